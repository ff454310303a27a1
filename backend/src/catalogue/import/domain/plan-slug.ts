import { SlugOfOtherProduct } from '../../products/domain/product.errors';
import type { KnownProducts, RowGroup } from './group-rows';
import type { ChangedField } from './import-plan';
import { type RowError, saidByRows } from './import-row';

/** A slug that a product is to get. */
export interface ChosenSlug {
  /** The first row that says it. */
  row: number;
  slug: string;
}

/** Undefined means that it stays, or follows from the title of a new product. */
export function planSlug(
  { product, rows }: RowGroup,
  { slugs }: KnownProducts,
): { chosen: ChosenSlug | undefined; errors: RowError[] } {
  const { value: slug, errors } = saidByRows(rows, 'slug', 'slug');
  const isKept = slug === undefined || (product && slugs.get(product.state.id) === slug);
  if (isKept) return { chosen: undefined, errors };
  const { row } = rows.find((one) => one.slug === slug)!;
  return { chosen: { row, slug }, errors };
}

export const changedSlug = (slug: string, productId: string, { slugs }: KnownProducts): ChangedField => ({
  field: 'slug',
  before: slugs.get(productId) ?? '',
  after: slug,
});

/** A slug leads to one product of the shop and of the file. */
export function takenSlugs(
  planned: readonly { id: string | undefined; slug: ChosenSlug | undefined }[],
  { bySlug }: KnownProducts,
): RowError[] {
  const firstRowOf = new Map<string, number>();
  return planned.flatMap(({ id, slug: chosen }) => {
    if (!chosen) return [];
    const { row, slug } = chosen;
    const holder = bySlug.get(slug);
    if (holder && holder.productId !== id) {
      const { message } = new SlugOfOtherProduct(slug, holder.title, holder.isCurrent);
      return [{ row, column: 'slug', message }];
    }
    const first = firstRowOf.get(slug);
    if (first !== undefined) return [{ row, column: 'slug', message: `is also in row ${first}` }];
    firstRowOf.set(slug, row);
    return [];
  });
}
