import { ParcelDelivered } from '../../../ordering/ordering.events';
import { Listener } from '../../../shared/domain-event';
import type { WriteMail } from '../../application/write-mail';

export class ParcelDeliveredListener extends Listener<ParcelDelivered> {
  readonly event = ParcelDelivered;
  readonly name = 'mailing:parcel-delivered';

  constructor(private readonly writeMail: WriteMail) {
    super();
  }

  on({ parcelId, orderId }: ParcelDelivered): Promise<void> {
    return this.writeMail.execute({ kind: 'parcel-delivered', factId: parcelId, orderId });
  }
}
