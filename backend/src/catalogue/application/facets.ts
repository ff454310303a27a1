import type { ProductFilter } from './product-filter';

/** What one shelf holds, a category of one brand: no product stands on two. */
export interface ShelfCounts {
  category: string;
  brand: string;
  /** Those with a variant in stock of a chosen size and a chosen colour; all of them where none is chosen. */
  products: number;
  /** By size, those that come in it and in a chosen colour, in stock. */
  sizes: ReadonlyMap<string, number>;
  /** By colour, those that come in it and in a chosen size, in stock. */
  colours: ReadonlyMap<string, { products: number; hex: string }>;
}

/** How many products each choice would find beside the choices in the other groups. */
export interface Facets {
  category: Record<string, number>;
  brand: Record<string, number>;
  size: Record<string, number>;
  colour: Record<string, number>;
}

export interface FacetedCount {
  /** How many products the whole filter finds. */
  total: number;
  facets: Facets;
  /** What the colours of the facet look like. */
  colours: { name: string; hex: string }[];
}

/** @param shelves all that there are, counted with the filter's sizes and colours */
export function facetsOf(shelves: readonly ShelfCounts[], { category, brand }: ProductFilter): FacetedCount {
  const isIn = (chosen: string[], id: string) => chosen.length === 0 || chosen.includes(id);
  const inCategory = shelves.filter((shelf) => isIn(category, shelf.category));
  const inBrand = shelves.filter((shelf) => isIn(brand, shelf.brand));
  const inBoth = inCategory.filter((shelf) => isIn(brand, shelf.brand));
  const colours = inBoth.flatMap((shelf) => [...shelf.colours]);
  return {
    total: inBoth.reduce((sum, { products }) => sum + products, 0),
    facets: {
      category: sumsOf(inBrand.map((shelf) => [shelf.category, shelf.products])),
      brand: sumsOf(inCategory.map((shelf) => [shelf.brand, shelf.products])),
      size: sumsOf(inBoth.flatMap((shelf) => [...shelf.sizes])),
      colour: sumsOf(colours.map(([name, { products }]) => [name, products])),
    },
    colours: inOrder(new Map(colours.map(([name, { hex }]) => [name, hex]))).map(([name, hex]) => ({
      name,
      hex,
    })),
  };
}

/** What is nowhere is left out. */
function sumsOf(counts: [id: string, products: number][]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [id, products] of counts) {
    if (products > 0) sums.set(id, (sums.get(id) ?? 0) + products);
  }
  return Object.fromEntries(inOrder(sums));
}

/** The same wherever and whenever it is counted, so that equal answers are the same text. */
const inOrder = <Value>(counts: Map<string, Value>): [string, Value][] =>
  [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
