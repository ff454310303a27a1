import type { ProductRule } from '../domain/product-rule';

/** The products of a collection: only these, or those that meet all conditions. */
export type Members = { products: readonly string[] } | { rule: RuleOfNow };

export interface RuleOfNow extends Omit<ProductRule, 'newWithinDays'> {
  /** New products have this id or a later one: ids grow with time. Null: of any age. */
  sinceId: string | null;
}
