import fc from 'fast-check';
import { SqlCartFigures } from '../../src/cart/adapters/postgres/sql-cart-figures';
import { SqlSameCustomers } from '../../src/identity/users/adapters/postgres/sql-same-customers';
import { SqlOrderFigures } from '../../src/ordering/order-views/adapters/postgres/sql-order-figures';
import type { MovementKind } from '../../src/payments/money-movements';
import { SqlMoneyMovements } from '../../src/payments/records/adapters/postgres/sql-money-movements';
import { SqlPaymentLedger } from '../../src/payments/records/adapters/postgres/sql-payment-ledger';
import { SqlDailyRollups } from '../../src/reporting/figures/adapters/postgres/sql-daily-rollups';
import { AddUpFigures } from '../../src/reporting/figures/application/add-up-figures';
import { RecomputeDay } from '../../src/reporting/figures/application/recompute-day';
import { ViewFinance } from '../../src/reporting/finance/application/view-finance';
import { newId } from '../../src/shared/ids';
import type { Period } from '../../src/shared/time/period';
import { addDays, daysBetween, ShopDays } from '../../src/shared/time/shop-days';
import { FixedClock } from '../support/memory/fixed-clock';
import { testDatabase } from '../support/postgres/test-database';

/** Clocks change within the scenario: Havana's on 8 March at midnight, Berlin's on 29 March. */
const zones = ['Europe/Berlin', 'America/Havana', 'Asia/Kathmandu', 'UTC'];
const firstMoment = Date.parse('2026-02-20T00:00:00Z');
const now = new Date('2026-05-05T12:00:00Z');

