import { type CopyStep, openedEarlier } from './copy-plan';

/** Pieces of a variant that the copies of orders took, and those of them that came back. */
const ordered = `
  SELECT l.variant_id, o.product_copy AS copy, sum(l.quantity * o.copies)::integer AS taken,
         coalesce(sum(l.quantity * o.copies) FILTER (WHERE t.stage <> 'paid'), 0)::integer AS returned
    FROM (SELECT template, product_copy, count(*) AS copies FROM order_copies GROUP BY 1, 2) o
    JOIN ordering.orders t ON t.id = o.template JOIN ordering.order_lines l ON l.order_id = t.id
   GROUP BY 1, 2`;

/** With the stock of their templates and what came back, and with their reviews. Movements of stock are added with the orders'. */
export const copiesOfProducts: CopyStep[] = [
  {
    name: 'products',
    sql: `
      INSERT INTO catalogue.products (id, title, description, category, brand, image, focal_points, facts, version, created_at, stars)
      SELECT c.id, p.title || ' ' || c.copy, p.description, p.category, p.brand, p.image, p.focal_points, p.facts, 1, p.created_at - ${openedEarlier}, p.stars
        FROM product_copies c JOIN catalogue.products p ON p.id = c.template`,
  },
  {
    name: 'slugs',
    sql: `
      INSERT INTO catalogue.product_slugs (slug, product_id, is_current)
      SELECT s.slug || '-v' || c.copy, c.id, true
        FROM product_copies c JOIN catalogue.product_slugs s ON s.product_id = c.template AND s.is_current`,
  },
  {
    name: 'colours',
    sql: `
      INSERT INTO catalogue.product_colours (product_id, name, hex, image, position)
      SELECT c.id, k.name, k.hex, k.image, k.position
        FROM product_copies c JOIN catalogue.product_colours k ON k.product_id = c.template`,
  },
  {
    name: 'pictures',
    sql: `
      INSERT INTO catalogue.product_pictures (product_id, position, image, alt, colour)
      SELECT c.id, k.position, k.image, k.alt, k.colour
        FROM product_copies c JOIN catalogue.product_pictures k ON k.product_id = c.template`,
  },
  {
    name: 'pieces that were ordered',
    sql: `CREATE TEMP TABLE ordered_pieces ON COMMIT DROP AS ${ordered}`,
  },
  {
    name: 'variants',
    sql: `
      INSERT INTO catalogue.variants (id, product_id, position, price_cents, sale_price_cents, stock, size, size_rank, colour, sku, on_sale)
      SELECT pg_temp.copy_of(v.id, c.copy), c.id, v.position, v.price_cents, v.sale_price_cents, v.stock + coalesce(o.returned, 0), v.size, v.size_rank,
             v.colour, v.sku || '-' || c.copy, v.on_sale
        FROM product_copies c JOIN catalogue.variants v ON v.product_id = c.template
        LEFT JOIN ordered_pieces o ON o.variant_id = v.id AND o.copy = c.copy`,
  },
  {
    name: 'price changes',
    sql: `
      INSERT INTO catalogue.price_changes (variant_id, price_cents, sale_price_cents, at, actor, actor_name)
      SELECT pg_temp.copy_of(h.variant_id, c.copy), h.price_cents, h.sale_price_cents, h.at - ${openedEarlier}, h.actor, h.actor_name
        FROM product_copies c JOIN catalogue.variants v ON v.product_id = c.template
        JOIN catalogue.price_changes h ON h.variant_id = v.id
       ORDER BY c.copy, h.id`,
  },
  {
    name: 'reviews',
    sql: `
      INSERT INTO catalogue.reviews (id, product_id, shopper_id, shopper_name, value, message, written_at, hidden_at, hidden_reason)
      SELECT pg_temp.copy_of(r.id, c.copy), c.id, pg_temp.copy_of(r.shopper_id, k.copy), r.shopper_name || ' ' || k.copy, r.value, r.message,
             r.written_at - c.copy * interval '17 minutes', r.hidden_at, r.hidden_reason
        FROM product_copies c JOIN catalogue.reviews r ON r.product_id = c.template
        CROSS JOIN LATERAL (SELECT 1 + (c.copy - 1) % (SELECT max(copy) - 1 FROM customer_copies) AS copy) k
       WHERE r.shopper_id IN (SELECT template FROM customer_copies)`,
  },
  {
    name: 'fits',
    sql: `
      INSERT INTO catalogue.fits (shopper_id, variant_id, fit, told_by, told_at, is_counted)
      SELECT pg_temp.copy_of(f.shopper_id, k.copy), pg_temp.copy_of(f.variant_id, c.copy), f.fit, f.told_by,
             f.told_at - c.copy * interval '17 minutes', f.is_counted
        FROM product_copies c JOIN catalogue.variants v ON v.product_id = c.template JOIN catalogue.fits f ON f.variant_id = v.id
        CROSS JOIN LATERAL (SELECT 1 + (c.copy - 1) % (SELECT max(copy) - 1 FROM customer_copies) AS copy) k
       WHERE f.shopper_id IN (SELECT template FROM customer_copies)`,
  },
  {
    name: 'counts of fits',
    sql: `
      INSERT INTO catalogue.fit_counts (variant_id, small_count, right_count, large_count)
      SELECT pg_temp.copy_of(v.id, c.copy), n.small_count, n.right_count, n.large_count
        FROM product_copies c JOIN catalogue.variants v ON v.product_id = c.template JOIN catalogue.fit_counts n ON n.variant_id = v.id`,
  },
];
