import { paymentSteps, type PaymentStep } from './records/domain/payment-change';

export { paymentSteps } from './records/domain/payment-change';

const laterSteps = ['refund-pending', 'refund-asked-again'] as const;
const isLater = (step: PaymentStep): step is (typeof laterSteps)[number] =>
  laterSteps.some((one) => one === step);

/** The steps that 1.0.0 had. */
export const firstPaymentSteps = paymentSteps.filter((step) => !isLater(step));

/** Shows a step as one of those that 1.0.0 had. */
export const firstStepOf = (step: PaymentStep) => (isLater(step) ? 'refunding-part' : step);

/** An entry is a stored change of a payment. */
export interface PaymentHistoryEntry {
  step: PaymentStep;
  /** The provider's id of its order, its capture or its refund. */
  reference: string | null;
  /** In dollars, what was owed or what was taken. */
  amount: number | null;
  currency: string | null;
  /** Who did it, as histories name actors. */
  by: string;
  at: string;
}

export interface PaymentOfOrder {
  /** The provider's id of the capture; null: nothing was captured. */
  captureId: string | null;
  /** It is unpaid because the provider refused the last try to pay. */
  isDeclined: boolean;
}

/** The history of a payment, for the details of its order. */
export abstract class PaymentHistory {
  /** In the order in which it happened. */
  abstract ofOrder(orderId: string): Promise<PaymentHistoryEntry[]>;
  /** Payments by order; orders for which no payment was opened have none. */
  abstract paymentsOf(orderIds: string[]): Promise<ReadonlyMap<string, PaymentOfOrder>>;
}
