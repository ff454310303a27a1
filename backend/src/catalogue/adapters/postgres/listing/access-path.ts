import type { ProductFilter } from '../../../application/product-filter';
import type { Counted } from './sql-facet-counts';

/**
 * How the first products in stock in chosen sizes and colours are found: met while walking along the filter's shelves in the page's order, or all
 * of the catalogue read by an index and sorted.
 */
export type Way = 'walk' | 'read';

/** Whoever would look at more cards on the better way had better let Postgres think about it. */
const tooFar = 2_000;

/**
 * The way that looks at fewer cards.
 * @param counted all shelves, with the filter's sizes and colours; if they are of a while ago, the way is as right and only less quick
 * @returns undefined where both are long
 */
export function cheapestPath(
  { category, brand, limit }: ProductFilter & { limit: number },
  counted: Counted[],
): Way | undefined {
  const isIn = (chosen: string[], id: string) => chosen.length === 0 || chosen.includes(id);
  const chosen = counted.filter((shelf) => isIn(category, shelf.category) && isIn(brand, shelf.brand));
  const sum = (shelves: Counted[], of: 'cards' | 'products') =>
    shelves.reduce((total, shelf) => total + shelf[of], 0);
  const found = sum(chosen, 'products');
  const walked = sum(chosen, 'cards') * Math.min(1, (limit + 1) / (found + 1));
  const read = sum(counted, 'products');
  if (Math.min(walked, read) > tooFar) return undefined;
  return read < walked ? 'read' : 'walk';
}
