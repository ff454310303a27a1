import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type SalePrice, SalePrices } from '../../application/ports';

export class SqlSalePrices extends SalePrices {
  constructor(private readonly database: Database) {
    super();
  }

  async takingPart(variantIds: string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      sql`SELECT variant_id AS id FROM catalogue.sale_prices WHERE variant_id = ANY(${variantIds}::uuid[])`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  async add(saleId: string, prices: SalePrice[]): Promise<void> {
    await this.database.query(sql`
      INSERT INTO catalogue.sale_prices (sale_id, variant_id, product_id, sale_price_cents, earlier_sale_price_cents)
      SELECT ${saleId}::uuid, * FROM unnest(
             ${prices.map(({ variantId }) => variantId)}::uuid[], ${prices.map(({ productId }) => productId)}::uuid[],
             ${prices.map(({ salePriceCents }) => salePriceCents)}::integer[],
             ${prices.map(({ earlierSalePriceCents }) => earlierSalePriceCents)}::integer[])`);
  }

  ofProducts(saleId: string, products: number): Promise<SalePrice[]> {
    return this.database.query<SalePrice>(sql`
      SELECT p.variant_id AS "variantId", p.product_id AS "productId", p.sale_price_cents AS "salePriceCents",
             p.earlier_sale_price_cents AS "earlierSalePriceCents"
        FROM (SELECT DISTINCT product_id FROM catalogue.sale_prices
               WHERE sale_id = ${saleId} ORDER BY product_id LIMIT ${products}) next
        JOIN catalogue.sale_prices p ON p.sale_id = ${saleId} AND p.product_id = next.product_id
       ORDER BY p.product_id, p.variant_id`);
  }

  async remove(variantIds: string[]): Promise<void> {
    await this.database.query(
      sql`DELETE FROM catalogue.sale_prices WHERE variant_id = ANY(${variantIds}::uuid[])`,
    );
  }
}
