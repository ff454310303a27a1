import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrderRepository } from '../../orders/application/ports';

/** The shopper seems to have given up paying. Does nothing for an order that is paid, in review or given up. */
export class RemindOfPayment {
  constructor(
    private readonly orders: OrderRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ orderId }: { orderId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (!order?.isAwaitingPayment) return;
      order.missPayment();
      await this.orders.save(order);
    });
  }
}
