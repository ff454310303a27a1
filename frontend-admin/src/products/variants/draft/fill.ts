import type { Column, Writes } from '../../grid/cells';
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

/** One value for a column of all targeted rows on sale. */
export function writesOf(draft: Draft, { column, value, target }: Filling): Writes {
  const keys = keysOnSale(draft).filter((key) => isTargeted(draft.rows[key]!, target));
  return Object.fromEntries(keys.map((key) => [key, { [column]: value }]));
}

const isTargeted = (row: Row, { size, colourId }: FillTarget): boolean =>
  (size === undefined || row.size === size) && (colourId === undefined || row.colourId === colourId);
