import sql from 'sql-template-tag';
import { type Offer, type OfferRow, offerOf } from '../../../catalogue/offers';
import type { Database } from '../../../platform/postgres/database';
import { CartQueries } from '../../application/ports';

/** A line, and its offer where there is one. */
type LineRow = { line_variant_id: string; quantity: number } & (OfferRow | { variant_id: null });

export class SqlCartQueries extends CartQueries {
  constructor(private readonly database: Database) {
    super();
  }

  /** In one statement with the catalogue, by what it publishes for that. */
  async contentsOf(shopperId: string) {
    const rows = await this.database.queryPrepared<LineRow>(sql`
      SELECT l.variant_id AS line_variant_id, l.quantity, o.*
        FROM cart.cart_lines l LEFT JOIN catalogue.offers_for(${shopperId}) o ON o.variant_id = l.variant_id
       WHERE l.shopper_id = ${shopperId} ORDER BY l.position, l.variant_id`);
    const lines = rows.flatMap((row) =>
      row.variant_id === null ? [] : [{ offer: offerOf(row), quantity: row.quantity }],
    );
    const lost = rows.filter(({ variant_id }) => variant_id === null);
    return {
      contents: { shopperId, lines, lostLines: lost.length > 0 },
      lostVariantIds: lost.map(({ line_variant_id }) => line_variant_id),
    };
  }

  async offersFor(shopperId: string, wanted?: string): Promise<Offer[]> {
    const rows = await this.database.queryPrepared<OfferRow>(sql`
      SELECT * FROM catalogue.offers_for(${shopperId}) WHERE variant_id IN (
        SELECT variant_id FROM cart.cart_lines WHERE shopper_id = ${shopperId} UNION SELECT ${wanted ?? null}::uuid)`);
    return rows.map(offerOf);
  }
}
