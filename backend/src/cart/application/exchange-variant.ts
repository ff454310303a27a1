import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CartContents } from '../cart.facade';
import { NoSuchItem } from '../domain/cart.errors';
import type { CartQueries, CartRepository } from './ports';
import { PricedCart } from './priced-cart';

interface ExchangeVariantInput {
  shopperId: string;
  productId: string;
  variantId: string;
  newVariantId: string;
}

/** Another size or colour of what is in the cart already. */
export class ExchangeVariant {
  constructor(
    readonly carts: CartRepository,
    readonly queries: CartQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchItem, QuantityUnavailable */
  execute({ shopperId, productId, variantId, newVariantId }: ExchangeVariantInput): Promise<CartContents> {
    return this.unitOfWork.run(async () => {
      const priced = await PricedCart.lock(this, shopperId, [newVariantId]);
      const offer = priced.offerOf(productId, newVariantId);
      if (!offer) throw new NoSuchItem();
      priced.cart.exchange(variantId, offer);
      const contents = priced.dropLostLines();
      await this.carts.save(priced.cart);
      return contents;
    });
  }
}
