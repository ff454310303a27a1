import type { DeliveryOffer } from './delivery.api';
import { daysText, priceText } from './delivery-text';

/** A text of the shop may name these in braces, so that it says what the delivery table does. */
export const deliveryWords: Record<string, (offer: DeliveryOffer) => string | undefined> = {
  delivery: priceText,
  'delivery days': daysText,
  'order by': ({ workingDays, cutOff }) => (workingDays ? cutOff : undefined),
};
