/** A sale reduces the products that the shop shows there when it starts. A category includes those below it. */
export type SaleTarget =
  | { readonly kind: 'collection' | 'brand' | 'category'; readonly slug: string }
  | { readonly kind: 'products'; readonly ids: readonly string[] };

export const maxChosenProducts = 1_000;

const keyOf = (target: SaleTarget): string =>
  JSON.stringify([target.kind, 'slug' in target ? target.slug : target.ids]);

export const isSameTarget = (one: SaleTarget, other: SaleTarget): boolean => keyOf(one) === keyOf(other);
