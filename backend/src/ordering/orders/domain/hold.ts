import type { OrderStage, OrderStatus } from './order-stage';

/**
 * Why an order is not to be sent until an admin releases it:
 * - `refunded-elsewhere`: the provider gave a part of its money back without the shop
 * - `disputed`: its buyer disputes the payment at the provider
 * - `reversed`: the provider took the money back
 * - `customer-blocked`: its customer was blocked when the money came
 * - `refund-refused`: the provider will not give back what the shop owes; also of an order that was rejected
 */
export const holdReasons = [
  'refunded-elsewhere',
  'disputed',
  'reversed',
  'customer-blocked',
  'refund-refused',
] as const;
export type HoldReason = (typeof holdReasons)[number];

export interface Hold {
  reason: HoldReason;
  since: Date;
}

/** A refund or a delivery ends a hold; but money that the shop owes is owed after the delivery, too. */
export function holdAfter(
  { stage, status }: { stage: OrderStage; status: OrderStatus },
  hold: Hold | null,
): Hold | null {
  const isOwed = hold?.reason === 'refund-refused';
  return stage === 'refunded' || (status === 'delivered' && !isOwed) ? null : hold;
}
