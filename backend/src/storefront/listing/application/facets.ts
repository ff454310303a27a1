import type { ProductFilter } from './product-filter';

/** The counts of one category-brand group. Every product is in exactly one. */
export interface CategoryBrandCounts {
  category: string;
  /** The slugs from the top down to the category: a product counts for each of them. */
  path: readonly string[];
  brand: string;
  /** Those in a chosen price range with a variant in stock of a chosen size and a chosen colour; all of them where none is chosen. */
  products: number;
  /** The number of products by size: those that come in it and in a chosen colour, in stock, in a chosen price range. */
  sizes: ReadonlyMap<string, number>;
  /** The number of products by price range: those in it with a variant in stock of a chosen size and a chosen colour. */
  prices: ReadonlyMap<string, number>;
  /** The number of products on sale, of the chosen sizes, colours and prices, in stock where only that is wanted. */
  onSale: number;
  /** The number of products in stock, of the chosen sizes, colours and prices, on sale where only that is wanted. */
  inStock: number;
  /** The number of products by colour: those that come in it and in a chosen size, in stock, in a chosen price range. */
  colours: ReadonlyMap<string, { products: number; hex: string }>;
}

/** How many products each choice would find beside the choices in the other groups. */
export interface Facets {
  category: Record<string, number>;
  brand: Record<string, number>;
  size: Record<string, number>;
  colour: Record<string, number>;
  price: Record<string, number>;
  /** Each of the two has one choice, `yes`. */
  sale: Record<string, number>;
  inStock: Record<string, number>;
}

export interface FacetedCount {
  /** How many products the whole filter finds. */
  total: number;
  facets: Facets;
  /** The colours of the facet, with their looks. */
  colours: { name: string; hex: string }[];
}

/** Whether one of the ids is chosen, or none is chosen at all. */
const isChosen = (chosen: readonly string[], ids: readonly string[]): boolean =>
  chosen.length === 0 || ids.some((id) => chosen.includes(id));

/** The groups that a filter names. A category stands for those below it, too. */
export const groupsIn = <Group extends Pick<CategoryBrandCounts, 'path' | 'brand'>>(
  groups: readonly Group[],
  { category, brand }: Pick<ProductFilter, 'category' | 'brand'>,
): Group[] => groups.filter((group) => isChosen(category, group.path) && isChosen(brand, [group.brand]));

/** @param groups all groups, counted for the filter's sizes, colours and prices */
export function facetsOf(
  groups: readonly CategoryBrandCounts[],
  { category, brand }: ProductFilter,
): FacetedCount {
  const sums = {
    category: new Sums(),
    brand: new Sums(),
    size: new Sums(),
    colour: new Sums(),
    price: new Sums(),
    sale: new Sums(),
    inStock: new Sums(),
  };
  const hexes = new Map<string, string>();
  let total = 0;
  for (const group of groups) {
    const [isInCategory, isInBrand] = [isChosen(category, group.path), isChosen(brand, [group.brand])];
    if (isInBrand) for (const slug of group.path) sums.category.add(slug, group.products);
    if (isInCategory) sums.brand.add(group.brand, group.products);
    if (!isInCategory || !isInBrand) continue;
    total += group.products;
    sums.sale.add('yes', group.onSale);
    sums.inStock.add('yes', group.inStock);
    for (const [size, products] of group.sizes) sums.size.add(size, products);
    for (const [range, products] of group.prices) sums.price.add(range, products);
    for (const [name, { products, hex }] of group.colours) {
      sums.colour.add(name, products);
      hexes.set(name, firstOf(hex, hexes.get(name)));
    }
  }
  return {
    total,
    facets: {
      category: sums.category.asFacet(),
      brand: sums.brand.asFacet(),
      size: sums.size.asFacet(),
      colour: sums.colour.asFacet(),
      price: sums.price.asFacet(),
      sale: sums.sale.asFacet(),
      inStock: sums.inStock.asFacet(),
    },
    colours: inOrder(hexes).map(([name, hex]) => ({ name, hex })),
  };
}

/** Returns the first of two hexes, so that the result does not depend on the order of the groups. */
const firstOf = (hex: string, other = hex): string => (hex < other ? hex : other);

class Sums {
  private readonly sums = new Map<string, number>();

  /** Choices without products are left out. */
  add(id: string, products: number): void {
    if (products > 0) this.sums.set(id, (this.sums.get(id) ?? 0) + products);
  }

  asFacet(): Record<string, number> {
    return Object.fromEntries(inOrder(this.sums));
  }
}

/** Sorted, so that equal counts have the same JSON text. */
const inOrder = <Value>(counts: Map<string, Value>): [string, Value][] =>
  [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
