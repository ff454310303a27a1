import { dayRange } from '@haberdash/kit/day-range';
import { countryName } from '@haberdash/kit/countries/country-name';
import { money } from '@haberdash/kit/money';
import type { DeliveryOffer, DeliveryTerms, TableZone } from './delivery.api';

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

/** 3–5 working days, when you order by 14:00 */
export function timeLines({ workingDays, cutOff }: DeliveryTerms): string[] {
  const days = daysText({ workingDays });
  return days === undefined ? ['No set days'] : [capital(days), `Order by ${cutOff}`];
}

/** $4.90; From 1 kg: $7.90; Free from $50.00 */
export function costLines({ table: { measure, steps }, freeFrom }: DeliveryTerms): string[] {
  const written = measure === 'weight' ? weight : money;
  const isReached = ({ from }: { from: number }) =>
    measure === 'weight' || freeFrom === null || from < freeFrom;
  const paid = freeFrom === 0 ? [] : steps.filter(isReached);
  if (paid.every(({ price }) => price === 0)) return ['Free'];
  const lines = paid.map(({ from, price }) => {
    if (from === 0) return price === 0 ? 'Free' : money(price);
    return price === 0 ? `Free from ${written(from)}` : `From ${written(from)}: ${money(price)}`;
  });
  return freeFrom === null ? lines : [...lines, `Free from ${money(freeFrom)}`];
}

/** Austria, Switzerland; or: United States, postcodes 995…, 996…; or: All other countries */
export function areaText({ countries, postcodePrefixes }: TableZone, zones: readonly TableZone[]): string {
  if (countries.length === 0) return zones.length > 1 ? 'All other countries' : 'All countries';
  const names = countries.map(countryName).join(', ');
  if (postcodePrefixes.length === 0) return names;
  return `${names}, postcodes ${postcodePrefixes.map((prefix) => `${prefix}…`).join(', ')}`;
}

/** 750 → 750 g, 1500 → 1.5 kg */
const weight = (grams: number): string => (grams < 1_000 ? `${grams} g` : `${grams / 1_000} kg`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
