import { type CsvRow, readCsv } from '../../../../platform/http/read-csv';
import {
  importColumns,
  type ImportRow,
  maxImportRows,
  type RowError,
} from '../../../domain/import/import-row';
import { ImportRowCells } from './import-row.schema';

interface ReadCsv {
  rows: ImportRow[];
  errors: RowError[];
}

/** RFC 4180 in UTF-8, with commas or semicolons. @throws UnreadableCsv */
export function readProductCsv(file: Buffer): ReadCsv {
  const read = readCsv(file, { columns: importColumns, maxRows: maxImportRows }).map(readRow);
  return {
    rows: read.flatMap(({ row }) => row ?? []),
    errors: read.flatMap(({ errors }) => errors),
  };
}

function readRow({ row, cells }: CsvRow): { row?: ImportRow; errors: RowError[] } {
  const read = ImportRowCells.safeParse(cells);
  if (read.success) return { row: { row, ...read.data }, errors: [] };
  return {
    errors: read.error.issues.map(({ path, message }) => ({
      row,
      column: path[0] === undefined ? null : String(path[0]),
      message,
    })),
  };
}
