import type { Money } from '../../../shared/money';
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

/** Staff give money back within the limits of their roles. */
export abstract class RefundAllowance {
  /**
   * Shoppers and the shop itself have no limit: what they get and give is decided by rules.
   * @param amount or `any`, where it is known only later
   * @throws RefundBeyondRole
   */
  abstract assertAllowed(amount: Money | 'any'): Promise<void>;
}
