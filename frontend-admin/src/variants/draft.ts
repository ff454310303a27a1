import { weakMapMemoize } from '@reduxjs/toolkit';
import type { ProductDetails } from '../products/products.api';
import { sizeScales, type Size, type SizeScaleId } from '@haberdash/kit/sizes';

/** On sale at once, of one product. */
export const maxVariants = 100;

export interface Colour {
  /** Ours alone, so that a new name leaves the colour's rows alone. */
  id: string;
  name: string;
  /** '' where nobody has chosen one: the server keeps the one it knows. */
  hex: string;
  /** '' where the product's picture serves. */
  image: string;
}

/** A size and a colour that go together; null where the product comes without. */
export interface Combination {
  size: Size | null;
  colourId: string | null;
}

/** What is typed into a row, by column. */
export interface Cells {
  price: string;
  salePrice: string;
  stock: string;
  sku: string;
}
export type Column = keyof Cells;

type Variant = ProductDetails['variants'][number];

/** A combination, as the table shows it. */
export interface Row extends Combination, Cells {
  onSale: boolean;
  /** As the server has it; null for one that it doesn't know yet. */
  saved: (Cells & Pick<Variant, '_id' | 'deletable'>) | null;
}

/** The sizes and colours of a product while they are edited. */
export interface Draft {
  scale: SizeScaleId;
  sizes: Size[];
  colourIds: string[];
  /** Those that are not chosen, too: rows that were taken off sale may be of them. */
  colours: Record<string, Colour>;
  /** By their keys. Whatever was typed stays here, also while its size or colour is not chosen. */
  rows: Record<string, Row>;
  /** What new rows have in stock to begin with. */
  firstStock: string;
}

export const emptyDraft: Draft = {
  scale: 'letters',
  sizes: [],
  colourIds: [],
  colours: {},
  rows: {},
  firstStock: '',
};

/** The id of a colour by the name that the server has for it. */
export const savedColourId = (name: string): string => `saved:${name}`;
export const isSavedColour = ({ id }: Colour): boolean => id.startsWith(savedColourId(''));

export const keyOf = ({ size, colourId }: Combination): string => `${size ?? ''}/${colourId ?? ''}`;

/** Of a product that comes in one form only. */
export const onlyKey = keyOf({ size: null, colourId: null });

/** What the chosen sizes and colours make, colour by colour. */
export function combinationsOf({ sizes, colourIds }: Pick<Draft, 'sizes' | 'colourIds'>): Combination[] {
  return orNull(colourIds).flatMap((colourId) => orNull(sizes).map((size) => ({ size, colourId })));
}

/** Whether price and stock are one for the whole product, as in the form. */
export function isFlat({ sizes, colourIds, rows }: Draft): boolean {
  const knowsOthers = Object.entries(rows).some(([key, { saved }]) => saved && key !== onlyKey);
  return sizes.length === 0 && colourIds.length === 0 && !knowsOthers;
}

/** The keys of the rows to show, by colour, then size: the combinations, and what else of their kind was once on sale. */
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

/** The keys of the rows that shoppers can buy, in the order of the table. */
export const keysOnSale = weakMapMemoize((draft: Draft): string[] =>
  shownKeys(draft).filter((key) => draft.rows[key]!.onSale),
);

/** Whose rows are shown, in their order: null for rows without a colour. */
export function shownColourIds(draft: Draft): (string | null)[] {
  return [...new Set(shownKeys(draft).map((key) => draft.rows[key]!.colourId))];
}

export function inTableOrder({ colourIds, colours, rows }: Draft, keys: string[]): string[] {
  const order = [...new Set([...colourIds, ...Object.keys(colours)])];
  const colourRank = ({ colourId }: Row) => (colourId === null ? -1 : order.indexOf(colourId));
  const compare = (one: Row, other: Row) =>
    colourRank(one) - colourRank(other) || rankOf(one.size) - rankOf(other.size);
  return keys.toSorted((one, other) => compare(rows[one]!, rows[other]!));
}

const allSizes: readonly string[] = sizeScales.flatMap(({ sizes }) => [...sizes]);
const rankOf = (size: Size | null): number => (size === null ? -1 : allSizes.indexOf(size));

export const inSizeOrder = (sizes: Iterable<Size>): Size[] =>
  [...new Set(sizes)].toSorted((one, other) => rankOf(one) - rankOf(other));

const orNull = <T>(choices: T[]): (T | null)[] => (choices.length > 0 ? choices : [null]);
