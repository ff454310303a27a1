import { Client } from 'pg';
import { demoBrands, demoCategories } from '../../../demo/seeds/demo-taxonomy';

/** Slugs of those that a test shop has. */
export const categories = Object.keys(demoCategories);
export const brands = Object.keys(demoBrands);

/** Adds the demo's brands and categories to a migrated database, unless they are there. */
export async function addTaxonomy(databaseUrl: string): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await database.query(
      `INSERT INTO catalogue.brands (slug, name) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING`,
      [brands, Object.values(demoBrands)],
    );
    await database.query(
      `INSERT INTO catalogue.categories (slug, name, path, position)
       SELECT slug, name, ARRAY[slug], place - 1
         FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS category (slug, name, place) ON CONFLICT DO NOTHING`,
      [categories, Object.values(demoCategories)],
    );
  } finally {
    await database.end();
  }
}
