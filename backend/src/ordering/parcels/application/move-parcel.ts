import type { ChosenParcelStatus, ParcelStatus } from '../domain/parcel';
import type { ChangeParcels } from './change-parcels';

interface MoveParcelInput {
  parcelId: string;
  status: Exclude<ChosenParcelStatus, 'lost'>;
  /** The status that the admin saw; undefined: any. */
  seen?: ParcelStatus | undefined;
}

/** A parcel is sent, delivered or unpacked. */
export class MoveParcel {
  constructor(private readonly changeParcels: ChangeParcels) {}

  /** @throws NoSuchParcel, ParcelHasChanged, ParcelNotMovable, OrderNotPaid, OrderWasRefunded, OrderIsHeld */
  execute({ parcelId, status, seen }: MoveParcelInput): Promise<void> {
    return this.changeParcels.ofParcel(parcelId, `parcel ${status}`, (parcels, now) => {
      if (seen) parcels.assertStill(parcelId, seen);
      parcels.move(parcelId, status, now);
    });
  }
}
