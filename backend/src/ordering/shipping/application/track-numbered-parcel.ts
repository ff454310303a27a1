import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import { NoSuchParcel } from '../../parcels/domain/parcel.errors';
import type { NumberedOrders } from '../../orders/application/ports';
import { type NumberedTracking, orderNumberOf, trackNumbered } from '../domain/numbered-tracking';
import type { DispatchParcels } from './dispatch-parcels';

interface TrackNumberedParcelInput extends NumberedTracking {
  /** It is sent as part of this dispatch; undefined: its customer is told at once. */
  dispatchId?: string | undefined;
}

/** For people and scanners, who know parcels by what is printed on them. */
export class TrackNumberedParcel {
  constructor(
    private readonly orders: NumberedOrders,
    private readonly changeParcels: ChangeParcels,
    private readonly dispatchParcels: DispatchParcels,
  ) {}

  /**
   * A repeated call changes nothing.
   * @throws NoSuchParcel, WhichParcel; to send it, also ParcelNotMovable, OrderNotPaid, OrderWasRefunded, DispatchIsOver
   */
  async execute({ dispatchId, ...tracking }: TrackNumberedParcelInput): Promise<void> {
    const orderId = await this.orderOf(tracking.number);
    if (!tracking.isSent || dispatchId === undefined) {
      const action = tracking.isSent ? 'parcel sent' : 'parcel tracked';
      await this.changeParcels.ofOrder(
        orderId,
        action,
        (parcels, now) => void trackNumbered(parcels, tracking, now),
      );
      return;
    }
    const send = (parcels: OrderParcels, now: Date) => {
      const { parcel, sends } = trackNumbered(parcels, tracking, now, 'later');
      return sends ? [parcel.id] : [];
    };
    await this.dispatchParcels.execute({ dispatchId, orderId, send });
  }

  /** @throws NoSuchParcel */
  private async orderOf(number: string): Promise<string> {
    const orderNumber = orderNumberOf(number);
    const [orderId] = orderNumber === undefined ? [] : await this.orders.idsOf([orderNumber]);
    if (orderId === undefined) throw new NoSuchParcel();
    return orderId;
  }
}
