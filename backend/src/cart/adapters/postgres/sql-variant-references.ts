import sql from 'sql-template-tag';
import { VariantReferences } from '../../../catalogue/variant-references';
import type { Database } from '../../../platform/postgres/database';

export class SqlVariantReferences extends VariantReferences {
  constructor(private readonly database: Database) {
    super();
  }

  async to(productId: string): Promise<string[]> {
    const rows = await this.database.query<{ variant_id: string }>(
      sql`SELECT DISTINCT variant_id FROM cart.cart_lines WHERE product_id = ${productId}`,
    );
    return rows.map(({ variant_id: id }) => id);
  }
}
