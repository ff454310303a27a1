import { money } from '../money';
import { piecesLabel } from './item-name';
import type { Order, Refund } from './order';

/** Admins and shoppers read why money went back in the same words. */
export const refundReasonLabels: Record<Refund['reason'], string> = {
  returned: 'Items returned',
  damaged: 'Items damaged or wrong',
  late: 'Late delivery',
  goodwill: 'Goodwill',
  other: 'Other reason',
  cancelled: 'Items cancelled',
  lost: 'Parcel lost',
  rejected: 'Order cancelled',
  'sold-out': 'Sold out',
  elsewhere: 'Refunded at PayPal',
};

/** A shopper reads these states. */
export const refundStateTexts: Record<Refund['state'], string> = {
  intended: 'We have asked PayPal to refund this.',
  pending: 'On its way: PayPal is sending it, which can take a few days.',
  given: 'Refunded by PayPal.',
  refused: "PayPal couldn't refund this yet. We're looking into it.",
};

/** `1 × Linen Shirt; delivery; $5.00 more` */
export function refundContent(order: Pick<Order, 'cartItems'>, refund: Refund): string {
  const { pieces, delivery, other } = refund;
  const isMore = pieces.length > 0 || delivery > 0;
  return [
    ...pieces.map((one) => piecesLabel(order, one)),
    delivery > 0 && 'Delivery',
    other > 0 && isMore && `${money(other)} more`,
  ]
    .filter(Boolean)
    .join('; ');
}
