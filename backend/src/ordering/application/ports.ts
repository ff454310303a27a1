import type { Json } from '../../shared/json';
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

/** The read side, newest first, as JSON that the database built. */
export abstract class OrderQueries {
  /** @param limit how many at most; without one as many as a list may have */
  abstract ofShopper(shopperId: string, limit?: number): Promise<Json<'Orders'>>;
  abstract all(): Promise<Json<'Orders'>>;
  /** With its history, whose authors are named as they were kept. */
  abstract details(orderId: string): Promise<Json<'Order'> | undefined>;
  /** With its history, which tells the shopper from the shop. Undefined also for another shopper's order. */
  abstract detailsOfShopper(orderId: string, shopperId: string): Promise<Json<'Order'> | undefined>;
}
