import type { DeliveryOffer } from './delivery.api';
import { daysText, priceText } from './delivery-text';

/** A text of the shop may name these in braces, so that it says what the delivery table does. */
const words: Record<string, (offer: DeliveryOffer) => string | undefined> = {
  delivery: priceText,
  'delivery days': daysText,
  'order by': ({ workingDays, cutOff }) => (workingDays ? cutOff : undefined),
};
const named = new RegExp(`\\{(${Object.keys(words).join('|')})\\}`, 'g');

export const namesDelivery = (text: string): boolean => text.search(named) >= 0;

/** In {delivery days} → In 3–5 working days. @returns undefined when the table does not say what the text names */
export function filledText(text: string, offer: DeliveryOffer | undefined): string | undefined {
  const wordOf = (name: string) => offer && words[name]?.(offer);
  const isAnswered = [...text.matchAll(named)].every(([, name = '']) => wordOf(name) !== undefined);
  return isAnswered ? text.replace(named, (_, name: string) => wordOf(name) ?? '') : undefined;
}
