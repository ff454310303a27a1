import type { ChosenParcelStatus } from '../domain/parcel';
import type { ChangeParcels } from './change-parcels';

interface MoveParcelInput {
  parcelId: string;
  status: ChosenParcelStatus;
}

/** A parcel is sent, delivered, lost or unpacked. */
export class MoveParcel {
  constructor(private readonly changeParcels: ChangeParcels) {}

  /** @throws NoSuchParcel, ParcelNotMovable, OrderNotPaid, OrderWasRefunded */
  execute({ parcelId, status }: MoveParcelInput): Promise<void> {
    return this.changeParcels.ofParcel(parcelId, `parcel ${status}`, (parcels, now) =>
      parcels.move(parcelId, status, now),
    );
  }
}
