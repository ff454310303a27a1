import { CsvError, type Info, parse } from 'csv-parse/sync';
import { DomainError } from '../../shared/domain-error';
import { shortened } from '../../shared/shortened';
import { decodeText } from './decode-text';

/** It can't be read as rows at all. */
export class UnreadableCsv extends DomainError {
  constructor(why: string) {
    super('invalid', 'UNREADABLE_CSV', why);
  }
}

export interface CsvRow {
  /** The row's number as a spreadsheet counts, from 1; the header is a row too. */
  row: number;
  /** Trimmed, by the names of their columns. */
  cells: Record<string, string>;
}

interface Format {
  columns: readonly string[];
  /** Other names of columns: words in lower case, between which a heading may have any signs. */
  aliases?: ReadonlyMap<string, string>;
  /** Those with amounts: a decimal comma is read as a point, unless commas separate the cells. */
  decimals?: readonly string[];
  /** Whether columns without a known name are left out. Of several for one column, the first counts. */
  ignoresOthers?: boolean;
  maxRows: number;
}

/**
 * RFC 4180 in UTF-8 or UTF-16, with commas, semicolons or tabs, as spreadsheets save it: `sep=;` may come first, and rows
 * and columns without a value are left out.
 * @throws UnreadableCsv
 */
export function readCsv(file: Buffer, format: Format): CsvRow[] {
  const { decimals = [], maxRows } = format;
  const { text, delimiter } = separated(decodedText(file));
  const [header, ...records] = recordsIn(text, delimiter);
  const names = header ? columnsOf(namesOf(header.record, format), records, format) : [];
  if (records.length === 0) throw new UnreadableCsv('The file has no rows.');
  if (records.length > maxRows)
    throw new UnreadableCsv(`The file has more than ${maxRows.toLocaleString('en-US')} rows.`);
  const hasDecimalComma = (name: string) => delimiter !== ',' && decimals.includes(name);
  return records.map(({ row, record }) => ({
    row,
    cells: Object.fromEntries(
      names.flatMap((name, place) => {
        const cell = withoutEscape(record[place] ?? '').trim();
        return name === '' ? [] : [[name, hasDecimalComma(name) ? withDecimalPoint(cell) : cell]];
      }),
    ),
  }));
}

/** The names of the columns; '' for one that is left out. */
function namesOf(headings: string[], { columns, aliases, ignoresOthers = false }: Format): string[] {
  const names = headings.map((heading) => {
    const name = heading.trim().toLowerCase();
    return aliases?.get(name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()) ?? name;
  });
  if (!ignoresOthers) return names;
  return names.map((name, place) => (columns.includes(name) && names.indexOf(name) === place ? name : ''));
}

function decodedText(file: Buffer): string {
  const text = decodeText(file);
  if (text === undefined) throw new UnreadableCsv('The file is not UTF-8. Save it as "CSV UTF-8".');
  return text;
}

/** A first line `sep=;` is not a row: it tells a spreadsheet the delimiter. */
function separated(text: string): { text: string; delimiter: string } {
  const told = /^"?sep=([,;\t])"?\r?\n/i.exec(text);
  if (told) return { text: text.slice(told[0].length), delimiter: told[1]! };
  return { text, delimiter: delimiterOf(text) };
}

/** The one of which the first line has most: no column's name contains any of them. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n', 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((most, other) => (count(other) > count(most) ? other : most));
}

interface ParsedRecord {
  row: number;
  record: string[];
}

function recordsIn(text: string, delimiter: string): ParsedRecord[] {
  try {
    const parsed = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { info: Info; record: string[] }[];
    return parsed
      .map(({ info, record }) => ({ row: info.records + info.empty_lines, record }))
      .filter(({ record }) => !record.every(isBlank));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableCsv(`The file is not CSV: ${shortened(error.message, 200)}.`);
  }
}

const listed = (names: string[]): string => {
  const [some, more] = [names.slice(0, 8), names.length - 8];
  return some.map((name) => shortened(name, 40)).join(', ') + (more > 0 ? ` and ${more} more` : '');
};

const isBlank = (cell: string): boolean => cell.trim() === '';

/** @throws UnreadableCsv for a column that is unknown or there twice, and for a value without a column */
function columnsOf(names: string[], records: ParsedRecord[], format: Format): string[] {
  const { columns, ignoresOthers = false } = format;
  const unknown = names.filter((name) => name !== '' && !columns.includes(name));
  if (unknown.length > 0) throw new UnreadableCsv(`Unknown columns: ${listed(unknown)}.`);
  const twice = names.filter((name, place) => name !== '' && names.indexOf(name) < place);
  if (twice.length > 0) throw new UnreadableCsv(`Columns that are there twice: ${listed(twice)}.`);
  const hasNoColumn = (cell: string, place: number) =>
    (ignoresOthers ? place >= names.length : !names[place]) && !isBlank(cell);
  const stray = records.find(({ record }) => record.some(hasNoColumn));
  if (stray)
    throw new UnreadableCsv(
      `Row ${stray.row} has a value in a column without a name. A text with a separator needs quotes.`,
    );
  return names;
}

/** An export puts an apostrophe before what a spreadsheet would take for a formula; see `escaped`. */
const withoutEscape = (cell: string): string => (/^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/** The cell `1.234,50` means 1234.50. */
const withDecimalPoint = (cell: string): string =>
  /^-?(\d+|\d{1,3}([.\u00a0\u202f ]\d{3})+),\d+$/.test(cell)
    ? cell.replace(/[.\u00a0\u202f ]/g, '').replace(',', '.')
    : cell;
