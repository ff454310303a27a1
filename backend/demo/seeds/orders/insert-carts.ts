import type { OrderedGoods } from '../../../src/ordering/orders/domain/order-line';
import type { Database } from '../../../src/platform/postgres/database';

interface Addition {
  shopperId: string;
  filledAt: Date;
}

/** Who put something into a cart when, as the cart notes it. */
export async function insertAdditions(database: Database, additions: Addition[]): Promise<void> {
  await database.query(
    `INSERT INTO cart.additions (quarter, shopper_id)
     SELECT date_bin('15 minutes', "filledAt", timestamptz 'epoch'), "shopperId"
       FROM json_to_recordset($1) AS a ("shopperId" uuid, "filledAt" timestamptz) ON CONFLICT DO NOTHING`,
    [JSON.stringify(additions)],
  );
}

export async function insertCart(
  database: Database,
  shopperId: string,
  lines: readonly OrderedGoods[],
): Promise<void> {
  await database.query('INSERT INTO cart.carts (shopper_id) VALUES ($1)', [shopperId]);
  await database.query(
    `INSERT INTO cart.cart_lines (shopper_id, variant_id, product_id, quantity, position)
     SELECT $1, "variantId", "productId", quantity, position
       FROM json_to_recordset($2) AS l ("variantId" uuid, "productId" uuid, quantity integer, position integer)`,
    [shopperId, JSON.stringify(lines.map((line, position) => ({ ...line, position })))],
  );
}
