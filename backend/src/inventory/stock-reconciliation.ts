/** A variant's stock must follow from these figures. */
export interface ReconciledStock {
  variantId: string;
  productId: string;
  stock: number;
  /** The sum of all its movements. */
  moved: number;
  /** The pieces were counted initially and by corrections, without lost ones. */
  counted: number;
  /** Orders hold or have bought these pieces. */
  taken: number;
}

export interface ReconciledReservation {
  orderId: string;
  variantId: string;
  quantity: number;
  state: 'held' | 'sold';
}

/** An order lost these pieces. */
export interface ReconciledLoss {
  orderId: string;
  variantId: string;
  quantity: number;
}

export abstract class StockReconciliation {
  /** The variants whose ids come after this one, in the order of their ids; each is read in one moment. */
  abstract variantsAfter(id: string, limit: number): Promise<ReconciledStock[]>;
  /** The orders that have reservations, by id, behind this one. */
  abstract ordersAfter(orderId: string, limit: number): Promise<string[]>;
  abstract reservationsOf(orderIds: string[]): Promise<ReconciledReservation[]>;
  abstract lossesOf(orderIds: string[]): Promise<ReconciledLoss[]>;
}
