import { isMakers, type Cells, type Column } from './cells';

/** Whether a pasted text has several cells. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.trim());

/** A pasted line, cell by cell. */
export function cellsOf(line: string, beside: Column[]): Partial<Cells> {
  const values = line.split('\t').slice(0, beside.length);
  return Object.fromEntries(values.map((value, place) => [beside[place]!, cellOf(value, beside[place]!)]));
}

/** Spreadsheets format amounts with a currency. */
const cellOf = (value: string, column: Column): string =>
  isText(column) ? value.trim() : value.replace(/[$\s]/g, '');

const isText = (column: Column): boolean => column === 'sku' || isMakers(column);
