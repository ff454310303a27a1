import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { Skus } from '../../../offers';

export class SqlSkus extends Skus {
  constructor(private readonly database: Database) {
    super();
  }

  async of(variantIds: string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.queryPrepared<{ id: string; sku: string }>(
      sql`SELECT id, sku FROM catalogue.variants WHERE id = ANY(${variantIds}::uuid[]) AND sku IS NOT NULL`,
    );
    return new Map(rows.map(({ id, sku }) => [id, sku]));
  }
}
