import sql, { type Sql } from 'sql-template-tag';
import type { UnitsSold } from '../../../../inventory/stock-figures';
import type { Database } from '../../../../platform/postgres/database';
import { type BestSeller, DailyRollups } from '../../application/ports';
import type { DailyFigures, Figures } from '../../domain/daily-figures';
import type { DayRange } from '../../domain/report-range';
import type { Day } from '../../../../shared/time/shop-days';

type Details = Parameters<DailyRollups['save']>[2];

const isIn = ({ from, to }: DayRange): Sql => sql`day BETWEEN ${from}::date AND ${to}::date`;

export class SqlDailyRollups extends DailyRollups {
  constructor(private readonly database: Database) {
    super();
  }

  async lock(day: Day): Promise<void> {
    await this.database.query(sql`
      INSERT INTO reporting.daily_figures (day, computed_at) VALUES (${day}::date, now())
      ON CONFLICT (day) DO UPDATE SET computed_at = now()`);
  }

  async save(day: Day, figures: Figures, { sold, shoppers }: Details): Promise<void> {
    await this.saveFigures(day, figures);
    await this.database.query(sql`DELETE FROM reporting.daily_sales WHERE day = ${day}::date`);
    await this.database.query(sql`
      INSERT INTO reporting.daily_sales (day, variant_id, product_id, title, size, colour, units, cents)
      SELECT ${day}::date, "variantId", "productId", title, size, colour, units, cents
        FROM json_to_recordset(${JSON.stringify(sold)}) AS s ("variantId" uuid, "productId" uuid, title text, size text,
             colour text, units integer, cents bigint)`);
    if (!shoppers) return;
    await this.database.query(sql`DELETE FROM reporting.daily_shoppers WHERE day = ${day}::date`);
    await this.database.query(sql`
      INSERT INTO reporting.daily_shoppers (day, shopper_id, has_paid)
      SELECT ${day}::date, "shopperId", "hasPaid"
        FROM json_to_recordset(${JSON.stringify(shoppers)}) AS s ("shopperId" uuid, "hasPaid" boolean)`);
  }

  private async saveFigures(day: Day, figures: Figures): Promise<void> {
    const { orders, revenueCents, units, refunds, refundedCents, shoppers, buyers } = figures;
    const { grossCents, givenCents, deliveryCents } = figures;
    await this.database.query(sql`
      INSERT INTO reporting.daily_figures
             (day, orders, revenue_cents, units, refunds, refunded_cents, gross_cents, given_cents, delivery_cents,
              shoppers, buyers, computed_at, money_computed_at)
      VALUES (${day}::date, ${orders}, ${revenueCents}, ${units}, ${refunds}, ${refundedCents}, ${grossCents}, ${givenCents},
              ${deliveryCents}, ${shoppers}, ${buyers}, now(), now())
      ON CONFLICT (day) DO UPDATE SET
        (orders, revenue_cents, units, refunds, refunded_cents, gross_cents, given_cents, delivery_cents,
         shoppers, buyers, computed_at, money_computed_at) =
        (excluded.orders, excluded.revenue_cents, excluded.units, excluded.refunds, excluded.refunded_cents, excluded.gross_cents,
         excluded.given_cents, excluded.delivery_cents, excluded.shoppers, excluded.buyers, excluded.computed_at,
         excluded.money_computed_at)`);
  }

  figuresIn(range: DayRange): Promise<DailyFigures[]> {
    return this.database.query(sql`
      SELECT day::text, orders, revenue_cents::double precision AS "revenueCents", units, refunds,
             refunded_cents::double precision AS "refundedCents", gross_cents::double precision AS "grossCents",
             given_cents::double precision AS "givenCents", delivery_cents::double precision AS "deliveryCents", shoppers, buyers
        FROM reporting.daily_figures f WHERE ${isIn(range)} ORDER BY f.day`);
  }

  bestSellers(range: DayRange, by: 'units' | 'cents', limit: number): Promise<BestSeller[]> {
    const order = by === 'units' ? sql`units DESC, cents DESC` : sql`cents DESC, units DESC`;
    return this.database.query(sql`
      SELECT product_id AS "productId", (array_agg(title ORDER BY day DESC, variant_id))[1] AS title,
             sum(units)::integer AS units, sum(cents)::double precision AS cents
        FROM reporting.daily_sales WHERE ${isIn(range)}
       GROUP BY product_id ORDER BY ${order}, product_id LIMIT ${limit}`);
  }

  unitsSold(range: DayRange): Promise<UnitsSold[]> {
    return this.database.query(sql`
      SELECT variant_id AS "variantId", sum(units)::integer AS units
        FROM reporting.daily_sales WHERE ${isIn(range)} GROUP BY variant_id ORDER BY variant_id`);
  }

  /** A server of 1.0.0 computes a day without its money: its time of the money is an earlier one then. */
  async missingIn({ from, to }: DayRange, limit: number): Promise<Day[]> {
    const rows = await this.database.query<{ day: Day }>(sql`
      SELECT d::date::text AS day FROM generate_series(${from}::date, ${to}::date, '1 day') AS d
       WHERE NOT EXISTS (SELECT FROM reporting.daily_figures f WHERE f.day = d::date
                          AND f.money_computed_at = f.computed_at) ORDER BY d DESC LIMIT ${limit}`);
    return rows.map(({ day }) => day);
  }
}
