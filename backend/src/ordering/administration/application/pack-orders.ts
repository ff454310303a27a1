import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { ChangedOrder, ManyOrders } from './many-orders';

/** Packs what is left of each of many orders into a parcel, so that tracking numbers can come before the e-mail. */
export class PackOrders {
  constructor(
    private readonly manyOrders: ManyOrders,
    private readonly changeParcels: ChangeParcels,
  ) {}

  execute(orderIds: string[]): Promise<ChangedOrder[]> {
    return this.manyOrders.changeEach(orderIds, (orderId) =>
      this.changeParcels.ofOrder(orderId, 'parcel packed', (parcels, now) => void parcels.packRest(now)),
    );
  }
}
