/** The fields of an order that the reconciliation compares. */
export interface ReconciledOrder {
  id: string;
  shopperId: string;
  paymentId: string;
  totalCents: number;
  /** The lines cost this together, with their shares. */
  linesCents: number;
  /** The price of the cancelled pieces, which goes back. */
  cancelledCents: number;
  /** The part of the payment that went back until now, without the refund with which nothing is left. */
  refundedCents: number;
  stage: string;
  status: string;
  /** The return whose pieces it replaces; null: it was bought. */
  replaces: { hasArrived: boolean } | null;
  /** Unchanged for so long that all that follows from its last change has happened. */
  isSettled: boolean;
  /** Without what was cancelled. */
  lines: { variantId: string; quantity: number }[];
  /** A carrier or the recipient has these pieces. */
  away: { variantId: string; quantity: number }[];
}

/** The pieces of a line. */
export interface ReconciledPieces {
  variantId: string;
  ordered: number;
  /** In parcels that did not get lost, by its parcels, and as it counts them. */
  inParcels: number;
  countedInParcels: number;
  /** In parcels that were sent and did not get lost. */
  away: number;
  lost: number;
  /** The pieces in its cancellations, and those that the line counts as cancelled. */
  cancelled: number;
  countedCancelled: number;
  /** In returns: they came back, are coming back, or were refused. */
  returned: number;
  /** Judged to be sellable in returns. */
  sellable: number;
  /** Put on sale again with a refund, without a return. */
  restockedWithRefunds: number;
}

/** A return that waits for its parcel, or is settled. */
export interface ReconciledReturn {
  /** People call it by this: `R-10001`. */
  number: string;
  isAwaited: boolean;
  /** Its last day is over in every time zone. */
  isOverdue: boolean;
  /** A job is to end it when nothing arrives. */
  hasJob: boolean;
  amountCents: number;
  /** It is null where there is no refund. */
  refundCents: number | null;
}

export interface ReconciledLines {
  id: string;
  isSettled: boolean;
  lines: ReconciledPieces[];
  returns: ReconciledReturn[];
}

export abstract class OrderReconciliation {
  /** Orders in the order of their ids, behind this one. */
  abstract after(id: string, limit: number): Promise<ReconciledOrder[]>;
  /** Lists the pieces of each line of the orders behind this one, by id; each order is read in one moment. */
  abstract piecesAfter(id: string, limit: number): Promise<ReconciledLines[]>;
  abstract piecesOf(ids: string[]): Promise<ReconciledLines[]>;
  /** Those that there are. */
  abstract ofIds(ids: string[]): Promise<ReconciledOrder[]>;
}
