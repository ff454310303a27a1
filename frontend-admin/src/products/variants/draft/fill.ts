import { keysOnSale, type Cells, type Column, type Draft, type Row } from './draft';

/** In the order of the table. */
export const columnLabels: Record<Column, string> = {
  price: 'Price',
  salePrice: 'Sale price',
  stock: 'Stock',
  sku: 'SKU',
  gtin: 'GTIN',
  mpn: 'MPN',
};
export const columns = Object.keys(columnLabels) as Column[];

export const keyboards = {
  price: 'decimal',
  salePrice: 'decimal',
  stock: 'numeric',
  sku: 'text',
  gtin: 'numeric',
  mpn: 'text',
} as const;
/** The maximum number of characters. */
export const longest = { price: 12, salePrice: 12, stock: 12, sku: 64, gtin: 20, mpn: 70 } as const;

/** Only product feeds and search engines need the maker's numbers. */
export const isMakers = (column: Column): boolean => column === 'gtin' || column === 'mpn';
export const usualColumns = columns.filter((column) => !isMakers(column));

const isText = (column: Column): boolean => column === 'sku' || isMakers(column);

/** Fills the rows of one size, of one colour, or all. */
export interface FillTarget {
  size?: string;
  colourId?: string;
}

export interface Filling {
  column: Column;
  value: string;
  target: FillTarget;
}

/** Writes one value into a column of all targeted rows on sale. */
export function filled(draft: Draft, { column, value, target }: Filling): Draft {
  const keys = keysOnSale(draft).filter((key) => isTargeted(draft.rows[key]!, target));
  const rows = keys.map((key): [string, Row] => [key, { ...draft.rows[key]!, [column]: value }]);
  return { ...draft, rows: { ...draft.rows, ...Object.fromEntries(rows) } };
}

const isTargeted = (row: Row, { size, colourId }: FillTarget): boolean =>
  (size === undefined || row.size === size) && (colourId === undefined || row.colourId === colourId);

export interface Pasting {
  key: string;
  column: Column;
  /** The columns that are shown. */
  columns: readonly Column[];
  text: string;
}

/** Whether a pasted text has several cells. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.trim());

/** Writes the pasted cells down and to the right, as far as the table goes. */
export function pasted(draft: Draft, { key, column, columns: shown, text }: Pasting): Draft {
  const keys = keysOnSale(draft);
  const lines = text.trimEnd().split(/\r?\n/);
  const below = keys.slice(keys.indexOf(key), keys.indexOf(key) + lines.length);
  const beside = shown.slice(shown.indexOf(column));
  const rows = below.map((rowKey, place) => [
    rowKey,
    { ...draft.rows[rowKey]!, ...cellsOf(lines[place]!, beside) },
  ]);
  return { ...draft, rows: { ...draft.rows, ...(Object.fromEntries(rows) as Draft['rows']) } };
}

/** A pasted line, cell by cell. */
export function cellsOf(line: string, beside: Column[]): Partial<Cells> {
  const values = line.split('\t').slice(0, beside.length);
  return Object.fromEntries(values.map((value, place) => [beside[place]!, cellOf(value, beside[place]!)]));
}

/** Spreadsheets format amounts with a currency. */
const cellOf = (value: string, column: Column): string =>
  isText(column) ? value.trim() : value.replace(/[$\s]/g, '');
