import { Money } from '../../../shared/money';
import type { Database } from '../../../platform/postgres/database';
import { type Offer, Offers } from '../../offers';

interface OfferRow {
  product_id: string;
  variant_id: string;
  title: string;
  image: string;
  price_cents: number;
  sale_price_cents: number;
  paid_cents: number;
  stock: number;
}

const offers = `
  SELECT p.id AS product_id, v.id AS variant_id, p.title, p.image, v.price_cents, v.sale_price_cents, v.paid_cents, v.stock
    FROM catalogue.variants v JOIN catalogue.products p ON p.id = v.product_id
   WHERE p.deleted_at IS NULL`;

export class SqlOffers extends Offers {
  constructor(private readonly database: Database) {
    super();
  }

  async ofProduct(productId: string): Promise<Offer | undefined> {
    const sql = `${offers} AND v.product_id = $1 AND v.position = 0`;
    const [row] = await this.database.query<OfferRow>(sql, [productId]);
    return row && toOffer(row);
  }

  async ofVariants(variantIds: string[]): Promise<Offer[]> {
    if (variantIds.length === 0) return [];
    const rows = await this.database.query<OfferRow>(`${offers} AND v.id = ANY($1::uuid[])`, [variantIds]);
    return rows.map(toOffer);
  }
}

const toOffer = (row: OfferRow): Offer => ({
  productId: row.product_id,
  variantId: row.variant_id,
  title: row.title,
  image: row.image,
  price: Money.ofCents(row.price_cents),
  salePrice: Money.ofCents(row.sale_price_cents),
  sellingPrice: Money.ofCents(row.paid_cents),
  stock: row.stock,
});
