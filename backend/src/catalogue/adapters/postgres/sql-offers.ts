import sql, { type Sql } from 'sql-template-tag';
import { Money } from '../../../shared/money';
import type { Database } from '../../../platform/postgres/database';
import { type Offer, Offers } from '../../offers';

interface OfferRow {
  product_id: string;
  variant_id: string;
  title: string;
  size: string | null;
  colour: string | null;
  image: string;
  price_cents: number;
  sale_price_cents: number;
  selling_price_cents: number;
  stock: number;
}

/** What is held for nobody in particular is gone for everybody. */
const heldFor = (shopperId: string | undefined): Sql =>
  shopperId === undefined
    ? sql`0`
    : sql`(SELECT coalesce(sum(r.quantity), 0)::integer FROM catalogue.reservations r
            WHERE r.shopper_id = ${shopperId}::uuid AND r.variant_id = v.id AND r.state = 'held')`;

const offersWhere = (condition: Sql, shopperId: string | undefined): Sql => sql`
  SELECT p.id AS product_id, v.id AS variant_id, p.title, v.size, v.colour, coalesce(c.image, p.image) AS image,
         v.price_cents, v.sale_price_cents, v.selling_price_cents, v.stock + ${heldFor(shopperId)} AS stock
    FROM catalogue.variants v JOIN catalogue.products p ON p.id = v.product_id
    LEFT JOIN catalogue.product_colours c ON c.product_id = p.id AND c.name = v.colour
   WHERE p.deleted_at IS NULL AND v.on_sale AND ${condition}`;

export class SqlOffers extends Offers {
  constructor(private readonly database: Database) {
    super();
  }

  async ofProduct(productId: string, shopperId?: string): Promise<Offer | undefined> {
    const [offer] = await this.find(
      sql`v.product_id = ${productId} ORDER BY v.stock + ${heldFor(shopperId)} = 0, v.position LIMIT 1`,
      shopperId,
    );
    return offer;
  }

  async ofVariants(variantIds: string[], shopperId?: string): Promise<Offer[]> {
    return variantIds.length === 0 ? [] : this.find(sql`v.id = ANY(${variantIds}::uuid[])`, shopperId);
  }

  private async find(condition: Sql, shopperId: string | undefined): Promise<Offer[]> {
    const rows = await this.database.queryPrepared<OfferRow>(offersWhere(condition, shopperId));
    return rows.map(toOffer);
  }
}

const toOffer = (row: OfferRow): Offer => ({
  productId: row.product_id,
  variantId: row.variant_id,
  title: row.title,
  size: row.size,
  colour: row.colour,
  image: row.image,
  price: Money.ofCents(row.price_cents),
  salePrice: Money.ofCents(row.sale_price_cents),
  sellingPrice: Money.ofCents(row.selling_price_cents),
  stock: row.stock,
});
