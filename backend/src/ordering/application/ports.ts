import type { Json } from '../../shared/json';
import type { Order } from '../domain/order';

export abstract class OrderRepository {
  abstract find(id: string): Promise<Order | undefined>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<Order | undefined>;
  /** Whether the time to pay for it is over, by the clock that all servers share. */
  abstract isOverdue(id: string): Promise<boolean>;
  /** The shopper's orders that await their payment, and the one that was placed under this key; locked. */
  abstract findEarlierForChange(shopperId: string, idempotencyKey: string | undefined): Promise<Order[]>;
  abstract add(order: Order): Promise<void>;
  /** Of an order that was added, and is locked: its lines never change. */
  abstract save(order: Order): Promise<void>;
}

export interface OrderPage {
  limit: number;
  /** One that the page before gave. */
  cursor: string | undefined;
}

export interface FoundOrders {
  orders: Json<'Orders'>;
  /** Null on the last page. */
  nextCursor: string | null;
}

/** The read side, newest first, as JSON that the database built. */
export abstract class OrderQueries {
  /** @throws MalformedCursor */
  abstract ofShopper(shopperId: string, page: OrderPage): Promise<FoundOrders>;
  abstract all(): Promise<Json<'Orders'>>;
  /** With its history, whose authors are named as they were kept. */
  abstract details(orderId: string): Promise<Json<'Order'> | undefined>;
  /** With its history, which tells the shopper from the shop. Undefined also for another shopper's order. */
  abstract detailsOfShopper(orderId: string, shopperId: string): Promise<Json<'Order'> | undefined>;
}
