import type { Order } from '../orders.api';

const isHeld = 'Nothing of it can be packed or sent. Cancel and refund it, or release it.';

export const holdReasons: Record<NonNullable<Order['hold']>['reason'], string> = {
  'refunded-elsewhere': `PayPal gave a part of the money back without the shop. ${isHeld}`,
  disputed: `The buyer disputes the payment at PayPal. ${isHeld}`,
  reversed: `PayPal took the money back. ${isHeld}`,
  'customer-blocked': `The customer was blocked when the payment came. ${isHeld}`,
  'refund-refused':
    'PayPal refused a refund of this order. Ask again under Refunds below, or refund it at PayPal. The order is released when the money is given.',
};

export const wrongAmountRefused =
  'Another amount was paid than the order costs, and PayPal refused to give it back. Ask again, or refund it at PayPal.';
