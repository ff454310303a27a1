import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type Offer, offerOf, type OfferRow, Offers } from '../../../offers';

export class SqlOffers extends Offers {
  constructor(private readonly database: Database) {
    super();
  }

  async ofProduct(productId: string, shopperId?: string): Promise<Offer | undefined> {
    const [offer] = await this.find(
      sql`product_id = ${productId} ORDER BY stock = 0, position LIMIT 1`,
      shopperId,
    );
    return offer;
  }

  async ofProducts(productIds: string[]): Promise<Offer[]> {
    const areOfThem = sql`product_id = ANY(${productIds}::uuid[]) ORDER BY product_id, position`;
    return productIds.length === 0 ? [] : this.find(areOfThem, undefined);
  }

  async ofVariants(variantIds: string[], shopperId?: string): Promise<Offer[]> {
    return variantIds.length === 0 ? [] : this.find(sql`variant_id = ANY(${variantIds}::uuid[])`, shopperId);
  }

  private async find(condition: Sql, shopperId: string | undefined): Promise<Offer[]> {
    const rows = await this.database.queryPrepared<OfferRow>(
      sql`SELECT * FROM catalogue.offers_for(${shopperId ?? null}) WHERE ${condition}`,
    );
    return rows.map(offerOf);
  }
}
