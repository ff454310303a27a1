/**
 * Where an order stands between shopper and shop:
 * - `awaiting-payment`: its stock is held and the shopper can pay
 * - `awaiting-return`: it replaces pieces that come back; its stock is held, nothing is owed for it, and it is sent once they are here
 * - `in-review`: the provider reviews the payment; its stock is held, and the shopper can neither pay again nor cancel
 * - `expired`: the time to pay ran out and the stock went back; a buyer who approves late may still get it
 * - `closed`: replaced, refused or rejected before it was paid, or its return came to nothing; nobody can pay for it any more
 * - `paid`: the money is here
 * - `refunded`: the money went back
 */
export type OrderStage =
  'awaiting-payment' | 'awaiting-return' | 'in-review' | 'expired' | 'closed' | 'paid' | 'refunded';

/**
 * Why an order ended without being paid or, of a paid one, why nothing of it is delivered:
 * - `cancelled`: its shopper no longer wanted it or turned back at the provider, or the provider gave all of the money back without the shop
 * - `expired`: it was not paid in time
 * - `replaced`: its shopper ordered another cart instead
 * - `rejected`: the shop did not want it
 * - `declined`: the provider refused the payment for good
 * - `failed`: the provider could not open the payment
 * - `unavailable`: its items were sold out when its buyer came back late
 */
export const cancelReasons = [
  'cancelled',
  'expired',
  'replaced',
  'rejected',
  'declined',
  'failed',
  'unavailable',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/**
 * - `expired`: it is unpaid, its stock is free again, and a buyer who approves late may still get it
 * - `closed`: it is unpaid, nobody can pay for it any more, and its key is free for another order
 * - `rejected`: a paid order stays paid until its money is back; an unpaid one is closed and keeps its key
 */
interface End {
  leaves: 'expired' | 'closed' | 'rejected';
  reason: CancelReason;
}

/** Everything that ends an order before it is delivered. */
const ends = {
  /** The time to pay is over: `ExpireOrder`. */
  overdue: { leaves: 'expired', reason: 'expired' },
  /** Its buyer turned back at the provider: `ExpireAbandonedCheckout`. */
  'left-checkout': { leaves: 'expired', reason: 'cancelled' },
  /** Its shopper does not want to pay for it any more: `CloseOwnOrder`. */
  unwanted: { leaves: 'closed', reason: 'cancelled' },
  /** Its shopper orders another cart: `EarlierOrders`. */
  replaced: { leaves: 'closed', reason: 'replaced' },
  /** The provider could not open its payment: `CloseFailedOpening`. */
  'opening-failed': { leaves: 'closed', reason: 'failed' },
  /** The provider refused its payment for good: the event `PaymentDenied`. */
  'payment-denied': { leaves: 'closed', reason: 'declined' },
  /** Its buyer approved late, and its goods were sold out before the money was taken: `CompleteApprovedCheckout`. */
  'sold-out': { leaves: 'closed', reason: 'unavailable' },
  /** The money came late, and its goods were sold out: `ConfirmOrder`. */
  'sold-out-after-payment': { leaves: 'rejected', reason: 'rejected' },
  /** The provider took another amount than was due: `RejectWronglyPaidOrder`. */
  'wrong-amount': { leaves: 'rejected', reason: 'rejected' },
  /** The return whose pieces it replaces is cancelled: `Replacements`. */
  'return-cancelled': { leaves: 'closed', reason: 'cancelled' },
  /** Nothing of its return arrived in time: `Replacements`. */
  'return-missing': { leaves: 'closed', reason: 'expired' },
  /** The shop accepted nothing of its return: `Replacements`. */
  'return-refused': { leaves: 'closed', reason: 'rejected' },
  /** An admin rejects it: `ChangeOrderStatus`. */
  'rejected-by-admin': { leaves: 'rejected', reason: 'rejected' },
  /** An admin cancelled the last of its pieces: `CancelPieces`. */
  'cancelled-by-admin': { leaves: 'rejected', reason: 'rejected' },
  /** Its shopper cancelled the last of its pieces: `CancelPieces`. */
  'cancelled-by-shopper': { leaves: 'rejected', reason: 'cancelled' },
  /** The provider gave all of its money back without the shop: `RecordRefund`, which announces the refund instead. */
  'refunded-by-provider': { leaves: 'rejected', reason: 'cancelled' },
} as const satisfies Record<string, End>;
export type OrderEnd = keyof typeof ends;

export const endOf = (end: OrderEnd): End => ends[end];

/** Its return tells of such an end. */
export const isEndOfReturn = (end: OrderEnd): boolean => end.startsWith('return-');

/** How far the shop is with an order: what an admin may choose, at any time. */
export const chosenStatuses = ['pending', 'inProcess', 'inShipping', 'delivered', 'rejected'] as const;
export type ChosenStatus = (typeof chosenStatuses)[number];

/** An admin may choose these for many paid orders at once. */
export const fulfilmentStatuses = ['inProcess', 'inShipping', 'delivered'] as const;
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number];

/** `confirmed` comes from payment alone. */
export const orderStatuses = [...chosenStatuses, 'confirmed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = ['pending', 'inReview', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Clients call the stage by these names. What awaits its return is paid by it. */
export const paymentStatusOf: Record<OrderStage, PaymentStatus> = {
  'awaiting-payment': 'pending',
  'awaiting-return': 'paid',
  'in-review': 'inReview',
  expired: 'failed',
  closed: 'failed',
  paid: 'paid',
  refunded: 'refunded',
};
