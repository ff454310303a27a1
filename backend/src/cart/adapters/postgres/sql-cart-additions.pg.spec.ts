import { testDatabase } from '../../../../test/support/postgres/test-database';
import { SqlCartAdditions } from './sql-cart-additions';

describe('additions to carts in Postgres', () => {
  const postgres = testDatabase();
  const additions = () => new SqlCartAdditions(postgres().database);
  const left = async () => {
    const rows = await postgres().database.query<{ quarter: Date }>(
      'SELECT quarter FROM cart.additions ORDER BY quarter',
    );
    return rows.map(({ quarter }) => quarter.toISOString().slice(0, 10));
  };

  it('are deleted when they are old, at most the requested number at once', async () => {
    await postgres().database.query(`
      INSERT INTO cart.additions SELECT day, gen_random_uuid()
        FROM generate_series(timestamptz '2026-03-01Z', '2026-03-05Z', '1 day') AS day`);
    const time = new Date('2026-03-04T00:00:00Z');
    expect(await additions().deleteBefore(time, 2)).toBe(2);
    expect(await additions().deleteBefore(time, 2)).toBe(1);
    expect(await left()).toEqual(['2026-03-04', '2026-03-05']);
  });

  it('are deleted by two processes at the same time without waiting for each other', async () => {
    const { database } = postgres();
    const other = await database.pool.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM cart.additions ORDER BY quarter LIMIT 1 FOR UPDATE');
    expect(await additions().deleteBefore(new Date('2026-04-01Z'), 10)).toBe(1);
    await other.query('ROLLBACK');
    other.release();
  });
});
