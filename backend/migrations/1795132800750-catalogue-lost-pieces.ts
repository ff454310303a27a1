import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lost pieces are movements. Parcels that got lost before, and orders that were rejected while pieces were away, are written into the
 * ledger without a change of stock: whoever counted the shelf since has corrected it already. Not valid: no row of before is lost.
 */
export class CatalogueLostPieces1795132800750 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE catalogue.stock_movements
        DROP CONSTRAINT changes_fit_their_cause,
        ADD CONSTRAINT changes_fit_their_cause CHECK (CASE cause
          WHEN 'initial' THEN change >= 0
          WHEN 'corrected' THEN change <> 0
          WHEN 'reserved' THEN change < 0
          WHEN 'sold' THEN change = 0
          WHEN 'returned' THEN change > 0
          WHEN 'lost' THEN change < 0
          ELSE false END) NOT VALID,
        DROP CONSTRAINT orders_reserve_buy_and_return,
        ADD CONSTRAINT orders_reserve_buy_and_return
          CHECK ((order_id IS NOT NULL) = (cause IN ('reserved', 'sold', 'returned', 'lost'))) NOT VALID`);
    await this.recordLost(runner);
    await this.recordAway(runner);
  }

  private async recordLost(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH lost AS (
        SELECT p.order_id, c.variant_id, sum(c.quantity)::integer AS quantity
          FROM ordering.parcels p JOIN ordering.parcel_pieces c ON c.parcel_id = p.id
          JOIN catalogue.variants v ON v.id = c.variant_id
         WHERE p.status = 'lost' GROUP BY p.order_id, c.variant_id
      )
      INSERT INTO catalogue.stock_movements (variant_id, change, stock_after, cause, actor, order_id)
      SELECT l.variant_id, m.sign * l.quantity, v.stock + m.above * l.quantity, m.cause, 'shop',
             CASE WHEN m.cause = 'lost' THEN l.order_id END
        FROM lost l JOIN catalogue.variants v ON v.id = l.variant_id
        CROSS JOIN (VALUES (1, 'corrected', 1, 1), (2, 'lost', -1, 0)) AS m (step, cause, sign, above)
       ORDER BY l.order_id, l.variant_id, m.step`);
  }

  private async recordAway(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH away AS (
        SELECT o.id AS order_id, o.shopper_id, c.variant_id, sum(c.quantity)::integer AS quantity
          FROM ordering.orders o JOIN ordering.parcels p ON p.order_id = o.id JOIN ordering.parcel_pieces c ON c.parcel_id = p.id
          JOIN catalogue.variants v ON v.id = c.variant_id
         WHERE o.status = 'rejected' AND p.status IN ('sent', 'delivered')
           AND NOT EXISTS (SELECT FROM catalogue.reservations r WHERE (r.order_id, r.variant_id) = (o.id, c.variant_id))
         GROUP BY o.id, o.shopper_id, c.variant_id
      ), sold AS (
        INSERT INTO catalogue.reservations (order_id, variant_id, quantity, state, shopper_id)
        SELECT order_id, variant_id, quantity, 'sold', shopper_id FROM away
      )
      INSERT INTO catalogue.stock_movements (variant_id, change, stock_after, cause, actor, order_id)
      SELECT a.variant_id, m.sign * a.quantity, v.stock + m.above * a.quantity, m.cause, 'shop',
             CASE WHEN m.cause = 'reserved' THEN a.order_id END
        FROM away a JOIN catalogue.variants v ON v.id = a.variant_id
        CROSS JOIN (VALUES (1, 'corrected', 1, 1), (2, 'reserved', -1, 0)) AS m (step, cause, sign, above)
       ORDER BY a.order_id, a.variant_id, m.step`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
