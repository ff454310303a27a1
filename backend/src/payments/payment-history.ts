import type { PaymentStep } from './domain/payment-change';

export { paymentSteps } from './domain/payment-change';

/** What happened to a payment, as it was kept. */
export interface PaymentHistoryEntry {
  step: PaymentStep;
  /** What the provider calls it: its order, its capture or its refund. */
  reference: string | null;
  /** In dollars, what was owed or what was taken. */
  amount: number | null;
  currency: string | null;
  /** Who did it, as histories name actors. */
  by: string;
  at: string;
}

/** The history of a payment, for the details of its order. */
export abstract class PaymentHistory {
  /** In the order in which it happened. */
  abstract ofOrder(orderId: string): Promise<PaymentHistoryEntry[]>;
  /** Which of these orders are unpaid because the provider refused the last try to pay. */
  abstract declinedAmong(orderIds: string[]): Promise<ReadonlySet<string>>;
}
