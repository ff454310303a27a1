import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CartContents } from '../cart.facade';
import type { CartQueries, CartRepository } from './ports';
import { PricedCart } from './priced-cart';

interface RemoveFromCartInput {
  shopperId: string;
  productId: string;
  /** Without it, the only variant of the product in the cart. */
  variantId?: string | undefined;
}

export class RemoveFromCart {
  constructor(
    readonly carts: CartRepository,
    readonly queries: CartQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Removing what is not there is no mistake: another tab was faster. @throws WhichVariant */
  execute({ shopperId, productId, variantId }: RemoveFromCartInput): Promise<CartContents> {
    return this.unitOfWork.run(async () => {
      const priced = await PricedCart.lock(this, shopperId);
      const { cart } = priced;
      const chosen = variantId ?? cart.onlyVariantOf(productId);
      if (chosen) cart.remove(chosen);
      const contents = priced.dropLostLines();
      await this.carts.save(cart);
      return contents;
    });
  }
}
