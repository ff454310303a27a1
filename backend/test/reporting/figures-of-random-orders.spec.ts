import { InMemoryOutbox } from '../support/memory/in-memory-outbox';
import fc from 'fast-check';
import { SqlCartFigures } from '../../src/cart/adapters/postgres/sql-cart-figures';
import { SqlSameCustomers } from '../../src/identity/users/adapters/postgres/sql-same-customers';
import { SqlStock } from '../../src/inventory/adapters/postgres/sql-stock';
import { SqlStockFigures } from '../../src/inventory/adapters/postgres/sql-stock-figures';
import { aHoodie } from '../../src/catalogue/products/application/product-repository.contract';
import { SqlOrderFigures } from '../../src/ordering/order-views/adapters/postgres/sql-order-figures';
import { SqlWaitingOrders } from '../../src/ordering/waiting-orders/adapters/postgres/sql-waiting-orders';
import { SqlPaymentLedger } from '../../src/payments/records/adapters/postgres/sql-payment-ledger';
import { SqlFailedJobs } from '../../src/reporting/failed-jobs/adapters/postgres/sql-failed-jobs';
import { SqlDailyRollups } from '../../src/reporting/figures/adapters/postgres/sql-daily-rollups';
import { SqlDailyShoppers } from '../../src/reporting/figures/adapters/postgres/sql-daily-shoppers';
import { SqlRankingsStore } from '../../src/reporting/figures/adapters/postgres/sql-rankings-store';
import { RefreshRankings } from '../../src/reporting/figures/application/refresh-rankings';
import { ListShortages } from '../../src/reporting/figures/application/list-shortages';
import { RankSales } from '../../src/reporting/figures/application/rank-sales';
import { RebuildRollups } from '../../src/reporting/figures/application/rebuild-rollups';
import { AddUpFigures } from '../../src/reporting/figures/application/add-up-figures';
import { RecomputeDay } from '../../src/reporting/figures/application/recompute-day';
import { ViewDashboard } from '../../src/reporting/figures/application/view-dashboard';
import { sumOf } from '../../src/reporting/figures/domain/daily-figures';
import type { DayRange } from '../../src/reporting/figures/domain/report-range';
import { newId } from '../../src/shared/ids';
import type { PageMeta } from '../../src/shared/page';
import { addDays, ShopDays } from '../../src/shared/time/shop-days';
import { FixedActor } from '../support/memory/fixed-actor';
import { FixedClock } from '../support/memory/fixed-clock';
import { productChanges } from '../support/catalogue/product-changes';
import { productRepository } from '../support/catalogue/product-repository';
import { testDatabase } from '../support/postgres/test-database';
import {
  type Line,
  now,
  reductionOf,
  type Scenario,
  scenario,
  shoppers,
} from '../support/reporting/random-sales';

