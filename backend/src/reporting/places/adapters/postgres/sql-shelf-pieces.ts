import sql, { type Sql } from 'sql-template-tag';
import { type PiecesOnShelf, ShelfPieces } from '../../../../inventory/pieces-on-shelf';
import type { Database } from '../../../../platform/postgres/database';

/** Reads what inventory and ordering publish of pieces in one statement: a piece that is paid for at this moment is counted once. */
export class SqlShelfPieces extends ShelfPieces {
  constructor(private readonly database: Database) {
    super();
  }

  async of(variantId: string): Promise<PiecesOnShelf> {
    return (await this.ofAll([variantId])).get(variantId)!;
  }

  async ofAll(variantIds: string[]): Promise<ReadonlyMap<string, PiecesOnShelf>> {
    const ids = sql`${variantIds}::uuid[]`;
    const rows = await this.database.query<PiecesOnShelf & { id: string }>(sql`
      SELECT w.id, ${piecesAt('shelf')} AS free, ${piecesAt('held')} AS held, ${piecesAt('to-send')} AS "toSend"
        FROM unnest(${ids}) AS w (id) LEFT JOIN (
             SELECT variant_id, place, quantity FROM catalogue.kept_pieces WHERE variant_id = ANY(${ids}) AND place IN ('shelf', 'held')
             UNION ALL
             SELECT variant_id, place, quantity FROM ordering.placed_pieces WHERE variant_id = ANY(${ids}) AND place = 'to-send'
           ) pieces ON pieces.variant_id = w.id GROUP BY w.id`);
    return new Map(rows.map(({ id, ...pieces }) => [id, pieces]));
  }
}

const piecesAt = (place: string): Sql =>
  sql`coalesce(sum(quantity) FILTER (WHERE place = ${place}), 0)::integer`;
