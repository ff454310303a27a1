import { money } from '@haberdash/kit/money';
import type { DeliveryOffer } from './delivery.api';

/** The cheapest delivery, or else pick-up. */
export const cheapestOf = <Offer extends DeliveryOffer>(offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ kind }) => kind === 'delivery') ?? offers[0];

/** Free delivery; or: Delivery from $4.90; free from $50.00 */
export function priceText({ kind, price, freeFrom }: DeliveryOffer): string {
  const [noun, start] = kind === 'pick-up' ? ['pick-up', 'Pick-up'] : ['delivery', 'Delivery'];
  if (price === 0) return `Free ${noun}`;
  return `${start} from ${money(price)}${freeFrom === null ? '' : `; free from ${money(freeFrom)}`}`;
}

/** How much is missing until delivery is free, where there is such an amount. */
export function missingText(offers: readonly DeliveryOffer[], subtotal: number): string | undefined {
  const amounts = offers.flatMap(({ kind, freeFrom }) =>
    kind === 'delivery' && freeFrom !== null ? [freeFrom] : [],
  );
  if (amounts.length === 0) return undefined;
  const missing = Math.min(...amounts) - subtotal;
  return missing > 0 ? `${money(missing)} more and delivery is free` : 'Delivery is free';
}
