/** A customer's sums, as they are stored and as the customer's orders add up. */
export interface ReconciledCustomer {
  id: string;
  orders: number;
  spentCents: number;
  countedOrders: number;
  countedCents: number;
}

/** Identity stores this about a paid order. */
export interface ReconciledPurchase {
  orderId: string;
  userId: string;
  spentCents: number;
  isRefunded: boolean;
  partlyRefundedCents: number;
}

export abstract class CustomerReconciliation {
  /** The customers whose ids come after this one, in the order of their ids; each is read in one moment. */
  abstract after(id: string, limit: number): Promise<ReconciledCustomer[]>;
  /** Those of these orders that were announced as paid. */
  abstract purchasesOf(orderIds: string[]): Promise<ReconciledPurchase[]>;
}
