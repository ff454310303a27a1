import sql from 'sql-template-tag';
import { type PiecesOnShelf, ShelfPieces } from '../../../../inventory/pieces-on-shelf';
import type { Database } from '../../../../platform/postgres/database';

/** Reads what inventory and ordering publish of pieces in one statement: a piece that is paid for at this moment is counted once. */
export class SqlShelfPieces extends ShelfPieces {
  constructor(private readonly database: Database) {
    super();
  }

  async of(variantId: string): Promise<PiecesOnShelf> {
    const [row] = await this.database.query<PiecesOnShelf>(sql`
      SELECT coalesce(sum(quantity) FILTER (WHERE place = 'shelf'), 0)::integer AS free,
             coalesce(sum(quantity) FILTER (WHERE place = 'held'), 0)::integer AS held,
             coalesce(sum(quantity) FILTER (WHERE place = 'to-send'), 0)::integer AS "toSend"
        FROM (SELECT place, quantity FROM catalogue.kept_pieces WHERE variant_id = ${variantId} AND place IN ('shelf', 'held')
              UNION ALL
              SELECT place, quantity FROM ordering.placed_pieces WHERE variant_id = ${variantId} AND place = 'to-send') pieces`);
    return row!;
  }
}
