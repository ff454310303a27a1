import sql, { type Sql } from 'sql-template-tag';

/**
 * In cents: the lowest selling price that was in force at any time in the 30 days before the sale began. Null for a variant that
 * is not on sale, or that was on sale from the first. A sale begins with the first sale price after a time without one; a further
 * reduction is the same sale. So the value stays the same while the sale lasts.
 * @param variant the alias of a row of `catalogue.variants`
 */
export const lowestPriceOf = (variant: Sql): Sql => {
  const changes = sql`catalogue.price_changes c WHERE c.variant_id = ${variant}.id`;
  return sql`CASE WHEN ${variant}.sale_price_cents > 0 THEN (
    SELECT lowest.cents
      FROM (SELECT c.id FROM ${changes} AND c.sale_price_cents = 0 ORDER BY c.id DESC LIMIT 1) regular
      CROSS JOIN LATERAL (SELECT c.at FROM ${changes} AND c.id > regular.id ORDER BY c.id LIMIT 1) sale
      LEFT JOIN LATERAL (
           SELECT c.id FROM ${changes} AND c.id <= regular.id AND c.at <= sale.at - ${thirtyDays}
            ORDER BY c.id DESC LIMIT 1) earlier ON true
      CROSS JOIN LATERAL (
           SELECT min(c.selling_price_cents) AS cents FROM ${changes} AND c.id BETWEEN coalesce(earlier.id, 0) AND regular.id) lowest) END`;
};

/** The same if a variant that is not on sale were reduced at this time. */
export const lowestPriceAtStart = (variant: Sql, at: Sql): Sql => {
  const changes = sql`catalogue.price_changes c WHERE c.variant_id = ${variant}.id`;
  return sql`coalesce(${lowestPriceOf(variant)}, CASE WHEN ${variant}.sale_price_cents = 0 THEN (
    SELECT min(c.selling_price_cents) FROM ${changes} AND c.id >= coalesce(
           (SELECT c.id FROM ${changes} AND c.at <= ${at} - ${thirtyDays} ORDER BY c.id DESC LIMIT 1), 0)) END)`;
};

/** Whatever the clocks of a time zone do. */
const thirtyDays = sql`interval '720 hours'`;
