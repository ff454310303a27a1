import { groupsIn } from '../../application/facets';
import type { ProductFilter } from '../../application/product-filter';
import type { Counted } from './sql-facet-counts';

/**
 * How a page finds products of the chosen sizes, colours and prices. An index walk reads the filter's groups in the page's order and skips
 * the others. The other path finds all of them in the whole catalogue by the indexes of the choices, then filters and sorts.
 */
export type AccessPath = 'index walk' | 'filter and sort';

/** How many rows and products a group has. */
export type GroupSize = Pick<Counted, 'category' | 'path' | 'brand' | 'rows' | 'products'>;

/** Above so many rows on the cheaper path, the planner chooses. */
const maxRows = 2_000;

/**
 * The path that reads fewer rows.
 * @param counted all groups, for the filter's sizes, colours and prices; with outdated counts the path is correct, but maybe slower
 * @returns undefined where both read many rows
 */
export function cheapestPath(
  filter: ProductFilter & { limit: number },
  counted: readonly GroupSize[],
): AccessPath | undefined {
  const chosen = groupsIn(counted, filter);
  const sum = (groups: readonly GroupSize[], of: 'rows' | 'products') =>
    groups.reduce((total, group) => total + group[of], 0);
  const found = sum(chosen, 'products');
  const walked = sum(chosen, 'rows') * Math.min(1, (filter.limit + 1) / (found + 1));
  const filtered = sum(counted, 'products');
  if (Math.min(walked, filtered) > maxRows) return undefined;
  return filtered < walked ? 'filter and sort' : 'index walk';
}
