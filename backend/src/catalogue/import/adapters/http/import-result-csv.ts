import type { CsvColumn } from '../../../../platform/csv/csv';
import type { ChangedField, ImportPlan, RowChange } from '../../domain/import-plan';
import type { RowError } from '../../domain/import-row';

/** An error, or a changed value. */
interface ResultLine extends Partial<Omit<RowChange, 'row' | 'kind' | 'fields'>>, Partial<ChangedField> {
  row: number;
  result: 'error' | RowChange['kind'];
  error?: string;
}

export const resultColumns: CsvColumn<ResultLine>[] = [
  { name: 'Row', value: ({ row }) => row },
  { name: 'Result', value: ({ result }) => result },
  { name: 'Product', value: ({ title }) => title ?? null },
  { name: 'Variant', value: ({ variant }) => variant ?? null },
  { name: 'Column', value: ({ field }) => field ?? null },
  { name: 'Before', value: ({ before }) => before ?? null },
  { name: 'After', value: ({ after }) => after ?? null },
  { name: 'Error', value: ({ error }) => error ?? null },
];

/** The lines are sorted by row: what is wrong with a row comes before what it changes. */
export const resultLines = ({ errors, changes }: ImportPlan): ResultLine[] =>
  [...errors.map(lineOf), ...changes.flatMap(linesOf)].sort((one, other) => one.row - other.row);

const lineOf = ({ row, column, message }: RowError): ResultLine => ({
  row,
  result: 'error',
  ...(column !== null && { field: column }),
  error: message,
});

function linesOf({ row, title, variant, kind, fields }: RowChange): ResultLine[] {
  const line = { row, result: kind, title, variant };
  return fields.length === 0 ? [line] : fields.map((field) => ({ ...line, ...field }));
}
