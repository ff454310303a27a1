import sql from 'sql-template-tag';
import { type Offer, type OfferRow, offerOf } from '../../../catalogue/offers';
import type { Database } from '../../../platform/postgres/database';
import { CartQueries } from '../../application/ports';

/** A line, and its offer where there is one; of a cart without lines, one row without either. */
type LineRow = { line_variant_id: string | null; quantity: number; capped_variants: string[] } & (
  OfferRow | { variant_id: null }
);

export class SqlCartQueries extends CartQueries {
  constructor(private readonly database: Database) {
    super();
  }

  /** In one statement with the catalogue, by what it publishes for that. */
  async contentsOf(shopperId: string) {
    const rows = await this.database.queryPrepared<LineRow>(sql`
      SELECT l.variant_id AS line_variant_id, l.quantity, c.capped_variants, o.*
        FROM cart.carts c LEFT JOIN cart.cart_lines l USING (shopper_id)
             LEFT JOIN catalogue.offers_for(${shopperId}) o ON o.variant_id = l.variant_id
       WHERE c.shopper_id = ${shopperId} ORDER BY l.position, l.variant_id`);
    const lines = rows.flatMap((row) =>
      row.variant_id === null ? [] : [{ offer: offerOf(row), quantity: row.quantity }],
    );
    const lostVariantIds = rows.flatMap((row) =>
      row.variant_id === null && row.line_variant_id !== null ? [row.line_variant_id] : [],
    );
    const cappedVariantIds = rows[0]?.capped_variants ?? [];
    const lostLines = lostVariantIds.length > 0;
    return { contents: { shopperId, lines, lostLines, cappedVariantIds }, lostVariantIds };
  }

  async offersFor(shopperId: string, wanted: string[]): Promise<Offer[]> {
    const rows = await this.database.queryPrepared<OfferRow>(sql`
      SELECT * FROM catalogue.offers_for(${shopperId}) WHERE variant_id IN (
        SELECT variant_id FROM cart.cart_lines WHERE shopper_id = ${shopperId} UNION ALL SELECT unnest(${wanted}::uuid[]))`);
    return rows.map(offerOf);
  }
}
