import type { Order } from '../../orders/domain/order';
import { NoSuchReturn } from '../domain/return.errors';

/** @throws NoSuchReturn for an order of another shopper, or another order */
export function assertOwner(order: Order, claimed: { shopperId: string; orderId: string }): void {
  if (order.shopperId !== claimed.shopperId || order.id !== claimed.orderId) throw new NoSuchReturn();
}
