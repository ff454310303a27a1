import { PiecesRefunded } from '../../../ordering/ordering.events';
import { Listener } from '../../../shared/domain-event';
import type { WriteMail } from '../../application/write-mail';

export class PiecesRefundedListener extends Listener<PiecesRefunded> {
  readonly event = PiecesRefunded;
  readonly name = 'mailing:pieces-refunded';

  constructor(private readonly writeMail: WriteMail) {
    super();
  }

  on({ orderId, cancellationId }: PiecesRefunded): Promise<void> {
    return this.writeMail.execute({ kind: 'pieces-refunded', factId: cancellationId, orderId });
  }
}
