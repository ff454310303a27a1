import { arrivalOf, progressOf } from '@haberdash/kit/orders/arrival';
import type { Order } from './orders.api';

/** When an order arrives, and how far its parcels are. */
export function ArrivalNote({ order }: { order: Order }) {
  return [arrivalOf(order), progressOf(order)].map((text) => text && <small key={text}>{text}</small>);
}
