import type { Jobs } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import { OrderReturns } from '../../returns/domain/order-returns';
import { tellOfDispatch } from './dispatch-parcels';
import type { DispatchRepository } from './ports';

/** Takes all parcels of a dispatch back, or none of them. */
export class UndoDispatch {
  constructor(
    private readonly dispatches: DispatchRepository,
    private readonly changeParcels: ChangeParcels,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns how many were taken back. @throws CustomersAreTold, ParcelNotMovable, OrderWasRefunded, PiecesComeBack */
  execute(dispatchId: string): Promise<number> {
    return this.unitOfWork.run(async () => {
      const dispatch = await this.dispatches.findOrOpen(dispatchId);
      if (!dispatch.undo()) return 0;
      for (const [orderId, parcelIds] of dispatch.orders) await this.takeBack(orderId, parcelIds);
      await this.dispatches.save(dispatch);
      await this.jobs.drop(tellOfDispatch, { dispatchId });
      return dispatch.state.parcels.length;
    });
  }

  private takeBack(orderId: string, parcelIds: string[]): Promise<void> {
    return this.changeParcels.ofOrder(orderId, 'sending undone', (parcels, now) =>
      takeBack(parcels, parcelIds, now),
    );
  }
}

function takeBack(parcels: OrderParcels, parcelIds: string[], now: Date): void {
  parcels.order.assertPaid();
  for (const parcelId of parcelIds) parcels.move(parcelId, 'packed', now);
  new OrderReturns(parcels).assertSent();
}
