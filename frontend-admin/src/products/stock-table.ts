import type { ProductDetails } from './products.api';

/** The shop's threshold for low stock. */
const few = 10;

export interface StockTable {
  /** By size, or by colour if there are no sizes. */
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
