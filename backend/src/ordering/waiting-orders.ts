import type { BoundedCount } from '../shared/page';

/**
 * Orders, returns and withdrawals that wait for somebody of the shop:
 * - `toSend`: paid, and something is left to send; `late` and `toResend` are parts of it
 * - `toResend`: pieces of a parcel that got lost are to be sent again
 * - `onHold`: until somebody releases them; `refundsRefused` is a part of them: the provider refused money that the shop owes
 * - `inReview`: the provider reviews the payment
 * - `returnsLate`: the money of a return was due by law
 */
export const waitingOrders = [
  'toSend',
  'late',
  'toResend',
  'refundsRefused',
  'onHold',
  'inReview',
  'returnsToJudge',
  'returnsToSettle',
  'returnsLate',
  'withdrawals',
] as const;
export type WaitingOrder = (typeof waitingOrders)[number];

/** Each number counts the rows of a list. */
export abstract class WaitingOrders {
  abstract counts(): Promise<Record<WaitingOrder, BoundedCount>>;
}
