import { testDatabase } from '../../../../test/support/postgres/test-database';
import { AsyncCurrentActor } from '../../../platform/actor/async-current-actor';
import type { Actor } from '../../../shared/actor';
import { newId } from '../../../shared/ids';
import { describeAuditTrail, type RecordedEntry } from '../../application/audit-trail.contract';
import { SqlAuditTrail } from './sql-audit-trail';

describe('the audit trail in Postgres', () => {
  const postgres = testDatabase();
  const actor = new AsyncCurrentActor();
  const world = () => {
    const { database, unitOfWork } = postgres();
    return {
      trail: new SqlAuditTrail(database, actor),
      unitOfWork,
      as: <T>(someone: Actor, work: () => Promise<T>) => actor.run(() => someone, work),
      entriesOf: (subjectId: string) =>
        database.query<RecordedEntry>(
          `SELECT actor, actor_name AS "actorName", subject, subject_id AS "subjectId", label, action, before, after
             FROM audit.entries WHERE subject_id = $1 ORDER BY recorded_at, id`,
          [subjectId],
        ),
    };
  };
  describeAuditTrail(world);

  it("records the time of the change by the database's clock", async () => {
    const { trail, unitOfWork } = world();
    const { database } = postgres();
    const subjectId = newId();
    await unitOfWork.run(async () => {
      await database.query('SELECT pg_sleep(0.02)');
      await trail.record({ subject: 'setting', subjectId, label: 'Time zone', action: 'edited' });
    });
    const [found] = await database.query<{ isOfNow: boolean }>(
      `SELECT recorded_at BETWEEN clock_timestamp() - interval '5 s' AND clock_timestamp() AS "isOfNow"
         FROM audit.entries WHERE subject_id = $1`,
      [subjectId],
    );
    expect(found).toEqual({ isOfNow: true });
  });
});
