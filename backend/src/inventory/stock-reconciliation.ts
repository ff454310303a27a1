/** A variant's stock must follow from these figures. */
export interface ReconciledStock {
  variantId: string;
  productId: string;
  stock: number;
  /** The sum of all its movements. */
  moved: number;
  /** The pieces were counted initially and by corrections, without those that were lost, written off or sold elsewhere. */
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

export interface PiecesOfOrder {
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
  /** The pieces of these orders that got lost. */
  abstract lossesOf(orderIds: string[]): Promise<PiecesOfOrder[]>;
  /** The pieces of these orders that had left and are on sale again. */
  abstract restockedOf(orderIds: string[]): Promise<PiecesOfOrder[]>;
}
