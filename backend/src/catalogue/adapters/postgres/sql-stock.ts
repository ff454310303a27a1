import type { Database } from '../../../platform/postgres/database';
import { type Demand, type ReservationOutcome, Stock } from '../../stock';

export class SqlStock extends Stock {
  constructor(private readonly database: Database) {
    super();
  }

  async lock(variantIds: string[]): Promise<void> {
    await this.database.query(
      'SELECT 1 FROM catalogue.variants WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE',
      [variantIds],
    );
  }

  /** The caller's transaction takes back what was already held when a later line falls short. */
  async reserve(orderId: string, demands: Demand[]): Promise<ReservationOutcome> {
    const shortVariantIds: string[] = [];
    for (const { variantId, quantity } of inOrderOfIds(demands)) {
      if (!(await this.hold(orderId, variantId, quantity))) shortVariantIds.push(variantId);
    }
    return shortVariantIds.length === 0 ? { reserved: true } : { reserved: false, shortVariantIds };
  }

  async sell(orderId: string): Promise<void> {
    await this.database.query(
      `UPDATE catalogue.reservations SET state = 'sold' WHERE order_id = $1 AND state = 'held'`,
      [orderId],
    );
  }

  async release(orderId: string): Promise<void> {
    const returned = await this.database.query<{ variant_id: string; quantity: number }>(
      `WITH before AS (
         SELECT variant_id FROM catalogue.reservations
          WHERE order_id = $1 AND state IN ('held', 'sold') ORDER BY variant_id FOR UPDATE
       )
       UPDATE catalogue.reservations r SET state = 'returned'
         FROM before WHERE r.order_id = $1 AND r.variant_id = before.variant_id
       RETURNING r.variant_id, r.quantity`,
      [orderId],
    );
    const demands = returned.map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity }));
    for (const { variantId, quantity } of inOrderOfIds(demands)) {
      await this.database.query('UPDATE catalogue.variants SET stock = stock + $2 WHERE id = $1', [
        variantId,
        quantity,
      ]);
    }
  }

  private async hold(orderId: string, variantId: string, quantity: number): Promise<boolean> {
    const held = await this.database.query(
      `WITH taken AS (
         UPDATE catalogue.variants v SET stock = v.stock - $3
           FROM catalogue.products p
          WHERE v.id = $2 AND v.stock >= $3 AND p.id = v.product_id AND p.deleted_at IS NULL
         RETURNING v.id
       )
       INSERT INTO catalogue.reservations (order_id, variant_id, quantity, state)
       SELECT $1, id, $3, 'held' FROM taken
       ON CONFLICT (order_id, variant_id) DO UPDATE SET quantity = excluded.quantity, state = 'held'
         WHERE reservations.state = 'returned'
       RETURNING variant_id`,
      [orderId, variantId, quantity],
    );
    return held.length === 1;
  }
}

const inOrderOfIds = (demands: Demand[]): Demand[] =>
  demands.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1));
