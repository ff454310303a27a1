import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';

/** The titles of the collections whose rules name a brand or a category, in display order. */
export async function collectionsNaming(
  database: Database,
  condition: 'brand' | 'category',
  slug: string,
): Promise<string[]> {
  const rows = await database.query<{ title: string }>(sql`
    SELECT title FROM catalogue.collections
     WHERE jsonb_exists(rule -> ${condition}::text, ${slug}) ORDER BY position`);
  return rows.map(({ title }) => title);
}
