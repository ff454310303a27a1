import { sellingPrice } from '../product/product';
import type { Cart } from './cart.api';

export type FormerPrices = Record<string, number>;

/** The former prices of lines whose price has changed. A line that returns to its former price is dropped. */
export function withFormerPrices(known: FormerPrices, before: Cart | null, now: Cart): FormerPrices {
  const pricesBefore = { ...pricesOf(before), ...known };
  const changed = Object.entries(pricesOf(now)).flatMap(([variantId, price]) => {
    const former = pricesBefore[variantId];
    return former === undefined || former === price ? [] : [[variantId, former] as const];
  });
  return Object.fromEntries(changed);
}

function pricesOf(cart: Cart | null): FormerPrices {
  return Object.fromEntries(cart?.items.map((line) => [line.variantId, sellingPrice(line)]) ?? []);
}
