import { FixedActor } from '../../../../test/support/memory/fixed-actor';
import { testDatabase } from '../../../../test/support/postgres/test-database';
import { RecordSettings } from '../../application/record-settings';
import { SqlAuditTrail } from './sql-audit-trail';
import { SqlRecordedSettings } from './sql-recorded-settings';

describe('the settings of a starting server', () => {
  const postgres = testDatabase();
  const startWith = (name: string, value: string | number | null) => {
    const { database, unitOfWork } = postgres();
    const trail = new SqlAuditTrail(database, new FixedActor());
    const recordSettings = new RecordSettings(new SqlRecordedSettings(database), trail, unitOfWork);
    return recordSettings.execute([{ name, label: `${name} of the shop`, value }]);
  };
  const entriesOf = (name: string) =>
    postgres().database.query(
      `SELECT actor, label, action, before, after FROM audit.entries
        WHERE subject = 'setting' AND subject_id = $1 ORDER BY id`,
      [name],
    );

  it('are recorded at the first start, then at each change with the values before and after', async () => {
    for (const zone of ['UTC', 'UTC', 'Asia/Dhaka', 'Asia/Dhaka', 'UTC']) await startWith('zone', zone);
    const byShop = { actor: 'shop', label: 'zone of the shop' };
    expect(await entriesOf('zone')).toEqual([
      { ...byShop, action: 'first recorded', before: null, after: { value: 'UTC' } },
      { ...byShop, action: 'changed', before: { value: 'UTC' }, after: { value: 'Asia/Dhaka' } },
      { ...byShop, action: 'changed', before: { value: 'Asia/Dhaka' }, after: { value: 'UTC' } },
    ]);
  });

  it('may be empty', async () => {
    for (const limit of [null, null, 20, null]) await startWith('limit', limit);
    expect(await entriesOf('limit')).toMatchObject([
      { before: null, after: { value: null } },
      { before: { value: null }, after: { value: 20 } },
      { before: { value: 20 }, after: { value: null } },
    ]);
  });

  it('are recorded once when many servers start at the same time', async () => {
    for (const minutes of [30, 45])
      await Promise.all(Array.from({ length: 8 }, () => startWith('minutes', minutes)));
    expect(await entriesOf('minutes')).toMatchObject([
      { before: null, after: { value: 30 } },
      { before: { value: 30 }, after: { value: 45 } },
    ]);
  });
});
