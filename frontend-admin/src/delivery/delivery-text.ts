import { countryName } from '@haberdash/kit/countries/country-name';
import { money } from '@haberdash/kit/money';
import type { Calendar, Method, Obstacle, Zone } from './delivery.api';

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (label, index) => ({ value: index + 1, label }),
);

/** 750 → 750 g, 1500 → 1.5 kg */
const weight = (grams: number): string => (grams < 1_000 ? `${grams} g` : `${grams / 1_000} kg`);

const price = (amount: number): string => (amount === 0 ? 'free' : money(amount));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Austria, Switzerland; or: United States, postcodes 995…, 996… */
export function areaText({ countries, postcodePrefixes }: Zone): string {
  if (countries.length === 0) return 'All other countries';
  const names = countries.map(countryName).join(', ');
  if (postcodePrefixes.length === 0) return names;
  return `${names}, postcodes ${postcodePrefixes.map((prefix) => `${prefix}…`).join(', ')}`;
}

/** $4.90; from 1 kg: $7.90; free from $100.00 */
export function tableText({ table: { measure, steps }, freeFrom }: Method): string {
  const amount = measure === 'weight' ? weight : money;
  const texts = steps.map((step) =>
    step.from === 0 ? price(step.price) : `from ${amount(step.from)}: ${price(step.price)}`,
  );
  const isPaid = steps.some((step) => step.price > 0);
  return capital(texts.join('; ')) + (isPaid && freeFrom !== null ? `; free from ${money(freeFrom)}` : '');
}

/** 3–5 working days, ordered before 14:00 */
export function daysText({ workingDays, cutOff }: Method): string {
  if (!workingDays) return 'No dates promised';
  const { min, max } = workingDays;
  const noun = max === 1 ? 'working day' : 'working days';
  return `${min === max ? max : `${min}–${max}`} ${noun}, ordered before ${cutOff}`;
}

/** Monday to Friday; or: Monday, Wednesday */
export function weekdaysText({ workingWeekdays }: Calendar): string {
  const names = weekdays.filter(({ value }) => workingWeekdays.includes(value)).map(({ label }) => label);
  const isRun = workingWeekdays.every((day, index) => index === 0 || day === workingWeekdays[index - 1]! + 1);
  return isRun && names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
}

export const obstacles: Record<Obstacle, string> = {
  off: 'It is switched off',
  'other-zone': 'It is for another zone',
  'not-taken': 'It does not take these goods',
};
