import type { Order } from './orders.api';

export const holdReasons: Record<NonNullable<Order['hold']>['reason'], string> = {
  'refunded-elsewhere': 'PayPal gave a part of the money back without the shop.',
  disputed: 'The buyer disputes the payment at PayPal.',
  reversed: 'PayPal took the money back.',
  'customer-blocked': 'The customer was blocked when the payment came.',
};
