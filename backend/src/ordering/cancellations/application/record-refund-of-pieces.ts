import type { Clock } from '../../../shared/time/clock';
import { Money } from '../../../shared/money';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { CancellationRepository } from '../../parcels/application/ports';
import type { OrderRepository } from '../../orders/application/ports';

/** The provider has given back what cancelled pieces cost. */
export class RecordRefundOfPieces {
  constructor(
    private readonly orders: OrderRepository,
    private readonly cancellations: CancellationRepository,
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
      const sum = before.reduce((money, { state }) => money.plus(state.refund), Money.zero);
      refunded.recordRefund(sum, this.clock.now());
      await this.cancellations.save(refunded);
    });
  }
}
