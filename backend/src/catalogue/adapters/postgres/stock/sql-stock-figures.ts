import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { StockFigures, type StockLevel, type StockLevels, type UnitsSold } from '../../../stock-figures';

export class SqlStockFigures extends StockFigures {
  constructor(private readonly database: Database) {
    super();
  }

  soldOut(sold: UnitsSold[], limit: number): Promise<StockLevels> {
    return this.levels(sold, limit, sql`v.stock = 0`, sql`s.units DESC`);
  }

  runningLow(
    sold: UnitsSold[],
    { days, daysLeft }: { days: number; daysLeft: number },
    limit: number,
  ): Promise<StockLevels> {
    const isLow = sql`v.stock > 0 AND v.stock::bigint * ${days}::integer <= s.units::bigint * ${daysLeft}::integer`;
    return this.levels(sold, limit, isLow, sql`v.stock::numeric / s.units, s.units DESC`);
  }

  private async levels(sold: UnitsSold[], limit: number, condition: Sql, order: Sql): Promise<StockLevels> {
    const ids = sold.map(({ variantId }) => variantId);
    const units = sold.map((one) => one.units);
    const rows = await this.database.query<StockLevel & { total: number }>(sql`
      SELECT v.id AS "variantId", v.product_id AS "productId", p.title, v.size, v.colour, v.stock, s.units,
             (count(*) OVER ())::integer AS total
        FROM unnest(${ids}::uuid[], ${units}::integer[]) AS s (variant_id, units)
        JOIN catalogue.variants v ON v.id = s.variant_id JOIN catalogue.products p ON p.id = v.product_id
       WHERE v.on_sale AND p.deleted_at IS NULL AND ${condition} ORDER BY ${order}, v.id LIMIT ${limit}`);
    return { levels: rows.map(({ total: _, ...level }) => level), total: rows[0]?.total ?? 0 };
  }
}
