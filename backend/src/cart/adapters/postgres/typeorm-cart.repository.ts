import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { CartRepository } from '../../application/ports';
import { Cart, type CartLine } from '../../domain/cart';
import { CartLineRow } from './cart-line.table';

export class TypeOrmCartRepository extends CartRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async findForChange(shopperId: string): Promise<Cart> {
    const found = (await this.lock(shopperId)) ?? (await this.makeAndLock(shopperId));
    // Whoever had to wait for it has seen the lines of before.
    const { lines } = found.isCurrent ? found : (await this.lock(shopperId))!;
    return Cart.restore(shopperId, lines);
  }

  async save(cart: Cart): Promise<void> {
    const lines = this.database.recordsOf(CartLineRow, toRows(cart));
    await this.database.write([
      {
        name: 'carts',
        statement: sql`UPDATE cart.carts SET version = version + 1 WHERE shopper_id = ${cart.shopperId}`,
      },
      {
        name: 'cart_lines_kept',
        statement: sql`
          INSERT INTO cart.cart_lines SELECT * FROM json_populate_recordset(NULL::cart.cart_lines, ${lines})
          ON CONFLICT (shopper_id, variant_id) DO UPDATE SET quantity = excluded.quantity, position = excluded.position
          RETURNING variant_id`,
      },
      {
        name: 'cart_lines',
        statement: sql`
          DELETE FROM cart.cart_lines
           WHERE shopper_id = ${cart.shopperId} AND variant_id NOT IN (SELECT variant_id FROM cart_lines_kept)`,
      },
    ]);
  }

  /**
   * The cart's own row is the lock: its lines may not be there yet. Postgres gives the row as it is after the wait for it,
   * and all else as it was before.
   */
  private async lock(shopperId: string): Promise<LockedLines | undefined> {
    const [locked] = await this.database.queryPrepared<LockedLines>(sql`
      WITH locked AS (SELECT shopper_id, version FROM cart.carts WHERE shopper_id = ${shopperId} FOR UPDATE)
      SELECT locked.version = seen.version AS "isCurrent", coalesce((
               SELECT json_agg(json_build_object('variantId', variant_id, 'productId', product_id, 'quantity', quantity)
                               ORDER BY position, variant_id)
                 FROM cart.cart_lines l WHERE l.shopper_id = locked.shopper_id), '[]') AS lines
        FROM locked JOIN cart.carts seen ON seen.shopper_id = locked.shopper_id`);
    return locked;
  }

  private async makeAndLock(shopperId: string): Promise<LockedLines> {
    await this.database.query(
      sql`INSERT INTO cart.carts (shopper_id) VALUES (${shopperId}) ON CONFLICT DO NOTHING`,
    );
    return (await this.lock(shopperId))!;
  }
}

interface LockedLines {
  isCurrent: boolean;
  lines: CartLine[];
}

const toRows = ({ shopperId, lines }: Cart): CartLineRow[] =>
  lines.map((line, position) => ({ shopperId, ...line, position }));
