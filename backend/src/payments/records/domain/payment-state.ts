import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import type { PaymentStatus } from './payment-change';

export interface PaymentState {
  id: string;
  orderId: string;
  buyerId: string;
  amount: Money;
  currency: 'USD';
  status: PaymentStatus;
  gatewayOrderId: string | null;
  approvalUrl: string | null;
  captureId: string | null;
  payerId: string | null;
  refundId: string | null;
  /** The provider's id of the last dispute or reversal; null: there was none. */
  contestId: string | null;
  /** The sum of its partial refunds, from the moment when each was asked for. */
  partlyRefunded: Money;
  /** How often the provider declined the buyer's means of payment. */
  declines: number;
  /** How many attempts to open it at the provider remain. */
  openingAttempts: number;
  /** When the provider reported the buyer's approval; null before, and after a decline until the next approval. */
  approvedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export const newPayment = (
  given: Pick<PaymentState, 'orderId' | 'buyerId' | 'amount'>,
  now: Date,
): PaymentState => ({
  ...given,
  id: newId(),
  currency: 'USD',
  status: 'created',
  gatewayOrderId: null,
  approvalUrl: null,
  captureId: null,
  payerId: null,
  refundId: null,
  contestId: null,
  partlyRefunded: Money.zero,
  declines: 0,
  openingAttempts: 1,
  approvedAt: null,
  createdAt: now,
  updatedAt: now,
});
