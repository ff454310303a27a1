import type { PaymentsFacade } from '../../../payments/payments.facade';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { RefundAllowance, RefundRepository } from './ports';

/** An admin has the provider asked again for a refund that it refused. */
export class AskRefundAgain {
  constructor(
    private readonly changeParcels: ChangeParcels,
    private readonly refunds: RefundRepository,
    private readonly payments: PaymentsFacade,
    private readonly allowance: RefundAllowance,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Nothing changes for a refund that is given or under way.
   * @throws NoSuchOrder, NoSuchRefund, RefundOvertaken, RefundBeyondRole; RefundNotRefused, RefundTooLarge when the payment knows better
   */
  execute({ orderId, refundId }: { orderId: string; refundId: string }): Promise<void> {
    return this.unitOfWork.run(() =>
      this.changeParcels.ofOrder(orderId, 'refund requested again', async ({ order, refunds }, now) => {
        const refund = refunds.askAgain(refundId, now);
        if (!refund) return;
        await this.allowance.assertAllowed(refund.amount);
        await this.refunds.save(refund);
        await this.payments.askRefundAgain(order.paymentId, refundId);
      }),
    );
  }

  /**
   * Another amount was paid than the order costs, so its refund belongs to the payment alone. The order is on hold again if it is refused again.
   * @throws NoSuchOrder; NoSuchRefund, RefundNotRefused
   */
  ofWrongAmount(orderId: string): Promise<void> {
    return this.unitOfWork.run(() =>
      this.changeParcels.ofOrder(orderId, 'refund requested again', async ({ order }, now) => {
        await this.allowance.assertAllowed(await this.payments.refundable(order.paymentId));
        await this.payments.askRefundAgain(order.paymentId, order.paymentId);
        order.release(now);
      }),
    );
  }
}
