import type { Refund } from '../domain/refund';

/** The refunds of an order change while the order is locked. */
export abstract class RefundRepository {
  abstract find(id: string): Promise<Refund | undefined>;
  /** The oldest refund comes first. */
  abstract ofOrder(orderId: string): Promise<Refund[]>;
  /** Adds it under the current actor. */
  abstract add(refund: Refund): Promise<void>;
  /** The refund was added before; what it is for never changes, only how much the provider gives for it. */
  abstract save(refund: Refund): Promise<void>;
}
