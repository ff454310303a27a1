import type { GivenTracking } from '../domain/order-parcels';
import type { ChangeParcels } from './change-parcels';

interface TrackParcelInput extends GivenTracking {
  parcelId: string;
  /** Whether it is sent at once, with this number. */
  isSent: boolean;
}

/** A carrier gave the parcel a number. */
export class TrackParcel {
  constructor(private readonly changeParcels: ChangeParcels) {}

  /** @throws NoSuchParcel, TrackingAddressRefused; to send it, also ParcelNotMovable, OrderNotPaid, OrderWasRefunded */
  execute({ parcelId, isSent, ...tracking }: TrackParcelInput): Promise<void> {
    const action = isSent ? 'parcel sent' : 'parcel tracked';
    return this.changeParcels.ofParcel(parcelId, action, (parcels, now) => {
      parcels.track(parcelId, tracking);
      if (isSent) parcels.move(parcelId, 'sent', now);
    });
  }
}
