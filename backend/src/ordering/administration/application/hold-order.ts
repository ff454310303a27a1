import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { HoldReason } from '../../orders/domain/hold';
import type { OrderRepository } from '../../orders/application/ports';

/** Something happened to a paid order that an admin is to look at before it is sent. */
export class HoldOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ orderId, reason }: { orderId: string; reason: HoldReason }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (!order) return;
      order.hold(reason, this.clock.now());
      await this.orders.save(order);
    });
  }
}
