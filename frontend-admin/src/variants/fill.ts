import { keysOnSale, type Cells, type Column, type Draft, type Row } from './draft';

/** In the order of the table. */
export const columnLabels: Record<Column, string> = {
  price: 'Price',
  salePrice: 'Sale price',
  stock: 'Stock',
  sku: 'SKU',
};
export const columns = Object.keys(columnLabels) as Column[];

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
  text: string;
}

/** Whether a pasted text has several cells. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.trim());

/** Writes the pasted cells down and to the right, as far as the table goes. */
export function pasted(draft: Draft, { key, column, text }: Pasting): Draft {
  const keys = keysOnSale(draft);
  const lines = text.trimEnd().split(/\r?\n/);
  const below = keys.slice(keys.indexOf(key), keys.indexOf(key) + lines.length);
  const beside = columns.slice(columns.indexOf(column));
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
  column === 'sku' ? value.trim() : value.replace(/[$\s]/g, '');
