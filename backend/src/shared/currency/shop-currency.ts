import { type Currency, currencyOf } from './currency';

let current = currencyOf('USD');

/** The one currency of the shop: every amount in this process is of it. It is known before the first request, and not while modules load. */
export const shopCurrency = (): Currency => current;

/** Called once, when the process starts. */
export function sellIn(code: string): void {
  current = currencyOf(code);
}
