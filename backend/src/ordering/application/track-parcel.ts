import { trackingAddressOf } from '../domain/carriers';
import type { Tracking } from '../domain/parcel';
import type { ChangeParcels } from './change-parcels';

interface TrackParcelInput extends Omit<Tracking, 'trackingAddress'> {
  parcelId: string;
  /** Undefined: that of the carrier, if the shop knows it. */
  trackingAddress: string | null | undefined;
}

/** A carrier gave the parcel a number. */
export class TrackParcel {
  constructor(private readonly changeParcels: ChangeParcels) {}

  /** @throws NoSuchParcel, TrackingAddressRefused */
  execute({ parcelId, carrier, trackingNumber, trackingAddress }: TrackParcelInput): Promise<void> {
    const tracking = {
      carrier,
      trackingNumber,
      trackingAddress: trackingAddress === undefined ? trackingAddressOf(carrier) : trackingAddress,
    };
    return this.changeParcels.ofParcel(parcelId, 'parcel tracked', (parcels) =>
      parcels.track(parcelId, tracking),
    );
  }
}
