import fc from 'fast-check';
import sql from 'sql-template-tag';
import { lowestPriceBefore, paid } from '../../../../../test/support/prices/lowest-price';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { newId } from '../../../../shared/ids';
import { lowestPriceOf } from './lowest-price';

interface Change {
  /** When the price came into force, in hours since the shop opened. */
  hour: number;
  price_cents: number;
  sale_price_cents: number;
}

const opened = Date.parse('2026-01-01T00:00:00Z');
const timeOf = (hour: number) => new Date(opened + hour * 3_600_000).toISOString();

const history: fc.Arbitrary<Change[]> = fc
  .array(
    fc.record({
      after: fc.oneof(
        fc.integer({ min: 1, max: 48 }),
        fc.constantFrom(719, 720, 721),
        fc.integer({ min: 1, max: 2_000 }),
      ),
      price_cents: fc.constantFrom(4_000, 5_000, 6_000),
      sale_price_cents: fc.constantFrom(0, 0, 0, 2_000, 3_000, 3_500),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((steps) => {
    let hour = 0;
    const changes = steps.map(({ after, ...prices }) => ({ hour: (hour += after), ...prices }));
    return changes.filter((change, place) => !hasPricesOf(changes[place - 1], change));
  });

const hasPricesOf = (one: Change | undefined, other: Change): boolean =>
  one?.price_cents === other.price_cents && one.sale_price_cents === other.sale_price_cents;

/** A shopper who looked every hour would have noted this price. */
function lowestSeen(changes: Change[]): number | null {
  const at = (hour: number) => changes.findLast((change) => change.hour <= hour);
  const last = changes.at(-1)!;
  if (last.sale_price_cents === 0) return null;
  let began = last.hour;
  while ((at(began - 1)?.sale_price_cents ?? 0) > 0) began -= 1;
  const seen = Array.from({ length: 30 * 24 }, (_, ago) => at(began - 1 - ago)).filter(
    (change) => change !== undefined,
  );
  return seen.length > 0 ? Math.min(...seen.map(paid)) : null;
}

describe('the lowest price of the 30 days before a sale', () => {
  const postgres = testDatabase();

  /** The lowest prices that the shop's own SQL computes. */
  async function lowestOf(histories: Change[][]): Promise<(number | null)[]> {
    const { database } = postgres();
    const variants = histories.map((changes) => ({ id: newId(), changes }));
    const rows = variants.flatMap(({ id, changes }) => changes.map((change) => ({ id, ...change })));
    await database.query(sql`
      INSERT INTO catalogue.price_changes (variant_id, price_cents, sale_price_cents, at, actor)
      SELECT *, 'shop' FROM unnest(
             ${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => row.price_cents)}::integer[],
             ${rows.map((row) => row.sale_price_cents)}::integer[], ${rows.map(({ hour }) => timeOf(hour))}::timestamptz[])`);
    const found = await database.query<{ cents: number | null }>(sql`
      SELECT ${lowestPriceOf(sql`v`)} AS cents
        FROM unnest(${variants.map(({ id }) => id)}::uuid[],
                    ${histories.map((changes) => changes.at(-1)!.sale_price_cents)}::integer[])
             WITH ORDINALITY AS v (id, sale_price_cents, place) ORDER BY v.place`);
    return found.map(({ cents }) => cents);
  }

  // Each change: the day, the price and the sale price.
  it.each<[string, [number, number, number][], number | null]>([
    [
      'is the price, for a first sale',
      [
        [0, 50, 0],
        [90, 50, 40],
      ],
      50,
    ],
    [
      'is a lower price of the 30 days before',
      [
        [0, 50, 0],
        [70, 45, 0],
        [80, 55, 0],
        [90, 55, 40],
      ],
      45,
    ],
    [
      'leaves out what ended earlier',
      [
        [0, 45, 0],
        [60, 50, 0],
        [90, 50, 40],
      ],
      50,
    ],
    [
      'is the sale price of a sale that ended in these 30 days',
      [
        [0, 50, 0],
        [60, 50, 35],
        [80, 50, 0],
        [90, 50, 40],
      ],
      35,
    ],
    [
      'leaves out a sale that ended earlier',
      [
        [0, 50, 0],
        [40, 50, 35],
        [59, 50, 0],
        [90, 50, 40],
      ],
      50,
    ],
    [
      'stays the same when the sale price goes down further',
      [
        [0, 50, 0],
        [90, 50, 40],
        [100, 50, 30],
      ],
      50,
    ],
    [
      'stays the same when the price behind the sale price changes',
      [
        [0, 50, 0],
        [90, 50, 40],
        [100, 60, 40],
      ],
      50,
    ],
    [
      'is that of the sale before when a sale is taken back and set again',
      [
        [0, 50, 0],
        [90, 50, 40],
        [92, 50, 0],
        [93, 50, 45],
      ],
      40,
    ],
    [
      'is none without a sale',
      [
        [0, 50, 0],
        [60, 50, 40],
        [90, 50, 0],
      ],
      null,
    ],
    [
      'is none for what came into the shop at a sale price',
      [
        [90, 50, 40],
        [100, 50, 30],
      ],
      null,
    ],
    [
      'is known for less than 30 days',
      [
        [80, 50, 0],
        [90, 50, 40],
      ],
      50,
    ],
  ])('%s', async (_, days, expected) => {
    const changes = days.map(([day, price, sale]) => ({
      hour: day * 24,
      price_cents: price * 100,
      sale_price_cents: sale * 100,
    }));
    expect(await lowestOf([changes])).toEqual([expected && expected * 100]);
  });

  it('equals the lowest of hourly samples', async () => {
    const histories = fc.array(history, { minLength: 100, maxLength: 100 });
    const run = fc.asyncProperty(histories, async (all) => {
      const seen = all.map(lowestSeen);
      const read = all.map((changes) =>
        lowestPriceBefore(changes.map(({ hour, ...prices }) => ({ ...prices, at: timeOf(hour) }))),
      );
      expect(read).toEqual(seen);
      expect(await lowestOf(all)).toEqual(seen);
    });
    await fc.assert(run, { numRuns: 20, endOnFailure: true });
  });
});
