import { isUtf8 } from 'node:buffer';
import { CsvError, type Info, parse } from 'csv-parse/sync';
import { DomainError } from '../../../../shared/domain-error';
import {
  importColumns,
  type ImportRow,
  maxImportRows,
  type RowError,
} from '../../../domain/import/import-row';
import { ImportRowCells } from './import-row.schema';

/** It can't be read as rows at all. */
export class UnreadableCsv extends DomainError {
  constructor(why: string) {
    super('invalid', 'UNREADABLE_CSV', why);
  }
}

interface ReadCsv {
  rows: ImportRow[];
  errors: RowError[];
}

type Record = { info: Info; record: { [column: string]: string } };

/** RFC 4180 in UTF-8, with commas or semicolons. @throws UnreadableCsv */
export function readProductCsv(file: Buffer): ReadCsv {
  if (!isUtf8(file)) throw new UnreadableCsv('The file is not UTF-8. Save it as "CSV UTF-8".');
  const records = recordsIn(file);
  if (records.length === 0) throw new UnreadableCsv('The file has no rows.');
  if (records.length > maxImportRows) {
    throw new UnreadableCsv(`The file has more than ${maxImportRows.toLocaleString('en-US')} rows.`);
  }
  const read = records.map(readRow);
  return {
    rows: read.flatMap(({ row }) => row ?? []),
    errors: read.flatMap(({ errors }) => errors),
  };
}

function recordsIn(file: Buffer): Record[] {
  try {
    return parse(file, {
      bom: true,
      columns: columnsOf,
      delimiter: delimiterOf(file),
      info: true,
      skip_empty_lines: true,
      to: maxImportRows + 1,
    }) as unknown as Record[];
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
function columnsOf(header: string[]): string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const unknown = names.filter((name) => !importColumns.some((column) => column === name));
  if (unknown.length > 0) {
    throw new UnreadableCsv(`Unknown columns: ${unknown.map((name) => name || '(no name)').join(', ')}.`);
  }
  const twice = names.filter((name, place) => names.indexOf(name) < place);
  if (twice.length > 0) throw new UnreadableCsv(`Columns that are there twice: ${twice.join(', ')}.`);
  return names;
}

function readRow({ info, record }: Record): { row?: ImportRow; errors: RowError[] } {
  // The header is a line too.
  const row = info.records + info.empty_lines + 1;
  const cells = Object.entries(record).map(([column, cell]) => [column, withoutEscape(cell).trim()]);
  const read = ImportRowCells.safeParse(Object.fromEntries(cells));
  if (read.success) return { row: { row, ...read.data }, errors: [] };
  return {
    errors: read.error.issues.map(({ path, message }) => ({
      row,
      column: path[0] === undefined ? null : String(path[0]),
      message,
    })),
  };
}

/** An export puts an apostrophe before what a spreadsheet would take for a formula; see `escaped`. */
const withoutEscape = (cell: string): string => (/^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);
