import type { Clock } from '../../../shared/time/clock';
import { Money } from '../../../shared/money';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { CancellationRepository } from '../../parcels/application/ports';
import type { OrderRepository } from '../../orders/application/ports';
import type { RefundRepository } from '../../refunds/application/ports';

/** The provider has given back what cancelled pieces cost. */
export class RecordRefundOfPieces {
  constructor(
    private readonly orders: OrderRepository,
    private readonly cancellations: CancellationRepository,
    private readonly refunds: RefundRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ orderId, cancellationId }: { orderId: string; cancellationId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.orders.findForChange(orderId);
      const all = await this.cancellations.ofOrder(orderId);
      const refunded = all.find(({ id }) => id === cancellationId);
      if (!refunded) return;
      const before = all.filter(({ state }) => state.refundedAt !== null);
      const amounts = [...before.map(({ state }) => state.refund), ...(await this.givenRests(orderId))];
      const sum = amounts.reduce((money, amount) => money.plus(amount), Money.zero);
      refunded.recordRefund(sum, this.clock.now());
      await this.cancellations.save(refunded);
    });
  }

  /** The rest of the money may be given before a part that was asked for earlier. */
  private async givenRests(orderId: string): Promise<Money[]> {
    const refunds = await this.refunds.ofOrder(orderId);
    return refunds.filter(({ state }) => state.isRest && state.state === 'given').map(({ amount }) => amount);
  }
}
