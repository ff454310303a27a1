import { cellsIn, type Cells } from '../../grid/cells';
import {
  combinationsOf,
  inSizeOrder,
  isFlat,
  keyOf,
  keysOnSale,
  onlyKey,
  type Colour,
  type Combination,
  type Draft,
  type Row,
} from './draft';

/* Selecting sizes and colours. Each function takes a draft and returns the next. */

export function withScale(draft: Draft, scale: string): Draft {
  return { ...withCombinations(draft, { sizes: [] }), scale };
}

export function withSizes(draft: Draft, sizes: string[]): Draft {
  return withCombinations(draft, { sizes: inSizeOrder(sizes, draft.scales) });
}

/** Restores a colour whose name is known. The first colour applies to the existing rows. */
export function withColour(draft: Draft, colour: Colour): Draft {
  const known = Object.values(draft.colours).find(({ name }) => isSameName(name, colour.name));
  const { id } = known ?? colour;
  const colourIds = [...new Set([...draft.colourIds, id])];
  if (known) return withCombinations(draft, { colourIds });
  const added = { ...draft, colours: { ...draft.colours, [id]: colour } };
  return draft.colourIds.length > 0 ? withCombinations(added, { colourIds }) : named(added, id);
}

export function withoutColour(draft: Draft, id: string): Draft {
  return withCombinations(draft, { colourIds: draft.colourIds.filter((colourId) => colourId !== id) });
}

export const isSameName = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

export function offSale(draft: Draft, key: string): Draft {
  return { ...draft, rows: { ...draft.rows, [key]: resetOffSale(draft.rows[key]!) } };
}

/** A selected combination stays in the table without a variant. */
export function deleted(draft: Draft, key: string): Draft {
  const { [key]: _deleted, ...rows } = draft.rows;
  return withMissingRows({ ...draft, rows });
}

/** Selects the size and colour again, for this row only. */
export function backOnSale(draft: Draft, key: string): Draft {
  const row = draft.rows[key]!;
  const sizes = inSizeOrder([...draft.sizes, ...(row.size === null ? [] : [row.size])], draft.scales);
  const colourIds = [...new Set([...draft.colourIds, ...(row.colourId === null ? [] : [row.colourId])])];
  const chosen = withMissingRows({ ...draft, sizes, colourIds });
  return { ...chosen, rows: { ...chosen.rows, [key]: { ...row, onSale: true } } };
}

/** With this state of a variant; null: without it. */
export function withVariant(draft: Draft, place: Combination, row: Row | null, colour?: Colour): Draft {
  const key = keyOf(place);
  if (!row) return deleted(draft, key);
  const colours = colour && place.colourId ? { [place.colourId]: colour, ...draft.colours } : draft.colours;
  const next = { ...draft, colours, rows: { ...draft.rows, [key]: row } };
  return row.onSale ? backOnSale(next, key) : next;
}

/** With the form's amounts as the initial values of rows. */
export function withFirstFill(draft: Draft, amounts: Pick<Cells, 'price' | 'salePrice' | 'stock'>): Draft {
  if (!isFlat(draft)) return draft;
  const row = draft.rows[onlyKey] ?? newRow(draft, { size: null, colourId: null });
  const rows = { ...draft.rows, [onlyKey]: { ...row, ...amounts } };
  return { ...draft, rows, firstStock: amounts.stock };
}

/** Combinations without a row get one that is off sale. */
export function withMissingRows(draft: Draft): Draft {
  const rows = { ...draft.rows };
  for (const combination of combinationsOf(draft)) {
    rows[keyOf(combination)] ??= { ...newRow(draft, combination), onSale: false };
  }
  return { ...draft, rows };
}

/** Newly selected combinations go on sale, deselected ones off sale. */
function withCombinations(draft: Draft, chosen: Partial<Pick<Draft, 'sizes' | 'colourIds'>>): Draft {
  const next = { ...draft, ...chosen };
  const before = new Set(combinationsOf(draft).map(keyOf));
  const rows = { ...draft.rows };
  for (const combination of combinationsOf(next)) {
    const key = keyOf(combination);
    if (!before.delete(key)) rows[key] = { ...(rows[key] ?? newRow(draft, combination)), onSale: true };
  }
  for (const key of before) if (rows[key]) rows[key] = resetOffSale(rows[key]);
  return { ...next, rows };
}

/** Rows without a colour get this one. */
function named(draft: Draft, colourId: string): Draft {
  const rows = Object.values(draft.rows).map((row) => {
    const of = { ...row, colourId: row.colourId ?? colourId };
    return [keyOf(of), of];
  });
  return { ...draft, colourIds: [colourId], rows: Object.fromEntries(rows) as Draft['rows'] };
}

/** With the price of neighbouring rows. */
function newRow(draft: Draft, combination: Combination): Row {
  const neighbours = keysOnSale(draft).map((key) => draft.rows[key]!);
  const neighbour = neighbours.find(({ colourId }) => colourId === combination.colourId) ?? neighbours.at(0);
  const { price = '', salePrice = '' } = neighbour ?? {};
  return {
    ...combination,
    price,
    salePrice,
    stock: draft.firstStock,
    sku: '',
    gtin: '',
    mpn: '',
    onSale: true,
    saved: null,
  };
}

/** Resets a saved row to its saved values, and takes it off sale. */
function resetOffSale(row: Row): Row {
  return { ...row, ...cellsIn(row.saved ?? row), onSale: false };
}
