import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { ReturnedFits } from '../../../../reviews/returned-fits';

const tellsFit = sql`p.reason IN ('too-small', 'too-large')`;

/** Along the orders of the shopper, which are few. A variant that is both too small and too large in one return tells nothing. */
export class SqlReturnedFits extends ReturnedFits {
  constructor(private readonly database: Database) {
    super();
  }

  async subjectOf(returnId: string): Promise<{ shopperId: string; productIds: string[] } | undefined> {
    const [found] = await this.database.query<{ shopperId: string; productIds: string[] }>(sql`
      SELECT o.shopper_id AS "shopperId", ARRAY(
               SELECT DISTINCT l.product_id FROM ordering.return_pieces p
                 JOIN ordering.order_lines l ON (l.order_id, l.variant_id) = (o.id, p.variant_id)
                WHERE p.return_id = r.id AND ${tellsFit} ORDER BY l.product_id) AS "productIds"
        FROM ordering.returns r JOIN ordering.orders o ON o.id = r.order_id WHERE r.id = ${returnId}`);
    return found;
  }

  of(shopperId: string, productId: string): ReturnType<ReturnedFits['of']> {
    return this.database.query(sql`
      SELECT DISTINCT ON (w.variant_id) w.variant_id AS "variantId", w.fit, w.declared_at AS "toldAt"
        FROM (SELECT p.variant_id, r.declared_at, CASE min(p.reason) WHEN 'too-small' THEN 'small' ELSE 'large' END AS fit
                FROM ordering.orders o JOIN ordering.returns r ON r.order_id = o.id JOIN ordering.return_pieces p ON p.return_id = r.id
                JOIN ordering.order_lines l ON (l.order_id, l.variant_id) = (o.id, p.variant_id)
               WHERE o.shopper_id = ${shopperId} AND l.product_id = ${productId} AND r.state NOT IN ('cancelled', 'lapsed') AND ${tellsFit}
               GROUP BY r.id, p.variant_id HAVING count(DISTINCT p.reason) = 1) w
       ORDER BY w.variant_id, w.declared_at DESC`);
  }
}
