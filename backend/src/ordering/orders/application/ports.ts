import type { Order } from '../domain/order';

export abstract class OrderRepository {
  abstract find(id: string): Promise<Order | undefined>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<Order | undefined>;
  /** Whether the time to pay for it is over, by the clock that all servers share. */
  abstract isOverdue(id: string): Promise<boolean>;
  /** Whether its money came at most so many hours ago, by the same clock. */
  abstract wasPaidWithin(id: string, hours: number): Promise<boolean>;
  /**
   * The orders of the shopper and of these guests that await their payment, and the shopper's that was placed under this key; locked.
   */
  abstract findEarlierForChange(
    shopperId: string,
    idempotencyKey: string | undefined,
    guestIds?: string[],
  ): Promise<Order[]>;
  /** Counts the unpaid orders that guests with this e-mail address have placed since then. */
  abstract countUnpaidOfGuests(email: string, since: Date): Promise<number>;
  /**
   * The number of an order that this transaction adds. Other transactions wait for theirs until it ends, so that there are no gaps:
   * all other waiting comes first.
   */
  abstract nextNumber(): Promise<number>;
  abstract add(order: Order): Promise<void>;
  /** The order was added before and is locked; its lines never change. */
  abstract save(order: Order): Promise<void>;
}

/** How to find orders by what people call them, and the other way round. */
export abstract class NumberedOrders {
  abstract numbersOf(orderIds: string[]): Promise<Map<string, number>>;
  abstract idsOf(numbers: number[]): Promise<string[]>;
}
