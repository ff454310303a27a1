import type { Shortage } from '../../stock';
import type { NamedVariant, Removal } from '../domain/removal';

/** @property known the removal that has this id already */
export type RemovalOutcome =
  { removed: true } | { removed: false; known: Removal } | { removed: false; short: Shortage[] };

/** Removals are never changed. */
export abstract class Removals {
  /** Takes the pieces off the shelf, all of them or none, and writes movements with the removal's cause. */
  abstract add(removal: Removal): Promise<RemovalOutcome>;
}

/** An admin names variants by their SKU or GTIN. */
export interface Code {
  sku: string | undefined;
  /** Digits, without leading zeros. */
  gtin: string | undefined;
}

export abstract class NamedVariants {
  /** Those that there are. */
  abstract ofIds(variantIds: string[]): Promise<NamedVariant[]>;
  /** In the order of the codes; undefined where there is no such variant, or SKU and GTIN name two. */
  abstract ofCodes(codes: Code[]): Promise<(NamedVariant | undefined)[]>;
}
