import type { ProductFilter } from './product-filter';

/** The counts of one category-brand group. Every product is in exactly one. */
export interface CategoryBrandCounts {
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

/** @param groups all groups, counted for the filter's sizes and colours */
export function facetsOf(
  groups: readonly CategoryBrandCounts[],
  { category, brand }: ProductFilter,
): FacetedCount {
  const isIn = (chosen: string[], id: string) => chosen.length === 0 || chosen.includes(id);
  const sums = { category: new Sums(), brand: new Sums(), size: new Sums(), colour: new Sums() };
  const hexes = new Map<string, string>();
  let total = 0;
  for (const group of groups) {
    const [isInCategory, isInBrand] = [isIn(category, group.category), isIn(brand, group.brand)];
    if (isInBrand) sums.category.add(group.category, group.products);
    if (isInCategory) sums.brand.add(group.brand, group.products);
    if (!isInCategory || !isInBrand) continue;
    total += group.products;
    for (const [size, products] of group.sizes) sums.size.add(size, products);
    for (const [name, { products, hex }] of group.colours) {
      sums.colour.add(name, products);
      hexes.set(name, hex);
    }
  }
  return {
    total,
    facets: {
      category: sums.category.asFacet(),
      brand: sums.brand.asFacet(),
      size: sums.size.asFacet(),
      colour: sums.colour.asFacet(),
    },
    colours: inOrder(hexes).map(([name, hex]) => ({ name, hex })),
  };
}

class Sums {
  private readonly sums = new Map<string, number>();

  /** What is nowhere is left out. */
  add(id: string, products: number): void {
    if (products > 0) this.sums.set(id, (this.sums.get(id) ?? 0) + products);
  }

  asFacet(): Record<string, number> {
    return Object.fromEntries(inOrder(this.sums));
  }
}

/** The same wherever and whenever it is counted, so that equal answers are the same text. */
const inOrder = <Value>(counts: Map<string, Value>): [string, Value][] =>
  [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
