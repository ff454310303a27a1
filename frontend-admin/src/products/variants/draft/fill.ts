import type { Column } from '../../grid/cells';
import { cellsOf } from '../../grid/paste';
import { keysOnSale, type Draft, type Row } from './draft';

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
