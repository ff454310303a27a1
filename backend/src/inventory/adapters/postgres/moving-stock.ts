import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { type CurrentActor, nameOfActor } from '../../../shared/actor';
import type { ProductChanges } from '../../../shared/product-changes';
import { lowStockBelow } from '../../../shared/stock-limits';
import type { ReturnedPieces } from '../../inventory.events';
import type { Demand, Shortage } from '../../stock';
import type { StockCause } from '../../stock-movement';

/**
 * A change of stock is one statement: it locks the variants in the order of their ids, updates their stock, writes a movement per
 * variant (`moved`: variant_id, change, stock, product_id), and notes which of them are low. The listing rows of the products are
 * refreshed before the commit.
 */
export class MovingStock {
  constructor(
    private readonly database: Database,
    private readonly actor: CurrentActor,
    private readonly changes: ProductChanges,
  ) {}

  /** @param statement returns the ids of products whose stock it has changed */
  async move(statement: Sql): Promise<void> {
    const moved = await this.database.queryPrepared<{ product_id: string }>(statement);
    this.changes.figuresChanged(moved.map(({ product_id: id }) => id));
  }

  /** @param statement ends with `returned` */
  async moveBack(statement: Sql): Promise<ReturnedPieces[]> {
    const moved = await this.database.queryPrepared<ReturnedPieces & { productId: string }>(statement);
    this.changes.figuresChanged(moved.map(({ productId }) => productId));
    return moved.map(({ variantId, pieces }) => ({ variantId, pieces }));
  }

  /** The end of a statement that returns the pieces of `given_up`. */
  returned(orderId: string, cause: 'returned' | 'restocked' = 'returned'): Sql {
    return sql`locked AS (
        SELECT v.id AS variant_id, g.quantity
          FROM given_up g JOIN catalogue.variants v ON v.id = g.variant_id ORDER BY v.id FOR NO KEY UPDATE OF v
      ), moved AS (
        UPDATE catalogue.variants v SET stock = v.stock + l.quantity FROM locked l WHERE v.id = l.variant_id
        RETURNING v.id AS variant_id, l.quantity AS change, v.stock, v.product_id
      ), ${this.noted(cause, orderId)}
      SELECT product_id AS "productId", variant_id AS "variantId", change AS pieces FROM moved`;
  }

  /** Takes the pieces off the shelf, all of them or none. @returns those of which there are fewer */
  async take(cause: StockCause, pieces: Demand[], orderId?: string): Promise<Shortage[]> {
    const quantities = pieces.map(({ quantity }) => quantity);
    const [row] = await this.database.queryPrepared<{ short: Shortage[]; product_ids: string[] }>(sql`
      WITH wanted AS (
        SELECT * FROM unnest(${idsOf(pieces)}::uuid[], ${quantities}::integer[]) AS w (variant_id, quantity)
      ), locked AS (
        SELECT v.id AS variant_id, v.stock, w.quantity FROM wanted w JOIN catalogue.variants v ON v.id = w.variant_id
         ORDER BY v.id FOR NO KEY UPDATE OF v
      ), short AS (
        SELECT variant_id, coalesce(l.stock, 0) AS left FROM wanted w LEFT JOIN locked l USING (variant_id)
         WHERE coalesce(l.stock, 0) < w.quantity
      ), moved AS (
        UPDATE catalogue.variants v SET stock = v.stock - l.quantity FROM locked l
         WHERE v.id = l.variant_id AND NOT EXISTS (SELECT FROM short)
        RETURNING v.id AS variant_id, -l.quantity AS change, v.stock, v.product_id
      ), ${this.noted(cause, orderId)}
      SELECT ARRAY(SELECT product_id FROM moved) AS product_ids,
             coalesce((SELECT json_agg(json_build_object('variantId', variant_id, 'left', "left")) FROM short), '[]') AS short`);
    this.changes.figuresChanged(row!.product_ids);
    return row!.short;
  }

  /** The last parts of a statement that has moved stock: the movements, and which variants have fallen low or are low no more. */
  noted(cause: StockCause, orderId?: string, note?: string): Sql {
    return sql`noted AS (${this.movements(cause, orderId, note)}), fallen AS (
        INSERT INTO catalogue.low_stock (variant_id)
        SELECT variant_id FROM moved WHERE stock < ${lowStockBelow} AND stock - change >= ${lowStockBelow}
        ON CONFLICT DO NOTHING
      ), refilled AS (
        DELETE FROM catalogue.low_stock l USING moved m
         WHERE l.variant_id = m.variant_id AND m.stock >= ${lowStockBelow} AND m.stock - m.change < ${lowStockBelow}
      )`;
  }

  movements(cause: StockCause, orderId?: string, note?: string): Sql {
    const actor = this.actor.get();
    const name = actor.kind === 'shop' ? null : (actor.name ?? null);
    return sql`
      INSERT INTO catalogue.stock_movements (variant_id, change, stock_after, cause, actor, actor_name, order_id, note)
      SELECT variant_id, change, stock, ${cause}::text, ${nameOfActor(actor)}::text, ${name}::text, ${orderId ?? null}::uuid,
             ${note ?? null}::text FROM moved`;
  }
}

export const idsOf = (lines: { variantId: string }[]): string[] => lines.map(({ variantId }) => variantId);
