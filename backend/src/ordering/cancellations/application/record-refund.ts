import type { Stock } from '../../../inventory/stock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ChangeParcels } from '../../parcels/application/change-parcels';

/** The provider has given all of the money back, because the shop asked for it or without the shop. */
export class RecordRefund {
  constructor(
    private readonly changeParcels: ChangeParcels,
    private readonly stock: Stock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchOrder */
  execute({ orderId }: { orderId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { isNews, away } = await this.changeParcels.ofOrder(orderId, undefined, (parcels, now) => ({
        isNews: parcels.recordRefund(now),
        away: parcels.away,
      }));
      if (isNews) await this.stock.release(orderId, away);
    });
  }
}
