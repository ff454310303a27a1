import { Client } from 'pg';
import { SqlListingRows } from '../../src/storefront/listing-rows/adapters/postgres/sql-listing-rows';
import { SqlSearchDocuments } from '../../src/storefront/search/adapters/postgres/sql-search-documents';
import { createDataSource } from '../../src/platform/postgres/data-source';
import { Database } from '../../src/platform/postgres/database';

/** Adds products in five sizes of two colours each; about one variant in eight is sold out. */
export async function addCatalogue(databaseUrl: string, products: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`SELECT setseed(0.5)`);
    for (const statement of statements) await client.query(statement.sql, statement.sized ? [products] : []);
    await rebuildDerived(databaseUrl);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/** Computes the rows that lists and searches read. */
async function rebuildDerived(databaseUrl: string): Promise<void> {
  const dataSource = createDataSource(databaseUrl, 1, 0);
  await dataSource.initialize();
  const database = new Database(dataSource);
  await new SqlListingRows(database).rebuild();
  await new SqlSearchDocuments(database).rebuild();
  await database.close(0);
}

const statements = [
  {
    sized: true,
    sql: `
      WITH added AS (
        INSERT INTO catalogue.products (id, title, description, category, brand, image, version, created_at)
        SELECT gen_random_uuid(), (ARRAY['Linen', 'Cord', 'Wool', 'Denim', 'Silk'])[1 + n % 5] || ' piece ' || n,
               repeat('Well made and well worn. ', 12),
               (ARRAY['men', 'women', 'kids', 'accessories', 'footwear'])[1 + (random() * 4.999)::int % 5],
               (ARRAY['nike', 'adidas', 'puma', 'levi', 'zara', 'h&m'])[1 + (random() * 5.999)::int % 6],
               '/uploads/0123456789abcdef01234567-1200.webp', 1, now()
          FROM generate_series(1, $1::integer) n
        RETURNING id, title
      )
      INSERT INTO catalogue.product_slugs (slug, product_id, is_current)
      SELECT lower(replace(title, ' ', '-')), id, true FROM added`,
  },
  {
    sized: false,
    sql: `
      INSERT INTO catalogue.product_colours (product_id, name, hex, image, position)
      SELECT p.id, name, '#1f3a5f', NULL, position - 1
        FROM catalogue.products p CROSS JOIN LATERAL (
             SELECT name, row_number() OVER () AS position
               FROM (SELECT name
                       FROM unnest(ARRAY['Navy', 'Black', 'White', 'Red', 'Olive', 'Sand', 'Rust', 'Teal', 'Rose', 'Grey']) AS name
                      ORDER BY md5(p.id || name) LIMIT 2) two) colour`,
  },
  {
    sized: false,
    sql: `
      INSERT INTO catalogue.variants (id, product_id, position, size, size_rank, colour, price_cents, sale_price_cents, stock)
      SELECT gen_random_uuid(), p.id, c.position * 5 + rank, size, rank, colour,
             1000 + (hashtext(p.id::text) & 16383), CASE WHEN hashtext(p.id::text) % 3 = 0 THEN 900 ELSE 0 END,
             CASE WHEN random() < 0.125 THEN 0 ELSE 1000000 END
        FROM catalogue.products p
        JOIN catalogue.product_colours c ON c.product_id = p.id
        CROSS JOIN LATERAL (SELECT c.name AS colour) named
        CROSS JOIN unnest(ARRAY['XS', 'S', 'M', 'L', 'XL']) WITH ORDINALITY AS s (size, rank)`,
  },
  {
    sized: false,
    sql: `
      INSERT INTO catalogue.stock_movements (variant_id, change, cause, actor)
      SELECT id, stock, 'initial', 'shop' FROM catalogue.variants`,
  },
  {
    sized: false,
    sql: `
      INSERT INTO catalogue.price_changes (variant_id, price_cents, sale_price_cents, at, actor)
      SELECT v.id, c.price_cents, c.sale_price_cents, c.at, 'shop'
        FROM catalogue.variants v CROSS JOIN LATERAL (VALUES
             (v.price_cents, 0, now() - interval '90 days'),
             (v.price_cents, v.sale_price_cents, now() - interval '10 days')) c (price_cents, sale_price_cents, at)
       WHERE c.sale_price_cents > 0 OR c.at < now() - interval '30 days' ORDER BY c.at`,
  },
];
