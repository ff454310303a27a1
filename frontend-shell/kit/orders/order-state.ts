import { cancelReasonLabels, orderStatusLabels, paymentStatusLabels } from '../labels';
import type { Order, OrderChange } from './order';
import { orderStatusLabel } from './pick-up-labels';

type Status = Pick<Order, 'orderStatus' | 'paymentStatus' | 'cancelReason'>;

type Destined = Pick<Order, 'addressInfo' | 'delivery' | 'exchange'>;

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

export function orderStateLabel(order: Status & Destined): string {
  const state = orderStateOf(order);
  return state in orderStatusLabels ? orderStatusLabel(order, order.orderStatus) : labels[state];
}

const endLabels: Record<NonNullable<Order['cancelReason']>, string> = {
  ...cancelReasonLabels,
  expired: 'Not paid in time',
  replaced: 'Replaced by a newer order',
  failed: "Payment couldn't be started",
  unavailable: 'Sold out before it was paid',
};

/** The label of a change of the order, compared with the state before it. */
export function changeLabel(order: Destined, change: OrderChange, before: OrderChange | undefined): string {
  if (!before) return 'Placed';
  const { orderStatus, paymentStatus, cancelReason } = change;
  const isReopened = before.orderStatus === 'rejected' && orderStatus !== 'rejected';
  if (isReopened) return orderStatusLabel(order, orderStatus);
  const ends = order.exchange ? cancelReasonLabels : endLabels;
  if (cancelReason && cancelReason !== before.cancelReason) return ends[cancelReason];
  return paymentStatus === before.paymentStatus
    ? orderStatusLabel(order, orderStatus)
    : paymentStatusLabels[paymentStatus];
}
