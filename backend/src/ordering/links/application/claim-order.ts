import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrderRepository } from '../../orders/application/ports';
import { NoSuchOrder } from '../../orders/domain/order.errors';

/** An account shows the order of a guest from now on. Who calls has proven to be the guest, by the order's link or by the mailbox. */
export class ClaimOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchOrder, OrderNotClaimable */
  execute(orderId: string, userId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (!order) throw new NoSuchOrder();
      order.claim(userId);
      await this.orders.save(order);
    });
  }
}
