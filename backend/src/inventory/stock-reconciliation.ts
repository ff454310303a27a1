/** A variant's stock must follow from these figures. */
export interface BookedStock {
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

export interface BookedReservation {
  orderId: string;
  variantId: string;
  quantity: number;
  state: 'held' | 'sold';
}

/** An order lost these pieces. */
export interface BookedLoss {
  orderId: string;
  variantId: string;
  quantity: number;
}

export abstract class StockBooks {
  /** The variants whose ids come after this one, in the order of their ids; each is read in one moment. */
  abstract variantsAfter(id: string, limit: number): Promise<BookedStock[]>;
  /** The orders that have reservations, by id, behind this one. */
  abstract ordersAfter(orderId: string, limit: number): Promise<string[]>;
  abstract reservationsOf(orderIds: string[]): Promise<BookedReservation[]>;
  abstract lossesOf(orderIds: string[]): Promise<BookedLoss[]>;
}
