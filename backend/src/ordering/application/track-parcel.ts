import type { GivenTracking } from '../domain/order-parcels';
import type { ChangeParcels } from './change-parcels';

interface TrackParcelInput extends GivenTracking {
  parcelId: string;
}

/** A carrier gave the parcel a number. */
export class TrackParcel {
  constructor(private readonly changeParcels: ChangeParcels) {}

  /** @throws NoSuchParcel, TrackingAddressRefused */
  execute({ parcelId, ...tracking }: TrackParcelInput): Promise<void> {
    return this.changeParcels.ofParcel(parcelId, 'parcel tracked', (parcels) =>
      parcels.track(parcelId, tracking),
    );
  }
}
