import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';

/** How many products that are not deleted meet the condition. */
export async function productsIn(database: Database, condition: Sql): Promise<number> {
  const [row] = await database.query<{ products: number }>(
    sql`SELECT count(*)::integer AS products FROM catalogue.products WHERE ${condition} AND deleted_at IS NULL`,
  );
  return row!.products;
}

/** Deleted products keep no brand or category from being deleted. */
export async function leaveDeletedProducts(database: Database, change: Sql, condition: Sql): Promise<void> {
  await database.query(
    sql`UPDATE catalogue.products SET ${change} WHERE ${condition} AND deleted_at IS NOT NULL`,
  );
}
