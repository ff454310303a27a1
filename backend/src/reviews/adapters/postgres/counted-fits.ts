import sql, { type Sql } from 'sql-template-tag';

/** A row for each size of the product, with how many buyers say so. A product has a bounded number of variants. */
export const countedFits = (productId: string): Sql => sql`
  SELECT v.size, sum(c.small_count)::integer AS small, sum(c.right_count)::integer AS "right", sum(c.large_count)::integer AS large
    FROM catalogue.variants v JOIN catalogue.fit_counts c ON c.variant_id = v.id
   WHERE v.product_id = ${productId} AND v.size IS NOT NULL
   GROUP BY v.size ORDER BY min(v.size_rank), v.size`;