describe('the reports of random orders', () => {
  const postgres = testDatabase();
  const goods: { productId: string; variantId: string; title: string }[] = [];
  const stock = () =>
    new SqlStock(
      postgres().database,
      new FixedActor(),
      productChanges(postgres().database),
      new InMemoryOutbox(),
    );

  beforeAll(async () => {
    const { database, unitOfWork } = postgres();
    const products = productRepository(database);
    await unitOfWork.run(async () => {
      for (let made = 0; made < 6; made += 1) {
        const product = aHoodie();
        await products.save(product);
        const { id, details, variants } = product.state;
        goods.push({ productId: id, variantId: variants[0].state.id, title: details.title });
      }
      await stock().setInitial(goods.map(({ variantId }) => ({ variantId, counted: 0 })));
    });
  });

  async function write({ orders, additions, stock: counts }: Scenario): Promise<void> {
    const { database, unitOfWork } = postgres();
    await database.query(
      'TRUNCATE ordering.orders, cart.additions, reporting.daily_figures, reporting.daily_sales, reporting.rankings CASCADE',
    );
    for (const one of orders) await unitOfWork.run(() => writeOrder(one));
    for (const [at, shopper] of additions) {
      await database.query(
        `INSERT INTO cart.additions VALUES (date_bin('15 minutes', $1::timestamptz, 'epoch'), $2) ON CONFLICT DO NOTHING`,
        [at, shoppers[shopper]],
      );
    }
    await unitOfWork.run(() =>
      stock().correct(counts.map((counted, index) => ({ variantId: goods[index]!.variantId, counted }))),
    );
  }

  async function writeOrder(given: Scenario['orders'][number]): Promise<void> {
    const id = newId();
    const after = (start: Date | null, minutes: number | null) =>
      start && minutes !== null ? new Date(start.getTime() + minutes * 60_000) : null;
    const paidAt = after(given.placedAt, given.paidAfter);
    const refundedAt = after(paidAt, given.refundedAfter);
    const stage = refundedAt ? 'refunded' : paidAt ? 'paid' : 'expired';
    const total = given.lines.reduce(
      (sum, line) => sum + line.quantity * line.cents - reductionOf(line),
      given.shippingCents,
    );
    const { database } = postgres();
    await database.query(
      `INSERT INTO ordering.orders (number, search, shopper_email, delivery, page_versions, id, shopper_id, shopper_name, total_cents, status, stage, payment_id, placed_at,
                                    paid_at, refunded_at, updated_at)
       VALUES ((SELECT coalesce(max(number), 0) + 1 FROM ordering.orders), '', 'sam@mail.test', '{}', '[]', $1, $2, 'Sam', $3, 'pending', $4, $5, $6, $7, $8, now())`,
      [id, shoppers[given.shopper], total, stage, newId(), given.placedAt, paidAt, refundedAt],
    );
    for (const [position, line] of given.lines.entries()) {
      const { variant, quantity, cents } = line;
      const { variantId, productId, title } = goods[variant]!;
      await database.query(
        `INSERT INTO ordering.order_lines (order_id, variant_id, product_id, title, image, unit_price_cents, quantity, position, delivery_share_cents)
         VALUES ($1, $2, $3, $4, '', $5, $6, $7, $8)`,
        [
          id,
          variantId,
          productId,
          title,
          cents,
          quantity,
          position,
          position === 0 ? given.shippingCents : 0,
        ],
      );
      if (reductionOf(line) > 0)
        await database.query(
          `INSERT INTO ordering.line_components (order_id, variant_id, position, kind, part, source, label, cents)
           VALUES ($1, $2, 0, 'discount', 'goods', 'sale', 'Sale', $3)`,
          [id, variantId, reductionOf(line)],
        );
    }
    const cancelledAt = after(paidAt, given.cancelledAfter);
    if (cancelledAt && given.lines[0]!.cents < total) await cancelPiece(id, given.lines[0]!, cancelledAt);
  }

  async function cancelPiece(orderId: string, { variant, cents }: Line, refundedAt: Date): Promise<void> {
    const pieces = JSON.stringify([{ variantId: goods[variant]!.variantId, quantity: 1 }]);
    await postgres().database.query(
      `INSERT INTO ordering.cancellations (delivery_cents, id, order_id, pieces, refund_cents, cancelled_by, cancelled_at, refunded_at)
       VALUES (0, $1, $2, $3, $4, 'shop', $5, $5)`,
      [newId(), orderId, pieces, cents, refundedAt],
    );
  }

  async function reportOn({ zone, range }: Scenario) {
    const { database, unitOfWork } = postgres();
    const days = new ShopDays(zone);
    const orders = new SqlOrderFigures(database);
    const rollups = new SqlDailyRollups(database);
    const clock = new FixedClock(now);
    const addUp = new AddUpFigures(
      orders,
      new SqlPaymentLedger(database),
      new SqlCartFigures(database),
      new SqlSameCustomers(database),
    );
    const recomputeDay = new RecomputeDay(days, addUp, rollups, unitOfWork, clock);
    const [store, stockFigures] = [new SqlRankingsStore(database), new SqlStockFigures(database)];
    const rankSales = new RankSales(rollups, stockFigures);
    const refreshRankings = new RefreshRankings(days, rankSales, store, unitOfWork, clock);
    await new RebuildRollups(days, orders, recomputeDay, refreshRankings, clock).execute(() => undefined);
    const failedJobs = new SqlFailedJobs(database);
    const waitingOrders = new SqlWaitingOrders(database, days, clock);
    const view = new ViewDashboard(
      ...([days, rollups, addUp, store, rankSales, waitingOrders, stockFigures, failedJobs, clock] as const),
    );
    const report = await view.execute(typeof range === 'string' ? { range } : customRange(range));
    const shortages = new ListShortages(days, store, rankSales, stockFigures, clock);
    return { report, rows: await rowsBehind(report.range, new SqlDailyShoppers(database), shortages) };
  }

  /** How many rows the lists have that the numbers of the report open. */
  async function rowsBehind(range: DayRange, shoppers: SqlDailyShoppers, shortages: ListShortages) {
    const first = { limit: 1, cursor: undefined };
    const inRange = { from: range.from, to: range.to, sort: 'newest' as const };
    const totalOf = async (page: Promise<{ meta: PageMeta }>) => (await page).meta.total;
    return {
      shoppers: await totalOf(shoppers.page({ ...inRange, hasPaid: undefined }, first)),
      buyers: await totalOf(shoppers.page({ ...inRange, hasPaid: true }, first)),
      soldOut: await totalOf(shortages.page({ words: [], soldOutIn: inRange }, first)),
      lowStock: await totalOf(shortages.page({ words: [], soldOutIn: undefined }, first)),
    };
  }

  const customRange = ({ firstDay, days }: Exclude<Scenario['range'], string>) => {
    const from = `2026-03-${String(firstDay).padStart(2, '0')}`;
    return { range: 'custom' as const, from, to: addDays(from, days - 1) };
  };

  /** Plain SQL over orders, refunds and carts, by the days of the zone as Postgres knows them. */
  const plainFigures = async (zone: string, from: string, to: string) => {
    const dayOf = (column: string) => `(${column} AT TIME ZONE $1)::date`;
    const isIn = (column: string) => `${dayOf(column)} BETWEEN $2::date AND $3::date`;
    const [row] = await postgres().database.query(
      `WITH active AS (
         SELECT ${dayOf('placed_at')} AS day, shopper_id FROM ordering.orders WHERE ${isIn('placed_at')}
          UNION SELECT ${dayOf('paid_at')}, shopper_id FROM ordering.orders WHERE ${isIn('paid_at')}
          UNION SELECT ${dayOf('quarter')}, shopper_id FROM cart.additions
                 WHERE ${isIn('quarter')} AND ${dayOf('quarter')} >= (SELECT min(${dayOf('placed_at')}) FROM ordering.orders)),
         refunded AS (SELECT ${dayOf('refunded_at')}, id FROM ordering.orders WHERE ${isIn('refunded_at')}
          UNION SELECT ${dayOf('refunded_at')}, order_id FROM ordering.cancellations WHERE ${isIn('refunded_at')})
       SELECT (SELECT count(*)::integer FROM ordering.orders WHERE ${isIn('paid_at')}) AS orders, (SELECT count(*)::integer FROM refunded) AS refunds,
              (SELECT coalesce(sum(total_cents), 0)::float8 FROM ordering.orders WHERE ${isIn('paid_at')}) AS "revenueCents",
              (SELECT coalesce(sum(quantity), 0)::integer FROM ordering.order_lines l JOIN ordering.orders o ON o.id = order_id
                WHERE ${isIn('paid_at')}) AS units,
              (SELECT coalesce(sum(total_cents), 0)::float8 FROM ordering.orders WHERE ${isIn('refunded_at')})
                - (SELECT coalesce(sum(refund_cents), 0)::float8 FROM ordering.cancellations
                    WHERE order_id IN (SELECT id FROM ordering.orders WHERE ${isIn('refunded_at')}))
                + (SELECT coalesce(sum(refund_cents), 0)::float8 FROM ordering.cancellations WHERE ${isIn('refunded_at')})
                AS "refundedCents", 0::float8 AS "grossCents", 0::float8 AS "givenCents",
              (SELECT coalesce(sum(delivery_share_cents), 0)::float8 FROM ordering.order_lines l JOIN ordering.orders o ON o.id = order_id
                WHERE ${isIn('paid_at')}) AS "deliveryCents",
              (SELECT count(*)::integer FROM active) AS shoppers,
              (SELECT count(DISTINCT (${dayOf('paid_at')}, shopper_id))::integer FROM ordering.orders WHERE ${isIn('paid_at')}) AS buyers`,
      [zone, from, to],
    );
    return row;
  };

  const plainBestSellers = (zone: string, from: string, to: string, by: string) =>
    postgres().database.query(
      `SELECT l.product_id AS "productId", min(l.title) AS title, sum(quantity)::integer AS units,
              (sum(quantity::bigint * unit_price_cents) - sum(coalesce(c.cents, 0)))::float8 AS cents
         FROM ordering.order_lines l JOIN ordering.orders o ON o.id = l.order_id
         LEFT JOIN ordering.line_components c ON (c.order_id, c.variant_id) = (l.order_id, l.variant_id)
        WHERE (paid_at AT TIME ZONE $1)::date BETWEEN $2::date AND $3::date
        GROUP BY 1 ORDER BY ${by}, 1 LIMIT 5`,
      [zone, from, to],
    );

  const plainLevels = async (zone: string, from: string, to: string, having: string, by: string) =>
    postgres().database.query(
      `SELECT v.id AS "variantId", sum(m.change)::integer AS stock, sold.units
         FROM catalogue.variants v JOIN catalogue.stock_movements m ON m.variant_id = v.id
         JOIN (SELECT l.variant_id, sum(quantity)::integer AS units
                 FROM ordering.order_lines l JOIN ordering.orders o ON o.id = order_id
                WHERE (paid_at AT TIME ZONE $1)::date BETWEEN $2::date AND $3::date GROUP BY 1) sold ON sold.variant_id = v.id
        GROUP BY v.id, sold.units HAVING ${having} ORDER BY ${by} LIMIT 5`,
      [zone, from, to],
    );

  it('equal plain SQL over orders, refunds, carts and movements in each time zone', async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async (given) => {
        await write(given);
        const { report, rows } = await reportOn(given);
        const { range, before } = report;
        expect(report.figures.now).toEqual(await plainFigures(given.zone, range.from, range.to));
        expect(report.figures.before).toEqual(await plainFigures(given.zone, before.from, before.to));
        expect(sumOf(report.days)).toEqual(report.figures.now);
        const { shoppers: visited, buyers } = report.figures.now;
        const { soldOut: ended, lowStock: ending } = report;
        expect(rows).toEqual({
          shoppers: visited,
          buyers,
          soldOut: ended.total,
          lowStock: ending.total,
        });
        for (const { day, period: _, ...figures } of report.days) {
          expect([day, figures]).toEqual([day, await plainFigures(given.zone, day, day)]);
        }
        const sellers = (by: string) => plainBestSellers(given.zone, range.from, range.to, by);
        expect(report.bestSellers.byUnits).toEqual(await sellers('units DESC, cents DESC'));
        expect(report.bestSellers.byMoney).toEqual(await sellers('cents DESC, units DESC'));
        const soldOut = await plainLevels(
          given.zone,
          range.from,
          range.to,
          'sum(m.change) = 0',
          'units DESC, v.id DESC',
        );
        expect(
          report.soldOut.levels.map(({ variantId, stock, units }) => ({ variantId, stock, units })),
        ).toEqual(soldOut);
        const today = new ShopDays(given.zone).dayOf(now);
        const low = await plainLevels(
          given.zone,
          addDays(today, -29),
          today,
          'sum(m.change) > 0 AND sum(m.change) / (sold.units / 30.0) <= 14',
          'sum(m.change)::numeric / sold.units, v.id',
        );
        expect(
          report.lowStock.levels.map(({ variantId, stock, units }) => ({ variantId, stock, units })),
        ).toEqual(low);
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
