import { plainAmount } from '../amounts';
import { isMakers, type Cells, type Column, type Writes } from './cells';

/** Whether a pasted text is several cells, or a formatted amount. The browser pastes any other into the field. */
export const isWritten = (column: Column, text: string): boolean =>
  /[\t\n]/.test(text.trim()) || cellOf(text, column) !== text.trim();

/** The pasted cells, down these rows and to the right in these columns, as far as both go. */
export function writesOf(keys: readonly string[], columns: readonly Column[], text: string): Writes {
  const lines = text.trimEnd().split(/\r?\n/);
  return Object.fromEntries(
    keys.slice(0, lines.length).map((key, row) => [key, cellsIn(lines[row]!, columns)]),
  );
}

function cellsIn(line: string, columns: readonly Column[]): Partial<Cells> {
  const values = line.split('\t').slice(0, columns.length);
  return Object.fromEntries(values.map((value, place) => [columns[place]!, cellOf(value, columns[place]!)]));
}

/** Spreadsheets format amounts with a currency. */
const cellOf = (value: string, column: Column): string =>
  isText(column) ? value.trim() : plainAmount(value);

const isText = (column: Column): boolean => column === 'sku' || isMakers(column);
