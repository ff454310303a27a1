import type { DeliveryPlaceholder } from '@haberdash/kit/texts/placeholders';
import type { DeliveryOffer } from './delivery.api';
import { daysText, priceText } from './delivery-text';

/** The words of the delivery table for a text that names them; undefined for what it does not say. */
export const deliveryWords: Record<DeliveryPlaceholder, (offer: DeliveryOffer) => string | undefined> = {
  delivery: priceText,
  'delivery days': daysText,
  'order by': ({ workingDays, cutOff }) => (workingDays ? cutOff : undefined),
};
