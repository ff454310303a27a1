import { variantLabel } from '@haberdash/kit/variant-label';
import type { ListedProduct, ProductDetails } from '../products.api';

/** The shop's threshold for low stock. */
const few = 10;

export interface StockTable {
  /** There is a row for each size, or for each colour if there are no sizes. */
  rows: { name: string; cells: (number | null)[] }[];
  /** The colours; empty without sizes or without colours. */
  columns: { name: string; hex: string }[];
}

/** The stock of each variant on sale by size and colour; null if there is none. */
export function stockTableOf({ options: { sizes, colours }, variants }: ProductDetails): StockTable {
  const onSale = variants.filter((variant) => variant.onSale);
  const stockOf = (size: string | null, colour: string | null) =>
    onSale.find((variant) => variant.size === size && variant.colour === colour)?.stock ?? null;

  if (sizes.length === 0)
    return { rows: colours.map(({ name }) => ({ name, cells: [stockOf(null, name)] })), columns: [] };
  const names = colours.length > 0 ? colours.map(({ name }) => name) : [null];
  return {
    rows: sizes.map((size) => ({ name: size, cells: names.map((name) => stockOf(size, name)) })),
    columns: colours,
  };
}

export function stockLevelOf(stock: number): 'none' | 'low' | 'enough' {
  if (stock === 0) return 'none';
  return stock < few ? 'low' : 'enough';
}

export type StockLevel = ReturnType<typeof stockLevelOf>;

export interface StockOfChoice {
  /** A size, or a colour where there are no sizes; empty where there is nothing to choose. */
  name: string;
  stock: number;
  /** The level of the variant with the least stock. */
  level: StockLevel;
}

/** The stock of a product by size; by colour where it has no sizes. */
export function stockByChoice({ variants }: ListedProduct): StockOfChoice[] {
  const nameOf = ({ size, colour }: ListedProduct['variants'][number]) => size ?? colour ?? '';
  const names = [...new Set(variants.map(nameOf))];
  return names.map((name) => {
    const stocks = variants.filter((variant) => nameOf(variant) === name).map(({ stock }) => stock);
    const total = stocks.reduce((sum, stock) => sum + stock, 0);
    return { name, stock: total, level: total === 0 ? 'none' : levelOfLeast(stocks) };
  });
}

/** Low as soon as one of them is. */
const levelOfLeast = (stocks: number[]): StockLevel =>
  stocks.some((stock) => stockLevelOf(stock) !== 'enough') ? 'low' : 'enough';

/** The choices with few pieces or none, in words: `S Navy, M Navy`. */
export const scarceChoices = ({
  variants,
}: {
  variants: Pick<ListedProduct['variants'][number], 'size' | 'colour' | 'stock'>[];
}): string[] => variants.filter(({ stock }) => stockLevelOf(stock) !== 'enough').map(variantLabel);
