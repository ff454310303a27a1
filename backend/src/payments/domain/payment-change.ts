import type { Money } from '../../shared/money';

/**
 * - `capturing`: the provider was asked, its answer is not known yet
 * - `in-review`: the provider holds the money back until it is sure of it
 * - `denied`: nothing comes of it at the provider, whatever its buyer does
 * - `abandoned`: nobody waits for it any more, unless its buyer returns
 */
const paymentStatuses = [
  'created',
  'awaiting-approval',
  'capturing',
  'in-review',
  'denied',
  'paid',
  'refunding',
  'refunded',
  'abandoned',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * What happened to a payment: the status it came to, or what says more than that. `unknown`: the provider knows no such
 * payment any more. `mispaid`: another amount was paid than was owed; it is refunded.
 */
export const paymentSteps = [
  ...paymentStatuses,
  'approved',
  'not-approved',
  'declined',
  'unknown',
  'mispaid',
] as const;
export type PaymentStep = (typeof paymentSteps)[number];

export interface PaymentChange {
  id: string;
  step: PaymentStep;
  /** What the provider calls it: its order, its capture or its refund. */
  reference: string | null;
  /** What was owed, or what was taken. */
  amount: Money | null;
  currency: string | null;
  at: Date;
}

/** Under what a step is known at the provider. */
export const namedBy: Partial<Record<PaymentStep, 'gatewayOrderId' | 'captureId' | 'refundId'>> = {
  'awaiting-approval': 'gatewayOrderId',
  'in-review': 'captureId',
  paid: 'captureId',
  mispaid: 'captureId',
  refunded: 'refundId',
};
