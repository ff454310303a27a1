import { Money } from '../../../shared/money';
import type { Prices } from '../../products/domain/variant';

/** The last two digits of a price in the currency's smallest unit: 47.99, or 4799 yen. */
export const endings = [99, 90] as const;
export type Ending = (typeof endings)[number];

export const maxPercent = 90;

export type SaleRule =
  /** `percent` of the price is taken off; without an ending, the rest is not rounded to one. */
  | { readonly percent: number; readonly ending: Ending | null }
  /** Every variant costs this. */
  | { readonly price: Money };

const keyOf = (rule: SaleRule): string =>
  JSON.stringify('price' in rule ? [rule.price.cents] : [rule.percent, rule.ending]);

export const isSameRule = (one: SaleRule, other: SaleRule): boolean => keyOf(one) === keyOf(other);

/**
 * - `lower-price`: its own sale price is as low or lower
 * - `other-sale`: it takes part in another sale
 * - `not-lower`: the rule gives no price below its own
 */
export type LeftOut = 'lower-price' | 'other-sale' | 'not-lower';

export interface Candidate extends Prices {
  isInOtherSale: boolean;
}

export type SaleOutcome = { salePrice: Money } | { leftOut: LeftOut };

/** Applies the rule of a sale to a variant. */
export function outcomeOf({ price, salePrice, isInOtherSale }: Candidate, rule: SaleRule): SaleOutcome {
  if (isInOtherSale) return { leftOut: 'other-sale' };
  const reduced = reducedPrice(price, rule);
  if (!reduced) return { leftOut: 'not-lower' };
  const isReducedAlready = !salePrice.isZero && !reduced.isLessThan(salePrice);
  return isReducedAlready ? { leftOut: 'lower-price' } : { salePrice: reduced };
}

/** @returns undefined where the rule gives no price between nothing and this one */
export function reducedPrice(price: Money, rule: SaleRule): Money | undefined {
  const reduced = 'price' in rule ? rule.price : percentOff(price, rule);
  return !reduced.isZero && reduced.isLessThan(price) ? reduced : undefined;
}

/** Everything is rounded down, so that the reduction is never smaller than what the shop promises. */
function percentOff(
  { cents }: Money,
  { percent, ending }: { percent: number; ending: Ending | null },
): Money {
  const left = Math.floor((cents * (100 - percent)) / 100);
  return Money.ofCents(ending === null ? left : endingWith(ending, left));
}

/** @returns the highest amount up to this one that ends so; this one itself, where there is none */
function endingWith(ending: Ending, cents: number): number {
  const rounded = Math.floor((cents - ending) / 100) * 100 + ending;
  return rounded > 0 ? rounded : cents;
}
