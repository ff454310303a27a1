import { read, statement, write } from './database';

/** The session that the first value names, while it is good. */
export const shopper = `
  SELECT user_id AS id FROM identity.sessions WHERE id = $1 AND revoked_at IS NULL AND expires_at > now()`;

/** Of lines `l` and their variants `v`. */
const asCart = `
  string_agg(v.goods || v.prices || ',"quantity":' || l.quantity || ',"totalStock":' || v.stock || ',"underReview":0}', ','
             ORDER BY l.position, l.variant_id),
  sum(v.cents * l.quantity)::integer`;

type CartRow = [shopperId: string, items: string | null, cents: number | null];

export interface Addition {
  variantId: string;
  quantity: number;
}

const getCart = statement(`
  SELECT s.id, ${asCart}
    FROM (${shopper}) s LEFT JOIN cart.cart_lines l ON l.shopper_id = s.id LEFT JOIN lean.variants v ON v.id = l.variant_id
   GROUP BY s.id`);

export async function cartOf(sessionId: string): Promise<string> {
  return cartJson(await read<CartRow>(getCart, [sessionId]));
}

/** The line that is written is not there yet for who reads in the same statement. */
const addLine = statement(`
  WITH shopper AS (${shopper}), added AS (
    INSERT INTO cart.cart_lines AS l (shopper_id, variant_id, product_id, quantity, position)
    SELECT s.id, v.id, v.product_id, $3, (SELECT count(*) FROM cart.cart_lines WHERE shopper_id = s.id)
      FROM shopper s, lean.variants v WHERE v.id = $2 AND v.stock >= $3
    ON CONFLICT (shopper_id, variant_id) DO UPDATE SET quantity = l.quantity + excluded.quantity
      WHERE l.quantity + excluded.quantity <= (SELECT stock FROM lean.variants WHERE id = l.variant_id)
    RETURNING *
  )
  SELECT added.shopper_id, cart.* FROM added, LATERAL (
    SELECT ${asCart}
      FROM (SELECT * FROM added
            UNION ALL SELECT * FROM cart.cart_lines WHERE shopper_id = added.shopper_id AND variant_id <> added.variant_id) l
      JOIN lean.variants v ON v.id = l.variant_id
  ) cart`);

export async function addToCart(sessionId: string, { variantId, quantity }: Addition): Promise<string> {
  return cartJson(await write<CartRow>(addLine, [sessionId, variantId, quantity]));
}

function cartJson([row]: CartRow[]): string {
  if (row === undefined) throw new Error('There is no such session, or no more of it');
  const [id, items, cents] = row;
  return `{"success":true,"data":{"_id":"${id}","userId":"${id}","items":[${items ?? ''}],"total":${(cents ?? 0) / 100}}}`;
}
