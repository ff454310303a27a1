import { type Jobs, job } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import type { DispatchRepository } from './ports';

export const tellOfDispatch = job<{ dispatchId: string }>(
  'ordering:tell-of-dispatch',
  ({ dispatchId }) => dispatchId,
);

/** The customers are told this long after the last parcel of a dispatch. */
export const undoSeconds = 10;

interface DispatchedOrder {
  dispatchId: string;
  orderId: string;
  /** Sends parcels, and says which. */
  send: (parcels: OrderParcels, now: Date) => readonly string[];
}

/** Sends parcels of an order so that it can be undone until their customers are told. */
export class DispatchParcels {
  constructor(
    private readonly dispatches: DispatchRepository,
    private readonly changeParcels: ChangeParcels,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchOrder, DispatchIsOver, DispatchIsFull, and what `send` throws */
  execute({ dispatchId, orderId, send }: DispatchedOrder): Promise<void> {
    return this.unitOfWork.run(async () => {
      const dispatch = await this.dispatches.findOrOpen(dispatchId);
      dispatch.assertOpen();
      const sent = await this.changeParcels.ofOrder(orderId, 'parcel sent', send);
      dispatch.add(sent.map((parcelId) => ({ parcelId, orderId })));
      await this.dispatches.save(dispatch);
      await this.jobs.schedule(tellOfDispatch, { dispatchId }, undoSeconds * 1_000);
    });
  }
}
