import { readCsv } from '../../../../platform/csv/read-csv';
import { readCsvRow } from '../../../../platform/csv/read-csv-row';
import { importColumns, type ImportRow, maxImportRows, type RowError } from '../../domain/import-row';
import { ImportRowCells } from './import-row.schema';

interface ReadCsv {
  rows: ImportRow[];
  errors: RowError[];
}

const format = { columns: importColumns, decimals: ['price', 'sale_price'], maxRows: maxImportRows };

/** @throws UnreadableCsv */
export function readProductCsv(file: Buffer): ReadCsv {
  const read = readCsv(file, format).map((csvRow) => ({
    row: csvRow.row,
    ...readCsvRow(csvRow, ImportRowCells),
  }));
  return {
    rows: read.flatMap(({ row, value }) => (value ? { row, ...value } : [])),
    errors: read.flatMap(({ errors }) => errors),
  };
}
