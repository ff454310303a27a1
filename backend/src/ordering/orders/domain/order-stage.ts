/**
 * Where an order stands between shopper and shop:
 * - `awaiting-payment`: its stock is held and the shopper can pay
 * - `in-review`: the provider reviews the payment; its stock is held, and the shopper can neither pay again nor cancel
 * - `expired`: the time to pay ran out and the stock went back; a buyer who approves late may still get it
 * - `closed`: replaced, refused or rejected before it was paid; nobody can pay for it any more
 * - `paid`: the money is here
 * - `refunded`: the money went back
 */
export type OrderStage = 'awaiting-payment' | 'in-review' | 'expired' | 'closed' | 'paid' | 'refunded';

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

/** How far the shop is with an order: what an admin may choose, at any time. */
export const chosenStatuses = ['pending', 'inProcess', 'inShipping', 'delivered', 'rejected'] as const;
export type ChosenStatus = (typeof chosenStatuses)[number];

/** What an admin may choose for many paid orders at once. */
export const fulfilmentStatuses = ['inProcess', 'inShipping', 'delivered'] as const;
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number];

/** `confirmed` comes from payment alone. */
export const orderStatuses = [...chosenStatuses, 'confirmed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = ['pending', 'inReview', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What clients call the stage. */
export const paymentStatusOf: Record<OrderStage, PaymentStatus> = {
  'awaiting-payment': 'pending',
  'in-review': 'inReview',
  expired: 'failed',
  closed: 'failed',
  paid: 'paid',
  refunded: 'refunded',
};
