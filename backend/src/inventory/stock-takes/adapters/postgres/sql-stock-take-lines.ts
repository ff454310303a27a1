import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type CountOfLine, type LineCount, StockTakeLines } from '../../application/ports';
import type { CountedLine, LineOutcome } from '../../domain/counted-line';
import type { Signature } from '../../domain/stock-take';
import { lastCorrectionOf } from './last-correction';

export class SqlStockTakeLines extends StockTakeLines {
  constructor(private readonly database: Database) {
    super();
  }

  async has(stockTakeId: string, variantId: string): Promise<boolean> {
    const rows = await this.database.query(sql`
      SELECT FROM catalogue.stock_take_lines WHERE stock_take_id = ${stockTakeId} AND variant_id = ${variantId}`);
    return rows.length > 0;
  }

  async count(
    stockTakeId: string,
    variantId: string,
    count: LineCount | null,
  ): Promise<LineCount | undefined> {
    const earlier = await this.countOf(stockTakeId, variantId);
    await this.database.query(sql`
      UPDATE catalogue.stock_take_lines
         SET (counted, expected, corrected_up_to, counted_at, counted_by, counted_by_name) = ROW (${valuesOf(variantId, count)})
       WHERE stock_take_id = ${stockTakeId} AND variant_id = ${variantId}`);
    return earlier;
  }

  async countAll(stockTakeId: string, counts: CountOfLine[], by: Signature): Promise<number> {
    const ids = counts.map(({ variantId }) => variantId);
    const counted = counts.map((count) => count.counted);
    const expected = counts.map((count) => count.expected);
    const last = lastCorrectionOf(sql`l.variant_id`);
    const changed = await this.database.query(sql`
      UPDATE catalogue.stock_take_lines l
         SET counted = c.counted, expected = c.expected, corrected_up_to = ${last},
             counted_at = ${by.at}, counted_by = ${by.actor}, counted_by_name = ${by.name}
        FROM unnest(${ids}::uuid[], ${counted}::integer[], ${expected}::integer[]) AS c (variant_id, counted, expected)
       WHERE l.stock_take_id = ${stockTakeId} AND l.variant_id = c.variant_id
         AND (l.counted IS DISTINCT FROM c.counted OR (l.counted <> l.expected AND ${last} > l.corrected_up_to))
      RETURNING l.variant_id`);
    return changed.length;
  }

  async isAnyCounted(stockTakeId: string): Promise<boolean> {
    const rows = await this.database.query(sql`
      SELECT FROM catalogue.stock_take_lines WHERE stock_take_id = ${stockTakeId} AND counted IS NOT NULL LIMIT 1`);
    return rows.length > 0;
  }

  nextToBook(stockTakeId: string, limit: number): Promise<CountedLine[]> {
    return this.database.query<CountedLine>(sql`
      SELECT variant_id AS "variantId", counted, expected FROM catalogue.stock_take_lines
       WHERE stock_take_id = ${stockTakeId} AND counted IS NOT NULL AND outcome IS NULL ORDER BY variant_id LIMIT ${limit}`);
  }

  async correctedSince(stockTakeId: string, variantIds: string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(sql`
      SELECT l.variant_id AS id FROM catalogue.stock_take_lines l
       WHERE l.stock_take_id = ${stockTakeId} AND l.variant_id = ANY(${variantIds}::uuid[])
         AND ${lastCorrectionOf(sql`l.variant_id`)} > l.corrected_up_to`);
    return new Set(rows.map(({ id }) => id));
  }

  async record(stockTakeId: string, outcomes: ReadonlyMap<string, LineOutcome>): Promise<void> {
    await this.database.query(sql`
      UPDATE catalogue.stock_take_lines l SET outcome = o.outcome
        FROM unnest(${[...outcomes.keys()]}::uuid[], ${[...outcomes.values()]}::text[]) AS o (variant_id, outcome)
       WHERE l.stock_take_id = ${stockTakeId} AND l.variant_id = o.variant_id`);
  }

  private async countOf(stockTakeId: string, variantId: string): Promise<LineCount | undefined> {
    const [row] = await this.database.query<CountRow>(sql`
      SELECT counted, expected, counted_at AS at, counted_by AS actor, counted_by_name AS name FROM catalogue.stock_take_lines
       WHERE stock_take_id = ${stockTakeId} AND variant_id = ${variantId} AND counted IS NOT NULL`);
    if (!row) return undefined;
    const { counted, expected, ...by } = row;
    return { counted, expected, by };
  }
}

/** The columns of a line's count, in their order. */
const valuesOf = (variantId: string, count: LineCount | null): Sql =>
  count
    ? sql`${count.counted}::integer, ${count.expected}::integer, ${lastCorrectionOf(sql`${variantId}::uuid`)},
          ${count.by.at}::timestamptz, ${count.by.actor}::text, ${count.by.name}::text`
    : sql`NULL, NULL, NULL, NULL, NULL, NULL`;

type CountRow = Omit<LineCount, 'by'> & LineCount['by'];
