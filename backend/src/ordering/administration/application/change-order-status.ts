import type { Stock } from '../../../inventory/stock';
import type { PaymentsFacade } from '../../../payments/payments.facade';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ChosenStatus } from '../../orders/domain/order-stage';
import type { ChangeParcels } from '../../parcels/application/change-parcels';

interface ChangeOrderStatusInput {
  orderId: string;
  status: ChosenStatus;
}

/** The admin moves an order on, and its parcels with it. Rejecting gives back the stock that has not left, and the money where there is some. */
export class ChangeOrderStatus {
  constructor(
    private readonly stock: Stock,
    private readonly payments: PaymentsFacade,
    private readonly changeParcels: ChangeParcels,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchOrder, OrderWasRefunded, OrderIsHeld */
  execute({ orderId, status }: ChangeOrderStatusInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { order, away } = await this.changeParcels.ofOrder(orderId, 'status changed', (parcels, now) => {
        parcels.prepareFor(status, now);
        parcels.order.changeStatus(status, now);
        return parcels;
      });
      if (!order.isRejected) return;
      await this.refundOrAbandon(order.paymentId);
      await this.stock.release(orderId, away);
    });
  }

  /** Money that is just being taken comes back when it arrives: a rejected order is never confirmed. */
  private async refundOrAbandon(paymentId: string): Promise<void> {
    if (!(await this.payments.abandon(paymentId))) await this.payments.refund(paymentId);
  }
}
