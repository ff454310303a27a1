/** The fields of a payment that the reconciliation compares. */
export interface ReconciledPayment {
  id: string;
  orderId: string;
  amountCents: number;
  /** Included in the amount. */
  partlyRefundedCents: number;
  status: string;
  /** Unchanged for so long that all that follows from its last change has happened. */
  isSettled: boolean;
}

export interface ProviderCheck {
  paymentId: string;
  orderId: string;
  /** The provider's contradiction; null if it agrees; undefined if it could not be asked. */
  problem: string | null | undefined;
}

export abstract class PaymentReconciliation {
  /** Payments in the order of their ids, behind this one. */
  abstract after(id: string, limit: number): Promise<ReconciledPayment[]>;
  abstract ofOrders(orderIds: string[]): Promise<ReconciledPayment[]>;
  /** Those that there are. */
  abstract ofIds(ids: string[]): Promise<ReconciledPayment[]>;
  /**
   * Asks the provider about payments that were paid or refunded in the last two days, by id, behind this one. Outside any
   * transaction.
   */
  abstract askProvider(after: string, limit: number): Promise<ProviderCheck[]>;
}
