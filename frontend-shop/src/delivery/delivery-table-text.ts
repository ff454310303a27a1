import { countryName } from '@haberdash/kit/countries/country-name';
import { money } from '@haberdash/kit/money';
import type { DeliveryTerms, TableZone } from './delivery.api';
import { daysText } from './delivery-text';

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
