import { dayRange } from '@haberdash/kit/day-range';
import { money } from '@haberdash/kit/money';
import type { DeliveryOffer } from './delivery.api';

/** The cheapest delivery, or else pick-up. */
export const cheapestOf = <Offer extends DeliveryOffer>(offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ kind }) => kind === 'delivery') ?? offers[0];

/** Free delivery; or: Delivery from $4.90 */
function costText({ kind, price }: DeliveryOffer): string {
  const [noun, start] = kind === 'pick-up' ? ['pick-up', 'Pick-up'] : ['delivery', 'Delivery'];
  return price === 0 ? `Free ${noun}` : `${start} from ${money(price)}`;
}

/** Free delivery; or: Delivery from $4.90, free over $50.00 */
export function priceText(offer: DeliveryOffer): string {
  const { price, freeFrom } = offer;
  const end = price > 0 && freeFrom !== null ? `, free over ${money(freeFrom)}` : '';
  return `${costText(offer)}${end}`;
}

/** Delivery from $4.90, Tue 24 – Thu 26 Nov */
export function offerText(offer: DeliveryOffer): string {
  return [costText(offer), offer.promised && dayRange(offer.promised)].filter(Boolean).join(', ');
}

/** How much is missing until delivery is free; undefined where it never gets free, or is free already. */
export function missingText(offers: readonly DeliveryOffer[], subtotal: number): string | undefined {
  const amounts = offers.flatMap(({ kind, freeFrom }) =>
    kind === 'delivery' && freeFrom !== null ? [freeFrom] : [],
  );
  if (amounts.length === 0) return undefined;
  const missing = Math.min(...amounts) - subtotal;
  return missing > 0 ? `Add ${money(missing)} for free delivery` : undefined;
}

/** 3–5 working days; or: 1 working day; or: the same working day. */
export function daysText({ workingDays }: Pick<DeliveryOffer, 'workingDays'>): string | undefined {
  if (!workingDays) return undefined;
  const { min, max } = workingDays;
  if (max === 0) return 'the same working day';
  return `${min === max ? max : `${min}–${max}`} ${max === 1 ? 'working day' : 'working days'}`;
}
