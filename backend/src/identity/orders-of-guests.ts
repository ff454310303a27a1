/** The orders of guests. Ordering binds it, so that identity does not depend on it. */
export abstract class OrdersOfGuests {
  /**
   * Locks the orders of these guests until the transaction ends, and waits for nobody.
   * @returns those with an order that somebody is changing, or of which something is open: a payment, a parcel, a return, a refund, a deadline
   */
  abstract lockOpen(guestIds: string[], now: Date): Promise<string[]>;
  /** No link that was given until now opens an order of these guests any more. */
  abstract revokeLinks(guestIds: string[], now: Date): Promise<void>;
}
