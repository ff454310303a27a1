import type { CsvColumn } from '../../../../platform/csv/csv';
import { type CsvRow, readCsv, UnreadableCsv } from '../../../../platform/csv/read-csv';
import { readCsvRow } from '../../../../platform/csv/read-csv-row';
import { spreadsheetDamage } from '../../../../platform/csv/spreadsheet-damage';
import type { FoundLine } from '../../application/stock-take-queries';
import type { CountedRow, RowProblem } from '../../domain/counted-rows';
import { maxVariants } from '../../domain/stock-take.errors';
import { CountFileRow, readableCodes } from './count-file.schemas';

/** The counting list does not say what is expected, so that people count. */
export const countingListColumns: CsvColumn<FoundLine>[] = [
  { name: 'sku', value: ({ sku }) => sku },
  { name: 'gtin', value: ({ gtin }) => gtin },
  { name: 'product', value: ({ title }) => title },
  { name: 'size', value: ({ size }) => size },
  { name: 'colour', value: ({ colour }) => colour },
  { name: 'counted', value: () => null },
];

const format = {
  columns: ['sku', 'gtin', 'counted'],
  /** The names that scanners and spreadsheets use. */
  aliases: new Map([
    ...['ean', 'upc', 'barcode'].map((name) => [name, 'gtin'] as const),
    ...['count', 'quantity', 'qty', 'pieces'].map((name) => [name, 'counted'] as const),
  ]),
  ignoresOthers: true,
  maxRows: maxVariants,
};

export interface CountFile {
  rows: CountedRow[];
  problems: RowProblem[];
  /** Rows without a number: nobody has counted them. */
  blank: number;
}

/** @throws UnreadableCsv */
export function readCountFile(file: Buffer): CountFile {
  const all = readCsv(file, format);
  const { cells } = all[0]!;
  if (!('counted' in cells) || !('sku' in cells || 'gtin' in cells))
    throw new UnreadableCsv('The file needs a column sku or gtin, and a column counted.');
  const counted = all.filter((row) => row.cells['counted'] !== '');
  const read = counted.map(rowOf);
  return {
    rows: read.map(({ counted }) => counted),
    problems: read.flatMap(({ problems }) => problems),
    blank: all.length - counted.length,
  };
}

function rowOf({ row, cells }: CsvRow) {
  const { sku = '', gtin = '' } = cells;
  const isNamed = sku !== '' && spreadsheetDamage(gtin) !== undefined;
  const { value, errors } = readCsvRow(
    { row, cells: isNamed ? { ...cells, gtin: '' } : cells },
    CountFileRow,
  );
  const messages = errors.map(({ column, message }) => `${column ?? 'row'} ${message}`);
  return {
    counted: value ? { ...value, row } : { row, ...readableCodes(sku, gtin), counted: undefined },
    problems: messages.length === 0 ? [] : [{ row, message: messages.join('; ') }],
  };
}
