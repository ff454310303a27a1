import type { Order } from '../../orders/domain/order';
import type { Pieces } from '../../orders/domain/order-line';
import type { Cancellation } from '../../parcels/domain/cancellation';
import type { OrderRefunds } from './order-refunds';

/** An order with what refunds ask of it: what went back, and where its pieces are. */
export interface RefundableOrder {
  readonly order: Order;
  readonly refunds: OrderRefunds;
  readonly cancellations: readonly Cancellation[];
  /** The pieces that a carrier or the recipient has. */
  readonly away: Pieces[];
  /** The pieces that are in no parcel and not cancelled. */
  readonly left: Pieces[];
  /** Counts the pieces of a variant that are on sale again, or come back with a return, which decides about them. */
  takenBack(variantId: string): number;
  /** Afterwards `away` has also what was sent without parcels. */
  recordSentWithoutParcels(): void;
  /** Whether these are all the pieces there are: nothing of the order was sent or packed. */
  isAllThatIsLeft(pieces: readonly Pieces[]): boolean;
  /** Whether other pieces than these are still to be sent. */
  hasMoreToSendThan(pieces: readonly Pieces[]): boolean;
}
