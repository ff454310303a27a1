import type { Order } from '../domain/order';

export abstract class OrderRepository {
  abstract find(id: string): Promise<Order | undefined>;
  /** Whose it is. */
  abstract shopperOf(id: string): Promise<string | undefined>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<Order | undefined>;
  /** Whether the time to pay for it is over, by the clock that all servers share. */
  abstract isOverdue(id: string): Promise<boolean>;
  /** The shopper's orders that await their payment, locked. */
  abstract findAwaitingPaymentForChange(shopperId: string): Promise<Order[]>;
  /** The order that the shopper placed under this key. */
  abstract findByKey(shopperId: string, idempotencyKey: string): Promise<Order | undefined>;
  abstract add(order: Order): Promise<void>;
  /** Of an order that was added: its lines never change. */
  abstract save(order: Order): Promise<void>;
}

/** The read side, newest first; each answers with the finished JSON of the wire, built by the database. */
export abstract class OrderQueries {
  abstract ofShopper(shopperId: string): Promise<string>;
  abstract all(): Promise<string>;
  /** @param shopperId whose it must be; undefined for an admin. @throws NoSuchOrder */
  abstract details(orderId: string, shopperId: string | undefined): Promise<string>;
}
