import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { DispatchRepository } from './ports';

/** Nobody has undone it: the customers are told. */
export class TellOfDispatch {
  constructor(
    private readonly dispatches: DispatchRepository,
    private readonly changeParcels: ChangeParcels,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ dispatchId }: { dispatchId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const dispatch = await this.dispatches.findForChange(dispatchId);
      if (!dispatch?.tell()) return;
      for (const [orderId, parcelIds] of dispatch.orders) await this.tell(orderId, parcelIds);
      await this.dispatches.save(dispatch);
      await this.dispatches.deleteOld();
    });
  }

  private tell(orderId: string, parcelIds: string[]): Promise<void> {
    return this.changeParcels.ofOrder(orderId, undefined, ({ all }) => {
      for (const parcel of all) if (parcelIds.includes(parcel.id)) parcel.tellOfSending();
    });
  }
}
