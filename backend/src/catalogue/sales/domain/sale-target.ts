/** A sale reduces the products that the shop shows there when it starts. A category includes those below it. */
export type SaleTarget =
  | { readonly kind: 'collection' | 'brand' | 'category'; readonly slug: string }
  | { readonly kind: 'products'; readonly ids: readonly string[] }
  /** The query of the admin's list of products: `brand=acme&stock=low`. */
  | { readonly kind: 'filter'; readonly query: string };

export const maxChosenProducts = 1_000;

/** @returns the slug, the ids or the query */
export function namedBy(target: SaleTarget): string | readonly string[] {
  if (target.kind === 'products') return target.ids;
  return target.kind === 'filter' ? target.query : target.slug;
}

const keyOf = (target: SaleTarget): string => JSON.stringify([target.kind, namedBy(target)]);

export const isSameTarget = (one: SaleTarget, other: SaleTarget): boolean => keyOf(one) === keyOf(other);