const minutes = (days: number) => fc.integer({ min: 1, max: days * 24 * 60 });
const order = fc.record({
  paidAfter: fc.oneof(
    minutes(45),
    fc.constantFrom(16 * 24 * 60 + 5 * 60, 37 * 24 * 60 - 60, 37 * 24 * 60 - 120),
  ),
  /** Another amount came than was due. */
  isMispaid: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      cents: fc.integer({ min: 1, max: 2_000_000 }),
      deliveryCents: fc.integer({ min: 0, max: 900 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  /** Shares of what is left, each so long after the one before; refused ones never went back. */
  parts: fc.array(
    fc.record({ after: minutes(9), share: fc.integer({ min: 1, max: 99 }), isRefused: fc.boolean() }),
    { maxLength: 3 },
  ),
  wholeAfter: fc.option(minutes(9)),
  /** A part that was asked for before the whole, and recorded after it. */
});
type Given = typeof order extends fc.Arbitrary<infer T> ? T : never;

const scenario = fc.record({
  zone: fc.constantFrom(...zones),
  orders: fc.array(order, { maxLength: 14 }),
  from: fc.integer({ min: 0, max: 60 }),
  days: fc.integer({ min: 1, max: 70 }),
});

describe('the finance report of random payments and refunds', () => {
  const postgres = testDatabase();
  const run = (statement: string, parameters: unknown[] = []) =>
    postgres().database.query<Record<string, number>>(statement, parameters);

  async function writeOrder(given: Given, number: number): Promise<void> {
    const [id, paymentId, paidAt] = [newId(), newId(), at(firstMoment, given.paidAfter)];
    const total = given.lines.reduce(
      (sum, { quantity, cents, deliveryCents }) => sum + quantity * cents + deliveryCents,
      0,
    );
    await run(
      `INSERT INTO ordering.orders (id, number, search, shopper_id, shopper_name, shopper_email, delivery, page_versions, total_cents, status, stage, payment_id,
                                    placed_at, updated_at, paid_at)
       VALUES ($1, $2, '', $1, 'Sam', 'sam@mail.test', '{}', '[]', $3, 'confirmed', $4, $5, $6, now(), $7)`,
      [
        id,
        number,
        total,
        given.isMispaid ? 'closed' : 'paid',
        paymentId,
        at(firstMoment, 0),
        given.isMispaid ? null : paidAt,
      ],
    );
    for (const [position, line] of given.lines.entries()) {
      await run(
        `INSERT INTO ordering.order_lines (order_id, variant_id, product_id, title, image, unit_price_cents, quantity, position, delivery_share_cents)
         VALUES ($1, $2, $2, 'Socks', '', $3, $4, $5, $6)`,
        [id, newId(), line.cents, line.quantity, position, line.deliveryCents],
      );
    }
    await run(
      `INSERT INTO payments.payments (id, order_id, amount_cents, currency, status, capture_id, declines, created_at, updated_at, buyer_id)
       VALUES ($1::uuid, $2, $3, 'USD', 'paid', $1::uuid::text, 0, now(), now(), $2)`,
      [paymentId, id, total],
    );
    await writeMoney(given, paymentId, total, paidAt);
  }

  async function writeMoney(given: Given, paymentId: string, total: number, paidAt: Date): Promise<void> {
    const captured = given.isMispaid ? total + 1 : total;
    await run('UPDATE payments.payments SET captured_cents = $2 WHERE id = $1', [paymentId, captured]);
    await step(paymentId, given.isMispaid ? 'mispaid' : 'paid', captured, paidAt);
    const { left, moment } = await writeParts(
      given.isMispaid ? [] : given.parts,
      paymentId,
      captured,
      paidAt,
    );
    if (given.wholeAfter === null) return;
    const wholeAt = at(moment.getTime(), given.wholeAfter);
    await step(paymentId, given.parts.length > 1 ? 'refunded-elsewhere' : 'refunded', null, wholeAt);
    await part(paymentId, left, wholeAt);
  }

  /** @returns what is left of the captured money, and since when */
  async function writeParts(parts: Given['parts'], paymentId: string, captured: number, paidAt: Date) {
    let [left, moment] = [captured, paidAt];
    for (const { after, share, isRefused } of parts) {
      const cents = Math.floor((left * share) / 100);
      if (cents < 1 || cents >= left) continue;
      moment = at(moment.getTime(), after);
      await part(paymentId, cents, isRefused ? null : moment);
      if (isRefused) continue;
      await step(paymentId, 'refunded-part', cents, moment);
      left -= cents;
    }
    return { left, moment };
  }

  const at = (start: number, after: number) => new Date(start + after * 60_000);
  const step = (paymentId: string, name: string, cents: number | null, moment: Date) =>
    run(
      `INSERT INTO payments.payment_history (id, payment_id, step, amount_cents, changed_by, changed_at) VALUES ($1, $2, $3, $4, 'shop', $5)`,
      [newId(), paymentId, name, cents, moment],
    );
  const part = (paymentId: string, cents: number, refundedAt: Date | null) =>
    run(
      `INSERT INTO payments.refunds (id, payment_id, amount_cents, state, refund_id, requested_at, refunded_at, refused_at)
       VALUES ($1, $2, $3, $4, $5, now(), $6, $7)`,
      [
        newId(),
        paymentId,
        cents,
        refundedAt ? 'given' : 'refused',
        refundedAt && newId(),
        refundedAt,
        refundedAt ? null : now,
      ],
    );

  /** A second statement, by the steps of the payments and the days of the zone as Postgres knows them. */
  const plain = async (zone: string, from: string, to: string) => {
    const isIn = (column: string) => `(${column} AT TIME ZONE $1)::date BETWEEN $2::date AND $3::date`;
    const isWhole = `step IN ('refunded', 'refunded-elsewhere')`;
    const before = `PARTITION BY payment_id ORDER BY changed_at ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING`;
    const [row] = await run(
      `WITH steps AS (
         SELECT step, changed_at, amount_cents, coalesce(bool_or(${isWhole}) OVER (${before}), false) AS is_over,
                sum(CASE WHEN step = 'refunded-part' THEN -amount_cents ELSE amount_cents END) OVER (${before}) AS rest
           FROM payments.payment_history)
       SELECT coalesce(sum(amount_cents) FILTER (WHERE step IN ('paid', 'mispaid')), 0)::float8 AS "grossCents",
              coalesce(sum(CASE WHEN ${isWhole} THEN rest WHEN step = 'refunded-part' THEN amount_cents END)
                       FILTER (WHERE NOT is_over), 0)::float8 AS "refundsCents",
              (SELECT coalesce(sum(delivery_share_cents), 0)::float8 FROM ordering.order_lines JOIN ordering.orders o ON o.id = order_id
                WHERE ${isIn('paid_at')}) AS "deliveryCents",
              (SELECT count(*)::integer FROM ordering.orders WHERE ${isIn('paid_at')}) AS orders,
              (SELECT coalesce(sum(quantity), 0)::integer FROM ordering.order_lines JOIN ordering.orders o ON o.id = order_id
                WHERE ${isIn('paid_at')}) AS pieces,
              (SELECT round(avg(total_cents))::float8 FROM ordering.orders WHERE ${isIn('paid_at')}) AS "averageOrderCents"
         FROM steps WHERE ${isIn('changed_at')}`,
      [zone, from, to],
    );
    return { ...row!, netCents: row!.grossCents! - row!.refundsCents! };
  };

  /** The rows that a number opens, added up. */
  const rowsOf = async (kinds: MovementKind[], period: Period) => {
    let sum = 0;
    const list = { period, kinds, sort: 'newest' as const };
    for await (const rows of new SqlMoneyMovements(postgres().database).batches(list))
      for (const { cents } of rows) sum += cents;
    return sum;
  };

  it('equals plain SQL for each day, each month and their sum, and the rows that it opens, in each time zone', async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async (given) => {
        const { database, unitOfWork } = postgres();
        await run('TRUNCATE ordering.orders, payments.payments, reporting.daily_figures CASCADE');
        for (const [place, one] of given.orders.entries())
          await unitOfWork.run(() => writeOrder(one, place + 1));
        const [days, clock] = [new ShopDays(given.zone), new FixedClock(now)];
        const [orders, rollups] = [new SqlOrderFigures(database), new SqlDailyRollups(database)];
        const addUp = new AddUpFigures(
          orders,
          new SqlPaymentLedger(database),
          new SqlCartFigures(database),
          new SqlSameCustomers(database),
        );
        const recomputeDay = new RecomputeDay(days, addUp, rollups, unitOfWork, clock);
        for (const day of daysBetween('2026-02-18', days.dayOf(now))) await recomputeDay.execute({ day });
        const view = new ViewFinance(days, rollups, orders, clock);
        const from = addDays('2026-02-20', given.from);
        const custom = { period: 'custom' as const, from, to: addDays(from, given.days) };
        for (const by of ['day', 'month'] as const) {
          const { total, rows, pendingDays } = await view.execute({ ...custom, by });
          expect(pendingDays).toBe(0);
          for (const { from: first, to: last, moments: _, ...figures } of [total, ...rows])
            expect([first, last, figures]).toEqual([first, last, await plain(given.zone, first, last)]);
          const { grossCents, refundsCents, netCents, moments } = total;
          expect([grossCents, 0 - refundsCents, netCents]).toEqual([
            await rowsOf(['captured', 'mispaid'], moments),
            await rowsOf(['refunded', 'refunded-elsewhere'], moments),
            await rowsOf([], moments),
          ]);
        }
      }),
      { numRuns: 20 },
    );
  }, 300_000);
});
