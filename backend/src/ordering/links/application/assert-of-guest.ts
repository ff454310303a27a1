import type { Order } from '../../orders/domain/order';
import { NoSuchOrder } from '../../orders/domain/order.errors';
import { NotOfGuest } from './link.errors';

/** @throws NoSuchOrder, NotOfGuest */
export function assertOfGuest(order: Order | undefined): Order {
  if (!order) throw new NoSuchOrder();
  if (!order.state.isGuest) throw new NotOfGuest();
  return order;
}
