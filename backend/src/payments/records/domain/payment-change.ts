import type { Money } from '../../../shared/money';
import { contests } from '../../gateway/domain/contest';

/**
 * - `capturing`: the provider was called, its response is not known yet
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
 * A step of a payment: its new status, or a more detailed event. `unknown`: the provider no longer knows the payment.
 * `mispaid`: another amount was paid than was due; it is refunded. `…-elsewhere`: the provider gave money back without the shop.
 */
export const paymentSteps = [
  ...paymentStatuses,
  'approved',
  'not-approved',
  'declined',
  'unknown',
  'mispaid',
  'refunding-part',
  'refunded-part',
  'refunded-elsewhere',
  'refunded-part-elsewhere',
  'refund-pending',
  'refund-refused',
  'refund-asked-again',
  ...contests,
] as const;
export type PaymentStep = (typeof paymentSteps)[number];

export interface PaymentChange {
  id: string;
  step: PaymentStep;
  /** The provider's id of its order, capture, refund or dispute, or its word for why it refused. */
  reference: string | null;
  /** The amount due, captured, or given back. */
  amount: Money | null;
  currency: string | null;
  at: Date;
}

/** The field with the provider's id of a step. */
export const namedBy: Partial<
  Record<PaymentStep, 'gatewayOrderId' | 'captureId' | 'refundId' | 'contestId'>
> = {
  'awaiting-approval': 'gatewayOrderId',
  'in-review': 'captureId',
  paid: 'captureId',
  mispaid: 'captureId',
  refunded: 'refundId',
  'refunded-elsewhere': 'refundId',
  disputed: 'contestId',
  reversed: 'contestId',
};
