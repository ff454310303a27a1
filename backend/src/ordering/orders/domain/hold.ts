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
