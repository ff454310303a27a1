import sql, { type Sql } from 'sql-template-tag';

/** The flat product of the wire, from its card `c`; money leaves as dollars. @param more name, value pairs that follow */
export const flatProduct = (more: Sql): Sql => sql`json_build_object(
  '_id', c.product_id, 'image', c.image, 'title', c.title, 'category', c.category, 'brand', c.brand,
  'price', trim_scale(c.price_cents / 100.0), 'salePrice', trim_scale(c.sale_price_cents / 100.0),
  'totalStock', c.total_stock, 'averageReview', c.average_review, 'version', c.version,
  'options', json_build_object('sizes', c.sizes, 'colours', c.colours)${more})`;
