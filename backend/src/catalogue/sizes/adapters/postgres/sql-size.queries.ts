import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { Json } from '../../../../shared/json';
import { SizeQueries } from '../../application/ports';
import { variantsBySize } from './sql-size-chart.repository';

export class SqlSizeQueries extends SizeQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async chart(): Promise<Json<'SizeChart'>> {
    const [row] = await this.database.queryPrepared<{ chart: Json<'SizeChart'> }>(sql`
      SELECT json_build_object('scales', coalesce(json_agg(json_build_object('id', k.id, 'label', k.label,
               'sizes', ARRAY(SELECT s.name FROM catalogue.sizes s WHERE s.scale = k.id ORDER BY s.place))
             ORDER BY k.place), '[]'))::text AS chart
        FROM catalogue.size_scales k`);
    return row!.chart;
  }

  async chartForAdmin(): Promise<Json<'AdminSizeChart'>> {
    const [row] = await this.database.query<{ chart: Json<'AdminSizeChart'> }>(sql`
      WITH used AS MATERIALIZED (${variantsBySize})
      SELECT json_build_object('version', coalesce(max(k.version), 0),
               'scales', coalesce(json_agg(json_build_object('id', k.id, 'label', k.label, 'sizes', (
                 SELECT coalesce(json_agg(json_build_object('name', s.name, 'variants', coalesce(u.variants, 0))
                                          ORDER BY s.place), '[]')
                   FROM catalogue.sizes s LEFT JOIN used u ON u.size = s.name WHERE s.scale = k.id))
               ORDER BY k.place), '[]'))::text AS chart
        FROM catalogue.size_scales k`);
    return row!.chart;
  }
}
