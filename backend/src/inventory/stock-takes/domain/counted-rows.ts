/** A row of a file that has a number. */
export interface CountedRow {
  /** The number of the row as a spreadsheet counts. */
  row: number;
  sku: string | undefined;
  /** Digits, without leading zeros. */
  gtin: string | undefined;
  /** Undefined means that it cannot be read: the row counts nothing, and neither does another one of its line. */
  counted: number | undefined;
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
    return line ? [{ ...given, line }] : [];
  });
  const lastOf = new Map(found.map((one) => [one.line, one]));
  const firstOf = new Map(found.toReversed().map((one) => [one.line, one]));
  const twinOf = ({ row, line }: { row: number; line: Line }) =>
    [firstOf.get(line)!, lastOf.get(line)!].find((twin) => twin.row !== row);

  const matched: MatchedRow<Line>[] = [];
  const twins: RowProblem[] = [];
  for (const { row, counted, line } of found.filter(isReadable)) {
    const twin = twinOf({ row, line });
    if (twin) twins.push({ row, message: twinText(twin) });
    else matched.push({ row, counted, line, effect: effectOf(counted, line) });
  }
  const unknown = rows
    .filter((given) => isReadable(given) && !lineOf(given))
    .map((given) => ({ row: given.row, message: problemOf(given) }));
  return { matched, problems: [...unknown, ...twins] };
}

const isReadable = <Row extends CountedRow>(given: Row): given is Row & { counted: number } =>
  given.counted !== undefined;

const twinText = (twin: CountedRow): string =>
  `is of the same size as row ${twin.row}${isReadable(twin) ? '' : ', which cannot be read'}`;

function finderIn<Line extends NamedLine>(lines: Line[]) {
  const ofSku = lookup(lines, (line) => line.sku);
  const ofGtin = lookup(lines, (line) => line.gtin?.replace(/^0+/, ''));
  return ({ sku, gtin }: CountedRow): Line | undefined => {
    const named = sku === undefined ? ofGtin(gtin) : ofSku(sku);
    return sku === undefined || gtin === undefined || ofGtin(gtin) === named ? named : undefined;
  };
}

/** Neither a row without a code nor a line without one is found by it. */
function lookup<Line>(lines: Line[], codeOf: (line: Line) => string | null | undefined) {
  const byCode = new Map(lines.map((line) => [codeOf(line), line]));
  return (code: string | undefined) => (code === undefined ? undefined : byCode.get(code));
}

function effectOf(counted: number, line: NamedLine): CountEffect {
  if (line.counted === null) return 'first';
  if (line.counted !== counted) return 'replaced';
  return line.isOutdated ? 'again' : 'same';
}

function problemOf({ sku, gtin }: CountedRow): string {
  if (sku !== undefined && gtin !== undefined)
    return `SKU ${sku} and GTIN ${gtin} are not of one size of this stock-take`;
  return `${sku === undefined ? `GTIN ${gtin}` : `SKU ${sku}`} is not in this stock-take`;
}
