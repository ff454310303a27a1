import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { DispatchRepository } from './ports';

interface World {
  dispatches: DispatchRepository;
  unitOfWork: UnitOfWork;
}

export function describeDispatchRepository(world: () => World): void {
  it('opens a dispatch that is new, and has what was saved of it', async () => {
    const { dispatches, unitOfWork } = world();
    const [id, parcel] = [newId(), { parcelId: newId(), orderId: newId() }];
    await unitOfWork.run(async () => {
      const opened = await dispatches.findOrOpen(id);
      expect(opened.state).toEqual({ id, phase: 'open', parcels: [] });
      opened.add([parcel]);
      await dispatches.save(opened);
    });
    await unitOfWork.run(async () => {
      const found = await dispatches.findOrOpen(id);
      expect(found.state).toEqual({ id, phase: 'open', parcels: [parcel] });
      found.tell();
      await dispatches.save(found);
    });
    await unitOfWork.run(async () => {
      await dispatches.deleteOld();
      expect((await dispatches.findForChange(id))?.state.phase).toBe('told');
      expect(await dispatches.findForChange(newId())).toBeUndefined();
    });
  });
}
