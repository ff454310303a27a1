import { shopCurrency } from '../../../shared/currency/shop-currency';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import type { PaymentStatus } from './payment-change';

/** `nothing-owed`: its order costs nothing. */
export type PaymentKind = 'provider' | 'nothing-owed';

export interface PaymentState {
  id: string;
  orderId: string;
  buyerId: string;
  kind: PaymentKind;
  amount: Money;
  currency: string;
  status: PaymentStatus;
  /** The money that was taken, where that is another amount. */
  captured: Money | null;
  gatewayOrderId: string | null;
  approvalUrl: string | null;
  captureId: string | null;
  payerId: string | null;
  refundId: string | null;
  /** The provider's id of the last dispute or reversal; null: there was none. */
  contestId: string | null;
  /** The sum of the refunds that leave some of it with the shop, without those that were refused. */
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
  kind: given.amount.isZero ? 'nothing-owed' : 'provider',
  currency: shopCurrency().code,
  status: given.amount.isZero ? 'paid' : 'created',
  captured: null,
  gatewayOrderId: null,
  approvalUrl: null,
  captureId: null,
  payerId: null,
  refundId: null,
  contestId: null,
  partlyRefunded: Money.zero,
  declines: 0,
  openingAttempts: given.amount.isZero ? 0 : 1,
  approvedAt: null,
  createdAt: now,
  updatedAt: now,
});
