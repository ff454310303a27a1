import sql from 'sql-template-tag';
import { anyNumber } from '../../../../platform/postgres/ids/any-number';
import type { Database } from '../../../../platform/postgres/database';
import { Weights } from '../../../weights';

export class SqlWeights extends Weights {
  constructor(private readonly database: Database) {
    super();
  }

  async of(variantIds: string[]): Promise<Map<string, number | null>> {
    const rows = await this.database.queryPrepared<{ id: string; grams: number | null }>(sql`
      SELECT v.id, (p.facts ->> 'weightGrams')::integer AS grams
        FROM catalogue.variants v JOIN catalogue.products p ON p.id = v.product_id
       WHERE v.id = ANY(${anyNumber(variantIds)})`);
    return new Map(rows.map(({ id, grams }) => [id, grams]));
  }
}
