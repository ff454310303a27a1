import { ParcelTracked } from '../../../ordering/ordering.events';
import { Listener } from '../../../shared/domain-event';
import type { WriteMail } from '../../application/write-mail';

export class ParcelTrackedListener extends Listener<ParcelTracked> {
  readonly event = ParcelTracked;
  readonly name = 'mailing:parcel-tracked';

  constructor(private readonly writeMail: WriteMail) {
    super();
  }

  on({ parcelId, orderId }: ParcelTracked): Promise<void> {
    return this.writeMail.execute({ kind: 'parcel-tracked', factId: parcelId, orderId });
  }
}
