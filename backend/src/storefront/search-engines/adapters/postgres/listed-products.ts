import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { sortKey } from '../../../../platform/postgres/keyset';

/** Listing rows are those of the products that the shop shows. */
export const listedProductId = sql`c.product_id`;

/** Joins the current slug `s`. */
export const withSlug = sql`JOIN catalogue.product_slugs s ON s.product_id = ${listedProductId} AND s.is_current`;

export const byProductId = { name: 'id', keys: [sortKey.id(listedProductId)], descending: false };

/** The sum of the versions of all category-brand groups: it grows with each change of a listed product, its prices and its choices in stock. */
export async function versionOfListedProducts(database: Database): Promise<string> {
  const [row] = await database.query<{ changes: string }>(
    sql`SELECT coalesce(sum(version), 0)::text AS changes FROM catalogue.category_brands`,
  );
  return row!.changes;
}
