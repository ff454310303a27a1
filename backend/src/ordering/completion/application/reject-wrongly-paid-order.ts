import type { Stock } from '../../../inventory/stock';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrderRepository } from '../../orders/application/ports';

/** Another amount was paid than the order costs. It is refunded, nothing is sent, and the stock is released. */
export class RejectWronglyPaidOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly stock: Stock,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ orderId }: { orderId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (!order) return;
      order.end('wrong-amount', this.clock.now());
      await this.orders.save(order);
      await this.stock.release(orderId);
    });
  }
}
