import type { ProductDetails } from './products.api';

/** The shop's own line between enough and few. */
const few = 10;

export interface StockTable {
  /** By size, or by colour where there are no sizes. */
  rows: { name: string; cells: (number | null)[] }[];
  /** The colours; empty where there are no sizes, or no colours. */
  columns: { name: string; hex: string }[];
}

/** How many pieces are on sale of each size and colour; null where a combination is not. */
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

export function levelOf(stock: number): 'none' | 'low' | 'enough' {
  if (stock === 0) return 'none';
  return stock < few ? 'low' : 'enough';
}
