/** What a variant's stock should follow from. */
export interface BookedStock {
  variantId: string;
  productId: string;
  stock: number;
  /** The sum of all its movements. */
  moved: number;
  /** What was counted into it, initially and by corrections, without what got lost. */
  counted: number;
  /** What orders hold or have bought. */
  taken: number;
}

export interface BookedReservation {
  orderId: string;
  variantId: string;
  quantity: number;
  state: 'held' | 'sold';
}

/** What got lost of an order. */
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
