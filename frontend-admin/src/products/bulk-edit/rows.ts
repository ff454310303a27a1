import { cellProblemsOf, type CellProblems } from '../grid/cell-problems';
import type { Kept } from '../../editor/update';
import { type Cells, cellsOf, type Column, usualColumns } from '../grid/cells';
import { centsOf, fromCents, typedMoney } from '@haberdash/kit/money';
import type { ListedProduct, VariantEdit, VariantRow } from '../products.api';

/** The most variants of one call. */
const batchSize = 500;

/** A row holds the typed cells beside the saved ones. */
export interface Edit {
  row: VariantRow;
  typed: Partial<Cells>;
}

/** The keys are the ids of the variants. */
export type Edits = Record<string, Edit>;

/** The variants on sale of these products. */
export const rowsOf = (products: ListedProduct[]): VariantRow[] =>
  products.flatMap(({ _id: productId, version, title, variants }) =>
    variants.map(({ image: _, ...variant }) => ({ ...variant, productId, version, title })),
  );

export const cellsNow = (edit: Edit): Cells => ({ ...cellsOf(edit.row), ...edit.typed });

/** The cells of a refused row where what was typed differs from what is saved now. */
export const conflictsIn = (edit: Edit, current: VariantRow): Kept<Cells>[] =>
  changesOf({ ...edit, row: current }).map(({ column, from, to }) => ({
    name: column,
    mine: to,
    theirs: from,
  }));

export interface Change {
  column: Column;
  from: string;
  to: string;
}

export function changesOf(edit: Edit): Change[] {
  const [saved, now] = [cellsOf(edit.row), cellsNow(edit)];
  return usualColumns
    .filter((column) => !isSame(column, saved[column], now[column]))
    .map((column) => ({ column, from: saved[column], to: now[column].trim() }));
}

/** 24.5 and 24.50 are one amount, and a sale price of 0 is none. */
function isSame(column: Column, one: string, other: string): boolean {
  if (column === 'sku' || one === '' || other === '')
    return comparable(column, one) === comparable(column, other);
  return Number(one) === Number(other);
}

const comparable = (column: Column, value: string): string =>
  column === 'salePrice' && Number(value) === 0 ? '' : value.trim();

/** Without those that changed nothing. */
export const changedEdits = (edits: Edits): Edit[] =>
  Object.values(edits).filter((edit) => changesOf(edit).length > 0);

/** With what is typed into these rows beside what was typed before. */
export function withTyped(edits: Edits, typed: Edit[]): Edits {
  const changed = typed.map((edit) => {
    const { row, typed: before } = edits[edit.row._id] ?? edit;
    return [row._id, { row, typed: { ...before, ...edit.typed } }] as const;
  });
  return { ...edits, ...Object.fromEntries(changed) };
}

/** Writes one value into a column. */
export const fill = (rows: VariantRow[], column: Column, value: string): Edit[] =>
  rows.map((row) => ({ row, typed: { [column]: value } }));

/** Raises or lowers a price, to the cent. What is no amount, such as no sale price, stays. */
export const raise = (edits: Edits, rows: VariantRow[], column: Column, percent: number): Edit[] =>
  rows.flatMap((row) => {
    const cents = centsOf(Number(cellsNow(edits[row._id] ?? { row, typed: {} })[column]));
    if (!(cents > 0)) return [];
    return fill([row], column, typedMoney(fromCents(Math.round((cents * (100 + percent)) / 100))));
  });

export function problemsOf(edit: Edit, skus: string[]): CellProblems {
  const cells = cellsNow(edit);
  const empty = (['price', 'stock'] as const).filter((column) => cells[column].trim() === '');
  const missing = Object.fromEntries(empty.map((column) => [column, `Fill in the ${column}`]));
  return { ...cellProblemsOf(cells, skus), ...missing };
}

export const skusIn = (edits: Edit[]): string[] => edits.map((edit) => cellsNow(edit).sku.trim());

/** The call takes the changed fields only. */
export function bodyOf(edit: Edit): VariantEdit {
  const { _id, version, stock: seenStock } = edit.row;
  const values = Object.fromEntries(changesOf(edit).map(({ column, to }) => [column, to]));
  return { _id, version, ...values, ...('stock' in values && { seenStock }) };
}

/** The edits that take these back, now that they are saved. */
export function reversed(edits: Edit[], saved: VariantRow[]): Edit[] {
  const byId = new Map(saved.map((row) => [row._id, row]));
  return edits.flatMap((edit) => {
    const row = byId.get(edit.row._id);
    if (!row) return [];
    const typed = Object.fromEntries(changesOf(edit).map(({ column, from }) => [column, from]));
    // A sale in between stays a sale: only the difference is taken back.
    const stock = row.stock + edit.row.stock - Number(cellsNow(edit).stock);
    return [{ row, typed: 'stock' in typed ? { ...typed, stock: String(stock) } : typed }];
  });
}

/** For one call each. A product's variants stay together, because saving some of them makes its version another. */
export function batchesOf(edits: Edit[]): Edit[][] {
  const byProduct = new Map<string, Edit[]>();
  for (const edit of edits) {
    const { productId } = edit.row;
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), edit]);
  }
  const batches: Edit[][] = [];
  for (const ofProduct of byProduct.values()) {
    const last = batches.at(-1);
    if (last && last.length + ofProduct.length <= batchSize) last.push(...ofProduct);
    else batches.push(ofProduct);
  }
  return batches;
}
