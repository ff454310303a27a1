import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { newId } from '../../../../shared/ids';
import { describeDispatchRepository } from '../../application/dispatch-repository.contract';
import { DispatchRow } from './dispatch.table';
import { TypeOrmDispatchRepository } from './typeorm-dispatch.repository';

describe('dispatches in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    return { dispatches: new TypeOrmDispatchRepository(database, rows(DispatchRow)), unitOfWork };
  };
  describeDispatchRepository(world);

  it('are deleted a day after they ended, and never while they are open', async () => {
    const { dispatches, unitOfWork } = world();
    const [open, told] = [newId(), newId()];
    await unitOfWork.run(async () => {
      await dispatches.findOrOpen(open);
      const ended = await dispatches.findOrOpen(told);
      ended.tell();
      await dispatches.save(ended);
    });
    await postgres().database.query(`UPDATE ordering.dispatches SET opened_at = now() - interval '25 hours'`);
    await unitOfWork.run(async () => {
      await dispatches.deleteOld();
      expect(await dispatches.findForChange(told)).toBeUndefined();
      expect(await dispatches.findForChange(open)).toBeDefined();
    });
  });
});
