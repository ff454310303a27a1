import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { readBatches, sortKey } from '../../../../platform/postgres/keyset';
import { SitemapQueries } from '../../../application/search-engines/ports';

const batchSize = 1_000;

/** Listing rows are those of the products that the shop shows. */
const productId = sql`c.product_id`;
const byId = { name: 'id', keys: [sortKey.id(productId)], descending: false };

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

  async productsVersion(): Promise<string> {
    const [row] = await this.database.query<{ changes: string }>(
      sql`SELECT coalesce(sum(version), 0)::text AS changes FROM catalogue.category_brands`,
    );
    return row!.changes;
  }

  async *products(skipped: number, limit: number): AsyncGenerator<string[]> {
    const [first] = await this.database.query<{ id: string }>(sql`
      SELECT ${productId} AS id FROM catalogue.listing_rows c ORDER BY ${productId} OFFSET ${skipped} LIMIT 1`);
    if (!first) return;
    let left = limit;
    const list = {
      select: sql`${productId} AS id`,
      from: sql`catalogue.listing_rows c`,
      where: [sql`${productId} >= ${first.id}`],
      sort: byId,
    };
    for await (const batch of readBatches<{ id: string }>(this.database, list, batchSize)) {
      yield batch.slice(0, left).map(({ id }) => id);
      left -= batch.length;
      if (left <= 0) return;
    }
  }

  private async slugs(statement: ReturnType<typeof sql>): Promise<string[]> {
    const rows = await this.database.query<{ slug: string }>(statement);
    return rows.map(({ slug }) => slug);
  }
}
