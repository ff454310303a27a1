import { PaymentBadge, StatusBadge } from '@haberdash/kit/orders/StatusBadge';
import type { Order } from './orders.api';

/** How far the shop is with it, or else why it does not begin. */
export function OrderStatusBadge({ order: { orderStatus, paymentStatus } }: { order: Order }) {
  if (paymentStatus !== 'paid') return <PaymentBadge status={paymentStatus} />;
  return <StatusBadge status={orderStatus} />;
}
