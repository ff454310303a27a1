import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { Period } from '../../../../shared/time/period';
import { OrderFigures, type Sales, type SoldVariant } from '../../../order-figures';
import { givenRefunds } from './given-refunds';

const isIn = (moment: Sql, { from, to }: Period): Sql => sql`${moment} >= ${from} AND ${moment} < ${to}`;

/** The discounts on the goods of the line `l`. */
const reductionOfGoods = sql`(SELECT coalesce(sum(c.cents), 0) FROM ordering.line_components c
  WHERE c.order_id = l.order_id AND c.variant_id = l.variant_id AND c.kind = 'discount' AND c.part = 'goods')`;

export class SqlOrderFigures extends OrderFigures {
  constructor(private readonly database: Database) {
    super();
  }

  async salesIn(period: Period): Promise<Sales> {
    const refunds = givenRefunds(({ at }) => isIn(at, period));
    const [sales] = await this.database.query<Omit<Sales, 'sold'>>(sql`
      SELECT orders, "revenueCents", "deliveryCents", refunds, "refundedCents" FROM (
        SELECT count(*)::integer AS orders, coalesce(sum(total_cents), 0)::double precision AS "revenueCents"
          FROM ordering.orders WHERE ${isIn(sql`paid_at`, period)}) paid, (
        SELECT coalesce(sum(l.delivery_share_cents), 0)::double precision AS "deliveryCents"
          FROM ordering.orders o JOIN ordering.order_lines l ON l.order_id = o.id
         WHERE ${isIn(sql`o.paid_at`, period)}) delivered, (
        SELECT count(DISTINCT o.id)::integer AS refunds, coalesce(sum(g.cents), 0)::double precision AS "refundedCents"
          FROM ${refunds} g JOIN ordering.orders o ON o.id = g.order_id WHERE o.paid_at IS NOT NULL) refunded`);
    return { ...sales!, sold: await this.soldIn(period) };
  }

  private soldIn(period: Period): Promise<SoldVariant[]> {
    const last = (column: Sql): Sql => sql`(array_agg(${column} ORDER BY o.paid_at DESC, o.id DESC))[1]`;
    return this.database.query(sql`
      SELECT l.variant_id AS "variantId", l.product_id AS "productId", ${last(sql`l.title`)} AS title,
             ${last(sql`l.size`)} AS size, ${last(sql`l.colour`)} AS colour, sum(l.quantity)::integer AS units,
             sum(l.quantity::bigint * l.unit_price_cents - ${reductionOfGoods})::double precision AS cents
        FROM ordering.orders o JOIN ordering.order_lines l ON l.order_id = o.id
       WHERE ${isIn(sql`o.paid_at`, period)} GROUP BY l.variant_id, l.product_id ORDER BY l.variant_id`);
  }

  async shoppersIn(period: Period): Promise<{ active: string[]; paying: string[] }> {
    const [row] = await this.database.query<{ active: string[]; paying: string[] }>(sql`
      WITH paying AS (SELECT DISTINCT shopper_id FROM ordering.orders WHERE ${isIn(sql`paid_at`, period)})
      SELECT ARRAY(SELECT shopper_id FROM paying) AS paying,
             ARRAY(SELECT shopper_id FROM paying
                    UNION SELECT shopper_id FROM ordering.orders WHERE ${isIn(sql`placed_at`, period)}) AS active`);
    return row!;
  }

  async firstOrderAt(): Promise<Date | undefined> {
    const [row] = await this.database.query<{ placedAt: Date }>(
      sql`SELECT placed_at AS "placedAt" FROM ordering.orders ORDER BY placed_at, id LIMIT 1`,
    );
    return row?.placedAt;
  }
}
