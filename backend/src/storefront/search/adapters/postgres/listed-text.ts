import sql from 'sql-template-tag';

/** The admin's list searches this text of the product `p` and its brand `b`. */
export const listedText = sql`
  lower(concat_ws(' ', p.title, p.category, p.brand, b.name,
    (SELECT string_agg(v.sku, ' ' ORDER BY v.position) FROM catalogue.variants v WHERE v.product_id = p.id)))`;
