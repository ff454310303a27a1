import type { ChangedOrder, ManyOrders } from '../../administration/application/many-orders';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import type { DispatchParcels } from './dispatch-parcels';

interface ShipOrdersInput {
  dispatchId: string;
  orderIds: string[];
}

/** Sends all that is left of each of many orders. Repeating it sends nothing twice. */
export class ShipOrders {
  constructor(
    private readonly manyOrders: ManyOrders,
    private readonly dispatchParcels: DispatchParcels,
  ) {}

  execute({ dispatchId, orderIds }: ShipOrdersInput): Promise<ChangedOrder[]> {
    return this.manyOrders.changeEach(orderIds, (orderId) =>
      this.dispatchParcels.execute({ dispatchId, orderId, send: shipRest }),
    );
  }
}

function shipRest(parcels: OrderParcels, now: Date): string[] {
  const isAway = parcels.left.length === 0 && parcels.all.some((parcel) => parcel.isAway);
  if (parcels.left.length > 0) parcels.packRest(now);
  const packed = parcels.all.filter(({ status }) => status === 'packed').map(({ id }) => id);
  if (packed.length === 0 && !isAway) parcels.packRest(now);
  for (const id of packed) parcels.move(id, 'sent', now, 'later');
  return packed;
}
