import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrderEnd } from '../../orders/domain/order-stage';
import type { ReleaseUnpaidOrder } from './release-unpaid-order';
import type { OrderRepository } from '../../orders/application/ports';

interface CloseUnpaidOrderInput {
  orderId: string;
  end: OrderEnd;
}

/** Closes an unpaid order and gives its stock back. One whose money may be moving is left alone. */
export class CloseUnpaidOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly releaseUnpaidOrder: ReleaseUnpaidOrder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns false when it was left alone because its money may be moving */
  execute({ orderId, end }: CloseUnpaidOrderInput): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      const isOpen = order && (order.isAwaitingPayment || order.isInReview);
      return !isOpen || this.releaseUnpaidOrder.execute(order, end);
    });
  }
}
