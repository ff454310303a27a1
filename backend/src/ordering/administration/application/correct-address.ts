import type { DeliveryFacade } from '../../../delivery/delivery.facade';
import type { CorrectedAddress } from '../../orders/domain/delivery-address';
import type { Order } from '../../orders/domain/order';
import { NotDeliveredThere } from '../../orders/domain/order.errors';
import type { ChangeParcels } from '../../parcels/application/change-parcels';

/** The name of the action in the audit. */
export const addressCorrected = 'address corrected';

interface CorrectAddressInput {
  orderId: string;
  /** When the order was changed last, as the admin saw it. */
  seen: Date;
  corrected: CorrectedAddress;
}

/** The admin corrects where an order goes, before a parcel of it is sent. */
export class CorrectAddress {
  constructor(
    private readonly changeParcels: ChangeParcels,
    private readonly delivery: DeliveryFacade,
  ) {}

  /** @throws NoSuchOrder, ParcelIsOnItsWay, OrderHasEnded, OrderHasChanged, OrderHasNoAddress, NotDeliveredThere */
  execute({ orderId, seen, corrected }: CorrectAddressInput): Promise<void> {
    return this.changeParcels.ofOrder(orderId, addressCorrected, async (parcels, now) => {
      await this.assertDelivered(parcels.order, corrected);
      parcels.correctAddress(corrected, seen, now);
    });
  }

  /** The paid delivery must cost the same in the zone of the new address. */
  private async assertDelivered({ state }: Order, corrected: CorrectedAddress): Promise<void> {
    const { delivery, address } = state;
    if (!address || delivery.kind !== 'delivery') return;
    const [former, next] = [address, corrected].map(({ country, pincode }) => ({
      country,
      postcode: pincode,
    }));
    if (!(await this.delivery.isSameZone(former!, next!))) throw new NotDeliveredThere(delivery.name);
  }
}
