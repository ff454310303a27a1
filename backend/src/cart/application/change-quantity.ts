import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CartContents } from '../cart.facade';
import { NoSuchItem } from '../domain/cart.errors';
import type { CartQueries, CartRepository } from './ports';
import { PricedCart } from './priced-cart';

interface ChangeQuantityInput {
  shopperId: string;
  productId: string;
  /** Without it, the only variant of the product in the cart. */
  variantId?: string | undefined;
  quantity: number;
}

export class ChangeQuantity {
  constructor(
    readonly carts: CartRepository,
    readonly queries: CartQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchItem, WhichVariant, QuantityUnavailable */
  execute({ shopperId, productId, variantId, quantity }: ChangeQuantityInput): Promise<CartContents> {
    return this.unitOfWork.run(async () => {
      const priced = await PricedCart.lock(this, shopperId, variantId === undefined ? [] : [variantId]);
      const chosen = variantId ?? priced.cart.onlyVariantOf(productId);
      const offer = priced.offerOf(productId, chosen);
      if (!offer) throw new NoSuchItem();
      priced.cart.changeQuantity(offer, quantity);
      const contents = priced.dropLostLines();
      await this.carts.save(priced.cart);
      return contents;
    });
  }
}
