import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Cells } from '../../grid/cells';
import type { ProductDetails } from '../../products.api';
import type { SizeScale } from '@haberdash/kit/sizes/sizes.api';
import { scaleOf } from '@haberdash/kit/sizes/use-sizes';

/** The maximum number of variants on sale per product. */
export const maxVariants = 100;

export interface Colour {
  /** A client-side id, so that a rename does not affect the colour's rows. */
  id: string;
  name: string;
  /** Empty if not set: the server keeps its own. */
  hex: string;
  /** Empty to use the product's picture. */
  image: string;
}

/** A size and a colour; null if the product has none. */
export interface Combination {
  size: string | null;
  colourId: string | null;
}

type Variant = ProductDetails['variants'][number];

/** A row of the table. */
export interface Row extends Combination, Cells {
  onSale: boolean;
  /** The variant on the server; null for a new combination. */
  saved: (Cells & Pick<Variant, '_id' | 'deletable'>) | null;
}

/** The sizes and colours of a product in the editor. */
export interface Draft {
  /** The shop's scales, in display order. */
  scales: SizeScale[];
  /** The id of the scale to choose sizes from; null if none was chosen. */
  scale: string | null;
  sizes: string[];
  colourIds: string[];
  /** Includes deselected colours, because rows off sale may refer to them. */
  colours: Record<string, Colour>;
  /** The keys are those of the rows. Input is kept while its size or colour is deselected. */
  rows: Record<string, Row>;
  /** The initial stock of new rows. */
  firstStock: string;
}

export const emptyDraft: Draft = {
  scales: [],
  scale: null,
  sizes: [],
  colourIds: [],
  colours: {},
  rows: {},
  firstStock: '',
};

const savedPrefix = 'saved:';
/** The client-side id of a product's colour that the server knows by name. */
export const savedColourId = (productId: string, name: string): string =>
  `${savedPrefix}${productId}:${name}`;
export const isSavedColour = ({ id }: Colour): boolean => id.startsWith(savedPrefix);

export const keyOf = ({ size, colourId }: Combination): string => `${size ?? ''}/${colourId ?? ''}`;

/** The row key of a product with a single variant. */
export const onlyKey = keyOf({ size: null, colourId: null });

/** The combinations of the selected sizes and colours, by colour. */
export function combinationsOf({ sizes, colourIds }: Pick<Draft, 'sizes' | 'colourIds'>): Combination[] {
  return orNull(colourIds).flatMap((colourId) => orNull(sizes).map((size) => ({ size, colourId })));
}

/** Whether the whole product has one price and stock, edited in the form. */
export function isFlat({ sizes, colourIds, rows }: Draft): boolean {
  const knowsOthers = Object.entries(rows).some(([key, { saved }]) => saved && key !== onlyKey);
  return sizes.length === 0 && colourIds.length === 0 && !knowsOthers;
}

/**
 * The keys of the visible rows, by colour, then size: the combinations, and others of their kind that were once
 * on sale.
 */
export const shownKeys = weakMapMemoize((draft: Draft): string[] => {
  const combinations = combinationsOf(draft);
  const [first] = combinations;
  const current = new Set(combinations.map(keyOf));
  const isAlike = ({ size, colourId }: Row) =>
    (size === null) === (first?.size === null) && (colourId === null) === (first?.colourId === null);
  const keys = Object.keys(draft.rows).filter((key) => {
    const row = draft.rows[key]!;
    return current.has(key) || (row.saved !== null && isAlike(row));
  });
  return inTableOrder(draft, keys);
});

/** The keys of the rows on sale, in the order of the table. */
export const keysOnSale = weakMapMemoize((draft: Draft): string[] =>
  shownKeys(draft).filter((key) => draft.rows[key]!.onSale),
);

/** The colours of the visible rows, in their order; null for rows without a colour. */
export function shownColourIds(draft: Draft): (string | null)[] {
  return [...new Set(shownKeys(draft).map((key) => draft.rows[key]!.colourId))];
}

export function inTableOrder({ colourIds, colours, rows, scales }: Draft, keys: string[]): string[] {
  const rankOf = ranksIn(scales);
  const order = [...new Set([...colourIds, ...Object.keys(colours)])];
  const colourRank = ({ colourId }: Row) => (colourId === null ? -1 : order.indexOf(colourId));
  const compare = (one: Row, other: Row) =>
    colourRank(one) - colourRank(other) || rankOf(one.size) - rankOf(other.size);
  return keys.toSorted((one, other) => compare(rows[one]!, rows[other]!));
}

/** Unknown sizes come last. */
const ranksIn = weakMapMemoize((scales: SizeScale[]) => {
  const ranks = new Map(scales.flatMap(({ sizes }) => sizes).map((size, rank) => [size, rank]));
  return (size: string | null): number => (size === null ? -1 : (ranks.get(size) ?? ranks.size));
});

export function inSizeOrder(sizes: Iterable<string>, scales: SizeScale[]): string[] {
  const rankOf = ranksIn(scales);
  return [...new Set(sizes)].toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The shop's sizes may have been loaded since. */
export const isChanged = (draft: Draft, saved: Draft): boolean =>
  (['rows', 'colours', 'colourIds'] as const).some((part) => draft[part] !== saved[part]);

/** The same draft, with the shop's sizes and in their order. */
export const withScales = (draft: Draft, scales: SizeScale[]): Draft => ({
  ...draft,
  scales,
  sizes: inSizeOrder(draft.sizes, scales),
});

/** Returns the scale whose sizes are offered: that of the chosen sizes, the chosen one, that of sizes off sale, or the first. */
export function scaleIn({ scales, scale, sizes, rows }: Draft): SizeScale | undefined {
  const offSale = Object.values(rows).find(({ size }) => size !== null);
  return (
    scaleOf(sizes[0], scales) ??
    scales.find(({ id }) => id === scale) ??
    scaleOf(offSale?.size, scales) ??
    scales[0]
  );
}

const orNull = <T>(choices: T[]): (T | null)[] => (choices.length > 0 ? choices : [null]);
