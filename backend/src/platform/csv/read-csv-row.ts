import type { z } from 'zod';
import { longestMessage, shortened } from '../../shared/shortened';
import type { CsvRow } from './read-csv';
import { spreadsheetDamage } from './spreadsheet-damage';

export interface CsvRowError {
  row: number;
  /** Null means none of them alone. */
  column: string | null;
  message: string;
}

/** The row as the schema of its cells reads it, or what is wrong with it. */
export function readCsvRow<Schema extends z.ZodType>(
  { row, cells }: CsvRow,
  schema: Schema,
): { value?: z.output<Schema>; errors: CsvRowError[] } {
  const damaged = Object.entries(cells).flatMap(([column, cell]) => {
    const message = spreadsheetDamage(cell);
    return message === undefined ? [] : [{ row, column, message }];
  });
  const read = schema.safeParse(cells);
  if (read.success && damaged.length === 0) return { value: read.data, errors: [] };
  const invalid = (read.error?.issues ?? []).map(({ path, message }) => ({
    row,
    column: path[0] === undefined ? null : String(path[0]),
    message: shortened(message, longestMessage) + found(cells[String(path[0])]),
  }));
  const isDamaged = (error: CsvRowError) => damaged.some(({ column }) => column === error.column);
  return { errors: [...damaged, ...invalid.filter((error) => !isDamaged(error))] };
}

const longestFound = 40;
const found = (cell = ''): string => (cell === '' ? '' : ` (found “${shortened(cell, longestFound)}”)`);
