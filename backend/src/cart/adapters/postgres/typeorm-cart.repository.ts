import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { Versions } from '../../../platform/postgres/versions';
import { CartRepository } from '../../application/ports';
import { Cart, type CartLine } from '../../domain/cart';
import { CartLineRow } from './cart-line.table';

const versions = new Versions<Cart>();

export class TypeOrmCartRepository extends CartRepository {
  constructor(private readonly database: Database) {
    super();
  }

  /** Who lost to another waits in line the next time, so that of many at once all come through. */
  async findForChange(shopperId: string): Promise<Cart> {
    const found = this.database.isDoneAgain ? undefined : await this.find(shopperId);
    return found ? restored(shopperId, found) : this.lock(shopperId);
  }

  async lock(shopperId: string): Promise<Cart> {
    const found = (await this.lockRow(shopperId)) ?? (await this.makeAndLock(shopperId));
    // Whoever had to wait for it has seen the lines of before.
    return restored(shopperId, found.isCurrent ? found : (await this.lockRow(shopperId))!);
  }

  async save(cart: Cart): Promise<void> {
    const known = versions.of(cart);
    const lines = this.database.recordsOf(CartLineRow, toRows(cart));
    await this.database.write([
      {
        name: 'carts',
        statement: sql`
          UPDATE cart.carts SET version = ${versions.next(cart)}
           WHERE shopper_id = ${cart.shopperId} AND version = ${known} RETURNING shopper_id`,
        mustFind: true,
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
  private async lockRow(shopperId: string): Promise<LockedRow | undefined> {
    const [locked] = await this.database.queryPrepared<LockedRow>(sql`
      WITH locked AS (SELECT shopper_id, version FROM cart.carts WHERE shopper_id = ${shopperId} FOR UPDATE)
      SELECT locked.version, locked.version = seen.version AS "isCurrent", ${linesOf(sql`locked`)}
        FROM locked JOIN cart.carts seen ON seen.shopper_id = locked.shopper_id`);
    return locked;
  }

  private async makeAndLock(shopperId: string): Promise<LockedRow> {
    await this.database.query(
      sql`INSERT INTO cart.carts (shopper_id) VALUES (${shopperId}) ON CONFLICT DO NOTHING`,
    );
    return (await this.lockRow(shopperId))!;
  }

  private async find(shopperId: string): Promise<FoundRow | undefined> {
    const [found] = await this.database.lookUp<FoundRow>(
      sql`SELECT c.version, ${linesOf(sql`c`)} FROM cart.carts c WHERE c.shopper_id = ${shopperId}`,
    );
    return found;
  }
}

interface FoundRow {
  version: number;
  lines: CartLine[];
}

interface LockedRow extends FoundRow {
  isCurrent: boolean;
}

const linesOf = (cart: Sql): Sql => sql`coalesce((
  SELECT json_agg(json_build_object('variantId', variant_id, 'productId', product_id, 'quantity', quantity)
                  ORDER BY position, variant_id)
    FROM cart.cart_lines l WHERE l.shopper_id = ${cart}.shopper_id), '[]') AS lines`;

function restored(shopperId: string, { version, lines }: FoundRow): Cart {
  const cart = Cart.restore(shopperId, lines);
  versions.found(cart, version);
  return cart;
}

const toRows = ({ shopperId, lines }: Cart): CartLineRow[] =>
  lines.map((line, position) => ({ shopperId, ...line, position }));
