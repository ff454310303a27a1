import type { ImportColumn, ImportRow, RowError } from './import-row';

interface Said<Value> {
  /** Undefined: no row says it. */
  value: Value | undefined;
  errors: RowError[];
}

/** All rows of a product say the same of it, or nothing. */
export function saidByRows<Field extends keyof ImportRow>(
  rows: readonly ImportRow[],
  field: Field,
  column: ImportColumn,
): Said<ImportRow[Field]> {
  const [first, ...others] = rows.filter((row) => row[field] !== undefined);
  if (!first) return { value: undefined, errors: [] };
  const message = `differs from row ${first.row} of the same product`;
  const written = (row: ImportRow) => JSON.stringify(row[field]);
  const differing = others.filter((row) => written(row) !== written(first));
  return { value: first[field], errors: differing.map(({ row }) => ({ row, column, message })) };
}
