import sql from 'sql-template-tag';
import { LowestPrices } from '../../../../catalogue/shown-products';
import type { Database } from '../../../../platform/postgres/database';
import { lowestPriceAtStart } from './lowest-price';

export class SqlLowestPrices extends LowestPrices {
  constructor(private readonly database: Database) {
    super();
  }

  /** A time that has passed means now. */
  async atStart(variantIds: string[], startsAt: Date): Promise<Map<string, number>> {
    const at = sql`greatest(${startsAt}::timestamptz, now())`;
    const rows = await this.database.query<{ id: string; cents: number | null }>(sql`
      SELECT v.id, ${lowestPriceAtStart(sql`v`, at)} AS cents
        FROM catalogue.variants v WHERE v.id = ANY(${variantIds}::uuid[])`);
    return new Map(rows.flatMap(({ id, cents }) => (cents === null ? [] : [[id, cents]])));
  }
}
