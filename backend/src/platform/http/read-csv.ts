import { isUtf8 } from 'node:buffer';
import { CsvError, type Info, parse } from 'csv-parse/sync';
import { DomainError } from '../../shared/domain-error';

/** It can't be read as rows at all. */
export class UnreadableCsv extends DomainError {
  constructor(why: string) {
    super('invalid', 'UNREADABLE_CSV', why);
  }
}

export interface CsvRow {
  /** In the file, from 1; the header is a line too. */
  row: number;
  /** Trimmed, by the names of their columns. */
  cells: Record<string, string>;
}

interface Format {
  columns: readonly string[];
  maxRows: number;
}

/** RFC 4180 in UTF-8, with commas or semicolons. @throws UnreadableCsv */
export function readCsv(file: Buffer, { columns, maxRows }: Format): CsvRow[] {
  if (!isUtf8(file)) throw new UnreadableCsv('The file is not UTF-8. Save it as "CSV UTF-8".');
  const records = recordsIn(file, { columns, maxRows });
  if (records.length === 0) throw new UnreadableCsv('The file has no rows.');
  if (records.length > maxRows)
    throw new UnreadableCsv(`The file has more than ${maxRows.toLocaleString('en-US')} rows.`);
  return records.map(({ info, record }) => ({
    row: info.records + info.empty_lines + 1,
    cells: Object.fromEntries(
      Object.entries(record).map(([column, cell]) => [column, withoutEscape(cell).trim()]),
    ),
  }));
}

interface ParsedRecord {
  info: Info;
  record: Record<string, string>;
}

function recordsIn(file: Buffer, { columns, maxRows }: Format): ParsedRecord[] {
  try {
    return parse(file, {
      bom: true,
      columns: (header: string[]) => columnsOf(header, columns),
      delimiter: delimiterOf(file),
      info: true,
      skip_empty_lines: true,
      to: maxRows + 1,
    }) as unknown as ParsedRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableCsv(`The file is not CSV: ${error.message}.`);
  }
}

/** Of the two, the one of which the first line has more: no column's name contains either. */
function delimiterOf(file: Buffer): string {
  const [header = ''] = file.toString('utf8').split('\n', 1);
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

/** @throws UnreadableCsv for a column that is unknown or there twice */
function columnsOf(header: string[], columns: readonly string[]): string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const unknown = names.filter((name) => !columns.includes(name));
  if (unknown.length > 0)
    throw new UnreadableCsv(`Unknown columns: ${unknown.map((name) => name || '(no name)').join(', ')}.`);
  const twice = names.filter((name, place) => names.indexOf(name) < place);
  if (twice.length > 0) throw new UnreadableCsv(`Columns that are there twice: ${twice.join(', ')}.`);
  return names;
}

/** An export puts an apostrophe before what a spreadsheet would take for a formula; see `escaped`. */
const withoutEscape = (cell: string): string => (/^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);
