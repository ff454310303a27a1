import type { ChangeParcels } from '../../parcels/application/change-parcels';

/** An admin lets an order be sent that was held back. */
export class ReleaseOrder {
  constructor(private readonly changeParcels: ChangeParcels) {}

  /** @throws NoSuchOrder */
  execute({ orderId }: { orderId: string }): Promise<void> {
    return this.changeParcels.ofOrder(orderId, 'released', ({ order }, now) => order.release(now));
  }
}
