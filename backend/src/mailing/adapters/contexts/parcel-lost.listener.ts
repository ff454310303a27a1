import { ParcelLost } from '../../../ordering/ordering.events';
import { Listener } from '../../../shared/domain-event';
import type { WriteMail } from '../../application/write-mail';

export class ParcelLostListener extends Listener<ParcelLost> {
  readonly event = ParcelLost;
  readonly name = 'mailing:parcel-lost';

  constructor(private readonly writeMail: WriteMail) {
    super();
  }

  on({ parcelId, orderId }: ParcelLost): Promise<void> {
    return this.writeMail.execute({ kind: 'parcel-lost', factId: parcelId, orderId });
  }
}
