import type { PaymentsFacade } from '../../../payments/payments.facade';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { CloseUnpaidOrder } from './close-unpaid-order';
import type { OrderRepository } from '../../orders/application/ports';

/**
 * An attempt to open an order's payment failed. The order is cancelled, unless another attempt, from a second tab or a
 * double click, has opened it or is still under way.
 */
export class CloseFailedOpening {
  constructor(
    private readonly orders: OrderRepository,
    private readonly payments: PaymentsFacade,
    private readonly closeUnpaidOrder: CloseUnpaidOrder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ orderId }: { orderId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(orderId);
      if (!order) return;
      const { canStillOpen } = await this.payments.failOpening(order.paymentId);
      if (!canStillOpen) await this.closeUnpaidOrder.execute({ orderId, end: 'opening-failed' });
    });
  }
}
