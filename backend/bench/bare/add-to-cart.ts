import sql, { type Sql } from 'sql-template-tag';
import { inTransaction, run } from './database';
import type { Shopper } from './session';

interface Addition {
  productId: string;
  variantId: string;
  quantity: number;
}

interface CartLine {
  productId: string;
  variantId: string;
  title: string;
  size: string | null;
  colour: string | null;
  image: string;
  priceCents: number;
  salePriceCents: number;
  sellingPriceCents: number;
  stock: number;
  quantity: number;
}

/** One line more, or one more of it. */
export async function addToCart(
  { id }: Shopper,
  { productId, variantId, quantity }: Addition,
): Promise<object> {
  await inTransaction(async (within) => {
    await within(sql`SELECT FROM cart.carts WHERE shopper_id = ${id} FOR UPDATE`);
    const [offer] = await within<{ stock: number }>(sql`
      SELECT ${stockFor(id)} AS stock FROM catalogue.variants v JOIN catalogue.products p ON p.id = v.product_id
       WHERE v.id = ${variantId} AND p.id = ${productId} AND v.on_sale AND p.deleted_at IS NULL`);
    const written = await within(sql`
      INSERT INTO cart.cart_lines AS l (shopper_id, variant_id, product_id, quantity, position)
      SELECT ${id}, ${variantId}, ${productId}, ${quantity},
             (SELECT count(*) FROM cart.cart_lines WHERE shopper_id = ${id})
      ON CONFLICT (shopper_id, variant_id) DO UPDATE SET quantity = l.quantity + excluded.quantity
        WHERE l.quantity + excluded.quantity <= ${offer!.stock}
      RETURNING variant_id`);
    if (written.length === 0) throw new Error('There are no more of it');
  });
  return { success: true, data: await cartOf(id) };
}

async function cartOf(shopperId: string): Promise<object> {
  const lines = await run<CartLine>(sql`
    SELECT p.id AS "productId", v.id AS "variantId", p.title, v.size, v.colour, coalesce(c.image, p.image) AS image,
           v.price_cents AS "priceCents", v.sale_price_cents AS "salePriceCents",
           v.selling_price_cents AS "sellingPriceCents", ${stockFor(shopperId)} AS stock, l.quantity
      FROM cart.cart_lines l JOIN catalogue.variants v ON v.id = l.variant_id JOIN catalogue.products p ON p.id = v.product_id
      LEFT JOIN catalogue.product_colours c ON c.product_id = p.id AND c.name = v.colour
     WHERE l.shopper_id = ${shopperId} AND v.on_sale AND p.deleted_at IS NULL ORDER BY l.position, l.variant_id`);
  return {
    _id: shopperId,
    userId: shopperId,
    items: lines.map(({ priceCents, salePriceCents, sellingPriceCents: _, stock, ...line }) => ({
      ...line,
      price: priceCents / 100,
      salePrice: salePriceCents / 100,
      totalStock: stock,
    })),
    total: lines.reduce((cents, line) => cents + line.sellingPriceCents * line.quantity, 0) / 100,
  };
}

/** With what is held for that shopper. */
const stockFor = (shopperId: string): Sql => sql`
  v.stock + (SELECT coalesce(sum(r.quantity), 0)::integer FROM catalogue.reservations r
              WHERE r.shopper_id = ${shopperId}::uuid AND r.variant_id = v.id AND r.state = 'held')`;
