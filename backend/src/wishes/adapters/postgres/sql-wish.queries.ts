import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { WishQueries } from '../../application/ports';
import type { Wish } from '../../domain/wish-list';

export class SqlWishQueries extends WishQueries {
  constructor(private readonly database: Database) {
    super();
  }

  /** In one statement with the catalogue, by what it publishes for that. */
  of(shopperId: string): Promise<Wish[]> {
    return this.database.query<Wish>(sql`
      WITH own AS (
        SELECT w.product_id, o.variant_id, w.place
          FROM wishes.wishes w
          LEFT JOIN catalogue.offers_for(NULL) o ON o.product_id = w.product_id AND o.variant_id = w.variant_id
         WHERE w.shopper_id = ${shopperId}
           AND EXISTS (SELECT FROM catalogue.offers_for(NULL) shown WHERE shown.product_id = w.product_id)
      )
      SELECT product_id AS "productId", variant_id AS "variantId" FROM own
       GROUP BY product_id, variant_id ORDER BY max(place) DESC`);
  }
}
