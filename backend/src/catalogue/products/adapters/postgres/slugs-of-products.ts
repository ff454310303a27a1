import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { advisoryLocks } from '../../../../platform/postgres/locks/advisory-locks';
import { slugsOfTitle } from '../../domain/slug-of-title';
import type { ProductRow } from './product.table';

type Saved = Pick<ProductRow, 'id' | 'title' | 'deletedAt'>;

/** Gives new products the slugs that follow from their titles, unless they have one already; deleted products leave theirs. */
export async function saveSlugs(database: Database, products: readonly Saved[]): Promise<void> {
  const deleted = products.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);
  if (deleted.length > 0)
    await database.query(sql`DELETE FROM catalogue.product_slugs WHERE product_id = ANY(${deleted}::uuid[])`);
  const nameless = await withoutSlug(
    database,
    products.filter(({ deletedAt }) => deletedAt === null),
  );
  if (nameless.length > 0) await addSlugs(database, nameless);
}

async function withoutSlug(database: Database, products: readonly Saved[]): Promise<Saved[]> {
  if (products.length === 0) return [];
  const named = await database.query<{ id: string }>(sql`
    SELECT product_id AS id FROM catalogue.product_slugs WHERE product_id = ANY(${products.map(({ id }) => id)}::uuid[])`);
  const ids = new Set(named.map(({ id }) => id));
  return products.filter(({ id }) => !ids.has(id));
}

/** Only one transaction at a time gives a slug. */
async function addSlugs(database: Database, products: readonly Saved[]): Promise<void> {
  await database.query(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.slugs})`);
  const wanted = products.map(({ title }) => slugsOfTitle(title));
  const rows = await database.query<{ slug: string }>(
    sql`SELECT slug FROM catalogue.product_slugs WHERE slug = ANY(${wanted.flat()}::text[])`,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  const slugs = wanted.map((candidates) => {
    const slug = candidates.find((candidate) => !taken.has(candidate)) ?? candidates[0]!;
    taken.add(slug);
    return slug;
  });
  await database.query(sql`
    INSERT INTO catalogue.product_slugs (slug, product_id, is_current)
    SELECT slug, id, true FROM unnest(${slugs}::text[], ${products.map(({ id }) => id)}::uuid[]) AS s (slug, id)`);
}
