import sql, { type Sql } from 'sql-template-tag';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { FixedClock } from '../../../../../test/support/memory/fixed-clock';
import { ShopDays } from '../../../../shared/time/shop-days';
import { SqlWaitingOrders } from '../../../waiting-orders/adapters/postgres/sql-waiting-orders';
import { type OrderList, orderSorts } from '../../application/ports';
import { SqlOrderQueries } from './sql-order.queries';

/** Three are to be sent. One in ten was never paid, and waits as an order to send does: the planner expects many of those. */
const placed = 20_000;

describe('lists of orders in Postgres', () => {
  const postgres = testDatabase();

  beforeAll(async () => {
    const { database } = postgres();
    await database.runInTransaction(async () => {
      // Their lines are not read.
      await database.query(`SET LOCAL session_replication_role = replica`);
      await database.query(
        `INSERT INTO ordering.orders (id, shopper_id, shopper_name, shopper_email, delivery, page_versions, total_cents, status, stage, payment_id, placed_at, updated_at,
                                      number, paid_at, search)
         SELECT gen_random_uuid(), gen_random_uuid(), 'Sam', 'sam@mail.test', '{}', '[]', 1 + n, CASE WHEN n <= 3 THEN 'confirmed' WHEN n % 10 = 0 THEN 'pending' ELSE 'delivered' END,
                CASE n % 10 WHEN 0 THEN 'expired' ELSE 'paid' END,
                gen_random_uuid(), now() - n * interval '1 hour', now(), n, now() - n * interval '1 hour', 'a linen shirt of sam'
           FROM generate_series(1, ${placed}) n`,
      );
    });
    await database.query('VACUUM ANALYZE ordering.orders');
  });

  const all: OrderList = {
    ...{ words: [], statuses: [], payments: [], ids: [], held: [], toSend: 'all', sort: 'oldest' },
    ...{ placedFrom: undefined, placedTo: undefined, paidFrom: undefined, paidTo: undefined },
    ...{
      moneyFrom: undefined,
      moneyTo: undefined,
      refundedFrom: undefined,
      refundedTo: undefined,
      minTotal: undefined,
      maxTotal: undefined,
    },
    ...{ productId: undefined, variantId: undefined, shopperId: undefined },
  };
  const late = { promisedBefore: '2199-01-01', paidBefore: new Date('2199-01-01') };

  /** In this transaction, and in earlier ones of its connection. */
  const rowsRead = async (): Promise<number> => {
    const [table] = await postgres().database.query<{ rows: number }>(
      `SELECT (seq_tup_read + idx_tup_fetch)::integer AS rows FROM pg_stat_xact_user_tables WHERE relid = 'ordering.orders'::regclass`,
    );
    return table!.rows;
  };

  it.each(
    orderSorts.flatMap((sort) => [
      { sort },
      { sort, toSend: late },
      { sort, words: ['linen'] },
      { sort, toSend: late, words: ['linen', 'sam'] },
    ]),
  )('have the orders to send without reading others: %j', async (given) => {
    const { database } = postgres();
    const queries = new SqlOrderQueries(database, 24);
    await database.runInTransaction(async () => {
      const before = await rowsRead();
      const { orders } = await queries.page({ ...all, ...given }, { limit: 50, cursor: undefined });
      expect(orders).toHaveLength(3);
      // Once each for the page and for the count.
      expect((await rowsRead()) - before).toBeLessThanOrEqual(6);
    });
  });

  it('are counted for the menu from their index, which has the whole condition', async () => {
    const { database } = postgres();
    const waiting = new SqlWaitingOrders(database, new ShopDays('UTC'), new FixedClock());
    const query = jest.spyOn(database, 'query');
    expect(await waiting.counts()).toMatchObject({ toSend: { count: 3, isExact: true } });
    const statements = query.mock.calls.map(([statement]) => statement as Sql);
    query.mockRestore();
    const counted = statements.find(({ sql: text }) => text.includes('withdrawal_cases'))!;
    const plan = await database.query<Record<string, string>>(sql`EXPLAIN ${counted}`);
    const plans = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(plans).toContain('orders_to_send');
    expect(plans).not.toContain('Filter: (held_for IS NULL)');
  });

  it.each(['paid', 'money'] as const)(
    'have the orders of a month long ago, newest first, without reading later ones: %s',
    async (came) => {
      const { database } = postgres();
      const queries = new SqlOrderQueries(database, 24);
      const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
      const given = { [`${came}From`]: daysAgo(630), [`${came}To`]: daysAgo(600) };
      await database.runInTransaction(async () => {
        const before = await rowsRead();
        const { orders } = await queries.page(
          { ...all, toSend: undefined, sort: 'newest', ...given },
          { limit: 20, cursor: undefined },
        );
        expect(orders).toHaveLength(20);
        // The count reads the month; those of the day after may be read, too.
        expect((await rowsRead()) - before).toBeLessThan(1_000);
      });
    },
  );
});
