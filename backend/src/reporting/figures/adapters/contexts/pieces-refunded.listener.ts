import { PiecesRefunded } from '../../../../ordering/ordering.events';
import { Listener } from '../../../../shared/domain-event';
import type { ScheduleRecomputing } from '../../application/schedule-recomputing';

export class PiecesRefundedListener extends Listener<PiecesRefunded> {
  readonly event = PiecesRefunded;
  readonly name = 'reporting:pieces-refunded';

  constructor(private readonly scheduleRecomputing: ScheduleRecomputing) {
    super();
  }

  on({ refundedAt }: PiecesRefunded): Promise<void> {
    return this.scheduleRecomputing.execute({ moments: [refundedAt] });
  }
}
