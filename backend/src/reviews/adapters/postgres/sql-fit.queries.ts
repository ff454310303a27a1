import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { FitQueries, type SizedVariant } from '../../application/fit-queries';
import type { FitOfSize } from '../../domain/fit';
import { countedFits } from './counted-fits';

export class SqlFitQueries extends FitQueries {
  constructor(private readonly database: Database) {
    super();
  }

  sizedOf(variantIds: string[]): Promise<SizedVariant[]> {
    return this.database.query(sql`
      SELECT v.id AS "variantId", v.size, v.colour
        FROM unnest(${variantIds}::uuid[]) WITH ORDINALITY AS b (id, place) JOIN catalogue.variants v USING (id)
        LEFT JOIN catalogue.sizes s ON s.name = v.size
       WHERE v.size IS NOT NULL AND s.scale IS DISTINCT FROM 'one-size' ORDER BY b.place`);
  }

  countsOf(productId: string): Promise<FitOfSize[]> {
    return this.database.query(countedFits(productId));
  }
}
