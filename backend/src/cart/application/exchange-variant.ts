import type { Offers } from '../../catalogue/offers';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CartContents } from '../cart.facade';
import { NoSuchItem } from '../domain/cart.errors';
import type { CartRepository } from './ports';
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
    private readonly carts: CartRepository,
    private readonly offers: Offers,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchItem, QuantityUnavailable */
  execute({ shopperId, productId, variantId, newVariantId }: ExchangeVariantInput): Promise<CartContents> {
    return this.unitOfWork.run(async () => {
      const cart = await this.carts.findForChange(shopperId);
      const priced = await PricedCart.of(cart, this.offers, newVariantId);
      const offer = priced.offerOf(productId, newVariantId);
      if (!offer) throw new NoSuchItem();
      cart.exchange(variantId, offer);
      const contents = priced.tellAndDropLost();
      await this.carts.save(cart);
      return contents;
    });
  }
}
