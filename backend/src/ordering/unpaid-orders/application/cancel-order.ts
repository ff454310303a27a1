import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { CancelReason } from '../../orders/domain/order-stage';
import type { GiveUpOrder } from './give-up-order';
import type { OrderRepository } from '../../orders/application/ports';

interface CancelOrderInput {
  orderId: string;
  reason: CancelReason;
}

/** Closes an unpaid order and gives its stock back. One whose money may be moving is left alone. */
export class CancelOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly giveUpOrder: GiveUpOrder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns false when it was left alone because its money may be moving */
  execute({ orderId, reason }: CancelOrderInput): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      const isOpen = order && (order.isAwaitingPayment || order.isInReview);
      return !isOpen || this.giveUpOrder.execute(order, 'close', reason);
    });
  }
}
