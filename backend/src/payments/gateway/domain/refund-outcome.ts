import type { Money } from '../../../shared/money';

/**
 * - `given`: the money is on its way to the shopper
 * - `pending`: accepted; the money moves later or not at all, which may take days
 * - `refused`: nothing moves. To ask again takes another key
 */
export interface RefundOutcome {
  kind: 'given' | 'pending' | 'refused';
  /** The provider's id; null when it has made none. */
  refundId: string | null;
  /** The provider's word for the state, or for the reason of its refusal. */
  word: string;
}

/** Money that goes back of a payment, or should have gone, whoever saw to it. */
export interface RefundAtProvider extends RefundOutcome {
  refundId: string;
  /** The reference of `refund`; null for every other refund. */
  reference: string | null;
  amount: Money;
}

export interface RefundsAtProvider {
  /** All of the payment is back. */
  isAll: boolean;
  /** The oldest refund comes first. */
  refunds: RefundAtProvider[];
}
