import { OrderRefunded } from '../../../../ordering/ordering.events';
import { Listener } from '../../../../shared/domain-event';
import type { ScheduleRecomputing } from '../../application/schedule-recomputing';

export class OrderRefundedListener extends Listener<OrderRefunded> {
  readonly event = OrderRefunded;
  readonly name = 'reporting:order-refunded';

  constructor(private readonly scheduleRecomputing: ScheduleRecomputing) {
    super();
  }

  /** An order that was rejected before its money came counts as paid without having been confirmed. */
  on({ paidAt, refundedAt }: OrderRefunded): Promise<void> {
    return this.scheduleRecomputing.execute({ moments: [paidAt, refundedAt] });
  }
}
