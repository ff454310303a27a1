import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { CartRepository } from '../../application/ports';
import { Cart, type CartLine } from '../../domain/cart';
import { CartLineRow } from './cart-line.table';

export class TypeOrmCartRepository extends CartRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(shopperId: string): Promise<Cart> {
    const lines = await this.database.queryPrepared<CartLine>(
      sql`SELECT variant_id AS "variantId", product_id AS "productId", quantity
            FROM cart.cart_lines WHERE shopper_id = ${shopperId} ORDER BY position, variant_id`,
    );
    return Cart.restore(shopperId, lines);
  }

  /** The cart's own row is the lock: its lines may not be there yet. */
  async findForChange(shopperId: string): Promise<Cart> {
    await this.lock(shopperId);
    return this.find(shopperId);
  }

  async lock(shopperId: string): Promise<void> {
    if (await this.lockRow(shopperId)) return;
    await this.database.query(
      sql`INSERT INTO cart.carts (shopper_id) VALUES (${shopperId}) ON CONFLICT DO NOTHING`,
    );
    await this.lockRow(shopperId);
  }

  private async lockRow(shopperId: string): Promise<boolean> {
    const locked = await this.database.queryPrepared(
      sql`SELECT 1 FROM cart.carts WHERE shopper_id = ${shopperId} FOR UPDATE`,
    );
    return locked.length > 0;
  }

  async save(cart: Cart): Promise<void> {
    const lines = this.database.recordsOf(CartLineRow, toRows(cart));
    await this.database.queryPrepared(sql`
      WITH kept AS (
        INSERT INTO cart.cart_lines SELECT * FROM json_populate_recordset(NULL::cart.cart_lines, ${lines})
        ON CONFLICT (shopper_id, variant_id) DO UPDATE SET quantity = excluded.quantity, position = excluded.position
        RETURNING variant_id
      )
      DELETE FROM cart.cart_lines
       WHERE shopper_id = ${cart.shopperId} AND variant_id NOT IN (SELECT variant_id FROM kept)`);
  }
}

const toRows = ({ shopperId, lines }: Cart): CartLineRow[] =>
  lines.map((line, position) => ({ shopperId, ...line, position }));
