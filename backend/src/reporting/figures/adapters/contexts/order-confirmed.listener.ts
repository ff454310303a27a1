import { OrderConfirmed } from '../../../../ordering/ordering.events';
import { Listener } from '../../../../shared/domain-event';
import type { ScheduleRecomputing } from '../../application/schedule-recomputing';

export class OrderConfirmedListener extends Listener<OrderConfirmed> {
  readonly event = OrderConfirmed;
  readonly name = 'reporting:order-confirmed';

  constructor(private readonly scheduleRecomputing: ScheduleRecomputing) {
    super();
  }

  /** An event of the release before has no time. */
  on({ paidAt }: OrderConfirmed): Promise<void> {
    return this.scheduleRecomputing.execute({ moments: [paidAt] });
  }
}
