/**
 * Where an order stands between shopper and shop:
 * - `awaiting-payment`: its stock is held and the shopper can pay
 * - `expired`: the time to pay ran out and the stock went back; a buyer who approves late may still get it
 * - `closed`: superseded, refused or rejected before it was paid; nobody can pay for it any more
 * - `paid`: the money is here
 * - `refunded`: the money went back
 */
export type OrderStage = 'awaiting-payment' | 'expired' | 'closed' | 'paid' | 'refunded';

/** How far the shop is with an order: what an admin may choose, at any time. */
export const chosenStatuses = ['pending', 'inProcess', 'inShipping', 'delivered', 'rejected'] as const;
export type ChosenStatus = (typeof chosenStatuses)[number];

/** `confirmed` comes from payment alone. */
export const orderStatuses = [...chosenStatuses, 'confirmed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What clients call the stage. */
export const paymentStatusOf: Record<OrderStage, PaymentStatus> = {
  'awaiting-payment': 'pending',
  expired: 'failed',
  closed: 'failed',
  paid: 'paid',
  refunded: 'refunded',
};
