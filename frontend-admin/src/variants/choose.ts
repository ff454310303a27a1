import type { Size, SizeScaleId } from '@haberdash/kit/sizes';
import {
  combinationsOf,
  inSizeOrder,
  isFlat,
  keyOf,
  keysOnSale,
  onlyKey,
  type Cells,
  type Colour,
  type Combination,
  type Draft,
  type Row,
} from './draft';

/* Choosing sizes and colours. Each of these takes a draft and gives the next one. */

export function withScale(draft: Draft, scale: SizeScaleId): Draft {
  return { ...withCombinations(draft, { sizes: [] }), scale };
}

export function withSizes(draft: Draft, sizes: Size[]): Draft {
  return withCombinations(draft, { sizes: inSizeOrder(sizes) });
}

/** A colour of a known name is that colour again. A first one is the colour of the rows that are there. */
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
  return { ...draft, rows: { ...draft.rows, [key]: takenOff(draft.rows[key]!) } };
}

/** A combination that is chosen stays in the table: as one that nobody makes yet. */
export function deleted(draft: Draft, key: string): Draft {
  const { [key]: _deleted, ...rows } = draft.rows;
  return withMissingRows({ ...draft, rows });
}

/** Its size and colour are chosen again, for this row alone. */
export function backOnSale(draft: Draft, key: string): Draft {
  const row = draft.rows[key]!;
  const sizes = inSizeOrder([...draft.sizes, ...(row.size === null ? [] : [row.size])]);
  const colourIds = [...new Set([...draft.colourIds, ...(row.colourId === null ? [] : [row.colourId])])];
  const chosen = withMissingRows({ ...draft, sizes, colourIds });
  return { ...chosen, rows: { ...chosen.rows, [key]: { ...row, onSale: true } } };
}

/** With the amounts of the form for its rows to begin with. */
export function withFirstFill(draft: Draft, amounts: Pick<Cells, 'price' | 'salePrice' | 'stock'>): Draft {
  if (!isFlat(draft)) return draft;
  const row = draft.rows[onlyKey] ?? newRow(draft, { size: null, colourId: null });
  const rows = { ...draft.rows, [onlyKey]: { ...row, ...amounts } };
  return { ...draft, rows, firstStock: amounts.stock };
}

/** Combinations without a row are not made so far. */
export function withMissingRows(draft: Draft): Draft {
  const rows = { ...draft.rows };
  for (const combination of combinationsOf(draft)) {
    rows[keyOf(combination)] ??= { ...newRow(draft, combination), onSale: false };
  }
  return { ...draft, rows };
}

/** Combinations that are chosen now come on sale, those that are no longer chosen go off. */
function withCombinations(draft: Draft, chosen: Partial<Pick<Draft, 'sizes' | 'colourIds'>>): Draft {
  const next = { ...draft, ...chosen };
  const before = new Set(combinationsOf(draft).map(keyOf));
  const rows = { ...draft.rows };
  for (const combination of combinationsOf(next)) {
    const key = keyOf(combination);
    if (!before.delete(key)) rows[key] = { ...(rows[key] ?? newRow(draft, combination)), onSale: true };
  }
  for (const key of before) if (rows[key]) rows[key] = takenOff(rows[key]);
  return { ...next, rows };
}

/** What had no colour so far is of this one. */
function named(draft: Draft, colourId: string): Draft {
  const rows = Object.values(draft.rows).map((row) => {
    const of = { ...row, colourId: row.colourId ?? colourId };
    return [keyOf(of), of];
  });
  return { ...draft, colourIds: [colourId], rows: Object.fromEntries(rows) as Draft['rows'] };
}

/** Costs what its neighbours cost. */
function newRow(draft: Draft, combination: Combination): Row {
  const neighbours = keysOnSale(draft).map((key) => draft.rows[key]!);
  const neighbour = neighbours.find(({ colourId }) => colourId === combination.colourId) ?? neighbours.at(0);
  const { price = '', salePrice = '' } = neighbour ?? {};
  return { ...combination, price, salePrice, stock: draft.firstStock, sku: '', onSale: true, saved: null };
}

/** What was typed into a row that shoppers know is forgotten with it. */
function takenOff(row: Row): Row {
  const { price, salePrice, stock, sku } = row.saved ?? row;
  return { ...row, price, salePrice, stock, sku, onSale: false };
}
