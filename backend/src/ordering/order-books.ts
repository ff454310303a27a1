/** An order, as the books are checked by it. */
export interface BookedOrder {
  id: string;
  paymentId: string;
  totalCents: number;
  /** What its lines cost together, with their shares. */
  linesCents: number;
  /** What cancelled pieces cost, and goes back. */
  cancelledCents: number;
  stage: string;
  status: string;
  /** Unchanged for so long that all that follows from its last change has happened. */
  isSettled: boolean;
  /** Without what was cancelled. */
  lines: { variantId: string; quantity: number }[];
}

export abstract class OrderBooks {
  /** By id, behind this one. */
  abstract after(id: string, limit: number): Promise<BookedOrder[]>;
  /** Those that there are. */
  abstract ofIds(ids: string[]): Promise<BookedOrder[]>;
}
