import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { readBatches } from '../../../../platform/postgres/keyset';
import { SitemapQueries } from '../../application/ports';
import { byProductId, listedProductId, versionOfListedProducts, withSlug } from './listed-products';

const batchSize = 1_000;

export class SqlSitemapQueries extends SitemapQueries {
  constructor(private readonly database: Database) {
    super();
  }

  categories(): Promise<string[]> {
    return this.slugs(sql`SELECT slug FROM catalogue.categories ORDER BY position, slug`);
  }

  collections(): Promise<string[]> {
    return this.slugs(sql`SELECT slug FROM catalogue.collections ORDER BY position, slug`);
  }

  async productCount(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      sql`SELECT count(*)::integer AS count FROM catalogue.listing_rows`,
    );
    return row!.count;
  }

  productsVersion(): Promise<string> {
    return versionOfListedProducts(this.database);
  }

  async *products(skipped: number, limit: number): AsyncGenerator<string[]> {
    const [first] = await this.database.query<{ id: string }>(sql`
      SELECT ${listedProductId} AS id FROM catalogue.listing_rows c ORDER BY ${listedProductId} OFFSET ${skipped} LIMIT 1`);
    if (!first) return;
    let left = limit;
    const list = {
      select: sql`s.slug`,
      from: sql`catalogue.listing_rows c ${withSlug}`,
      where: [sql`${listedProductId} >= ${first.id}`],
      sort: byProductId,
    };
    for await (const batch of readBatches<{ slug: string }>(this.database, list, batchSize)) {
      yield batch.slice(0, left).map(({ slug }) => slug);
      left -= batch.length;
      if (left <= 0) return;
    }
  }

  private async slugs(statement: ReturnType<typeof sql>): Promise<string[]> {
    const rows = await this.database.query<{ slug: string }>(statement);
    return rows.map(({ slug }) => slug);
  }
}
