import { ParcelSent } from '../../../ordering/ordering.events';
import { Listener } from '../../../shared/domain-event';
import type { WriteMail } from '../../application/write-mail';

export class ParcelSentListener extends Listener<ParcelSent> {
  readonly event = ParcelSent;
  readonly name = 'mailing:parcel-sent';

  constructor(private readonly writeMail: WriteMail) {
    super();
  }

  on({ parcelId, orderId }: ParcelSent): Promise<void> {
    return this.writeMail.execute({ kind: 'parcel-sent', factId: parcelId, orderId });
  }
}
