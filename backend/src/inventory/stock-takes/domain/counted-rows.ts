/** A row of a file that has a number. */
export interface CountedRow {
  /** The number of the row as a spreadsheet counts. */
  row: number;
  sku: string | undefined;
  /** Digits, without leading zeros. */
  gtin: string | undefined;
  counted: number;
}

/** A line that a file can name. */
export interface NamedLine {
  variantId: string;
  sku: string | null;
  gtin: string | null;
  /** Null means that nobody has counted it. */
  counted: number | null;
  /** Its stock was corrected since it was counted: its difference will not be booked. */
  isOutdated: boolean;
}

/**
 * - `first`: nobody has counted the line
 * - `replaced`: the line has another number
 * - `again`: the line has this number, and its stock was corrected since
 * - `same`: the line has this number, so it stays as it was counted
 */
export const countEffects = ['first', 'replaced', 'again', 'same'] as const;
export type CountEffect = (typeof countEffects)[number];

export interface MatchedRow<Line extends NamedLine> {
  row: number;
  counted: number;
  line: Line;
  effect: CountEffect;
}

export interface RowProblem {
  row: number;
  message: string;
}

/** Finds the line of each row by its SKU or GTIN. Two rows of one line count nothing: nobody knows which of them is right. */
export function matchRows<Line extends NamedLine>(
  rows: CountedRow[],
  lines: Line[],
): { matched: MatchedRow<Line>[]; problems: RowProblem[] } {
  const lineOf = finderIn(lines);
  const found = rows.flatMap((given) => {
    const line = lineOf(given);
    return line ? [{ row: given.row, counted: given.counted, line, effect: effectOf(given, line) }] : [];
  });
  const lastOf = new Map(found.map(({ line, row }) => [line, row]));
  const firstOf = new Map(found.toReversed().map(({ line, row }) => [line, row]));
  const twinOf = ({ row, line }: MatchedRow<Line>) =>
    [firstOf.get(line)!, lastOf.get(line)!].find((twin) => twin !== row);
  const twins = found.flatMap((one) => {
    const twin = twinOf(one);
    return twin === undefined ? [] : [{ row: one.row, message: `is of the same size as row ${twin}` }];
  });
  const unknown = rows
    .filter((given) => !lineOf(given))
    .map((given) => ({ row: given.row, message: problemOf(given) }));
  return { matched: found.filter((one) => twinOf(one) === undefined), problems: [...unknown, ...twins] };
}

function finderIn<Line extends NamedLine>(lines: Line[]) {
  const bySku = new Map(lines.map((line) => [line.sku, line]));
  const byGtin = new Map(lines.map((line) => [line.gtin?.replace(/^0+/, ''), line]));
  return ({ sku, gtin }: CountedRow): Line | undefined => {
    const named = sku === undefined ? byGtin.get(gtin) : bySku.get(sku);
    return sku === undefined || gtin === undefined || byGtin.get(gtin) === named ? named : undefined;
  };
}

function effectOf({ counted }: CountedRow, line: NamedLine): CountEffect {
  if (line.counted === null) return 'first';
  if (line.counted !== counted) return 'replaced';
  return line.isOutdated ? 'again' : 'same';
}

function problemOf({ sku, gtin }: CountedRow): string {
  if (sku !== undefined && gtin !== undefined)
    return `SKU ${sku} and GTIN ${gtin} are not of one size of this stock-take`;
  return `${sku === undefined ? `GTIN ${gtin}` : `SKU ${sku}`} is not in this stock-take`;
}
