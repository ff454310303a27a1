import type { Pieces } from '../../orders/domain/order-line';
import type { ChangeParcels } from './change-parcels';

interface PackParcelInput {
  orderId: string;
  /** Undefined means all remaining pieces. */
  pieces: Pieces[] | undefined;
  /** Whether it is sent at once. */
  isSent: boolean;
}

/** Puts pieces of a paid order into a parcel. */
export class PackParcel {
  constructor(private readonly changeParcels: ChangeParcels) {}

  /** @returns its id. @throws NoSuchOrder, OrderNotPaid, OrderWasRefunded, OrderIsHeld, NothingToPack, PiecesNotLeft */
  execute({ orderId, pieces, isSent }: PackParcelInput): Promise<string> {
    const action = isSent ? 'parcel sent' : 'parcel packed';
    return this.changeParcels.ofOrder(orderId, action, (parcels, now) => {
      const { id } = parcels.pack(pieces, now);
      if (isSent) parcels.move(id, 'sent', now);
      return id;
    });
  }
}
