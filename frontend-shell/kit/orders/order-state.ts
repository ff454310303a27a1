import { cancelReasonLabels, orderStatusLabels, paymentStatusLabels } from '../labels';
import type { Order, OrderChange } from './order';

type Status = Pick<Order, 'orderStatus' | 'paymentStatus' | 'cancelReason'>;

type OrderState = Order['orderStatus'] | NonNullable<Order['cancelReason']> | 'awaitingPayment' | 'inReview';

const labels: Record<OrderState, string> = {
  ...orderStatusLabels,
  ...cancelReasonLabels,
  awaitingPayment: paymentStatusLabels.pending,
  inReview: paymentStatusLabels.inReview,
};

/** The fulfilment status; before fulfilment, what the order waits for, or why it ended. */
export function orderStateOf({ orderStatus, paymentStatus, cancelReason }: Status): OrderState {
  const hasBegun = orderStatus !== 'pending' && orderStatus !== 'rejected';
  if (hasBegun) return orderStatus;
  if (cancelReason) return cancelReason;
  if (orderStatus === 'pending' && paymentStatus === 'pending') return 'awaitingPayment';
  if (orderStatus === 'pending' && paymentStatus === 'inReview') return 'inReview';
  return orderStatus;
}

export const orderStateLabel = (status: Status): string => labels[orderStateOf(status)];

const endLabels: Record<NonNullable<Order['cancelReason']>, string> = {
  ...cancelReasonLabels,
  expired: 'Not paid in time',
  replaced: 'Replaced by a newer order',
  failed: "Payment couldn't be started",
  unavailable: 'Sold out before it was paid',
};

/** The label of a change, compared with the state before it. */
export function changeLabel(change: OrderChange, before: OrderChange | undefined): string {
  if (!before) return 'Placed';
  const { orderStatus, paymentStatus, cancelReason } = change;
  const isReopened = before.orderStatus === 'rejected' && orderStatus !== 'rejected';
  if (isReopened) return orderStatusLabels[orderStatus];
  if (cancelReason && cancelReason !== before.cancelReason) return endLabels[cancelReason];
  return paymentStatus === before.paymentStatus
    ? orderStatusLabels[orderStatus]
    : paymentStatusLabels[paymentStatus];
}
