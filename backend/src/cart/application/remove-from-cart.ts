import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CartRepository } from './ports';

interface RemoveFromCartInput {
  shopperId: string;
  productId: string;
}

export class RemoveFromCart {
  constructor(
    private readonly carts: CartRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Removing what is not there is no mistake: another tab was faster. */
  execute({ shopperId, productId }: RemoveFromCartInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const cart = await this.carts.findForChange(shopperId);
      cart.removeProduct(productId);
      await this.carts.save(cart);
    });
  }
}
