import { orderStatusLabels, paymentStatusLabels } from '../labels';
import type { Author, OrderChange } from './order';

/** What an order became by a change, beside what it was before. */
export function changeLabel(change: OrderChange, before: OrderChange | undefined): string {
  if (!before) return 'Placed';
  const { orderStatus, paymentStatus, by } = change;
  if (orderStatus === 'rejected' && before.orderStatus !== 'rejected') {
    return isByShopper(by) ? 'Cancelled' : orderStatusLabels.rejected;
  }
  return paymentStatus === before.paymentStatus
    ? orderStatusLabels[orderStatus]
    : paymentStatusLabels[paymentStatus];
}

const isByShopper = (by: Author): boolean => by === 'you' || (by !== 'shop' && by.kind === 'shopper');

const nameless = { admin: 'an admin', shopper: 'the shopper', shop: 'the shop' };

/** Undefined where a shopper looks at it. */
export function authorLabel(by: Author): string | undefined {
  if (by === 'you' || by === 'shop') return undefined;
  return `by ${by.name ?? nameless[by.kind]}`;
}
