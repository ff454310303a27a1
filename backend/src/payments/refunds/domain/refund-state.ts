import type { Money } from '../../../shared/money';
import type { RefundReason } from './refund-reason';

/**
 * - `intended`: the provider was not asked yet
 * - `asked`: the provider is being asked, and its response is not here
 * - `unknown`: the provider failed or its response was lost, so the money may have moved
 * - `pending`: the provider has accepted, and the money moves later or not at all
 * - `given`: the shopper has the money
 * - `refused`: the provider gives nothing; an admin may have it asked again
 */
export const refundStates = ['intended', 'asked', 'unknown', 'pending', 'given', 'refused'] as const;
export type RefundStateName = (typeof refundStates)[number];

export interface RefundState {
  /** Given by its caller; the provider keeps it, too, unless it refunded without the shop. */
  id: string;
  paymentId: string;
  amount: Money;
  /** With it nothing of the payment is left. */
  isRest: boolean;
  /** It was wanted as a part, and was the rest when it was asked for again. Its order knows it as a part. */
  becameRest: boolean;
  /** `elsewhere`: the provider refunded without the shop. */
  reason: RefundReason | 'elsewhere';
  /** Who wanted it, as histories name actors. */
  author: string;
  /** After a refusal the provider takes only another one for a new request. */
  attempt: number;
  state: RefundStateName;
  /** The provider's last word for its state, or for its refusal. */
  providerStatus: string | null;
  /** The provider's id; null until it has accepted. */
  refundId: string | null;
  requestedAt: Date;
  askedAt: Date | null;
  pendingSince: Date | null;
  refundedAt: Date | null;
  refusedAt: Date | null;
}
