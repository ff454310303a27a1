import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CartRepository } from './ports';

interface RemoveFromCartInput {
  shopperId: string;
  productId: string;
  /** Without it, the only variant of the product in the cart. */
  variantId?: string | undefined;
}

export class RemoveFromCart {
  constructor(
    private readonly carts: CartRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Removing what is not there is no mistake: another tab was faster. @throws WhichVariant */
  execute({ shopperId, productId, variantId }: RemoveFromCartInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const cart = await this.carts.findForChange(shopperId);
      const chosen = variantId ?? cart.onlyVariantOf(productId);
      if (!chosen) return;
      cart.remove(chosen);
      await this.carts.save(cart);
    });
  }
}
