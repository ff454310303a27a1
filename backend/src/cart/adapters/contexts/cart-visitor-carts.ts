import { VisitorCarts } from '../../../identity/visitor-carts';
import type { MergeCarts } from '../../application/merge-carts';
import type { CartRepository } from '../../application/ports';

export class CartVisitorCarts extends VisitorCarts {
  constructor(
    private readonly mergeCarts: MergeCarts,
    private readonly carts: CartRepository,
  ) {
    super();
  }

  merge(visitorId: string, userId: string): Promise<void> {
    return this.mergeCarts.execute(visitorId, userId);
  }

  delete(visitorIds: string[]): Promise<void> {
    return this.carts.delete(visitorIds);
  }
}
