import { selectUser } from '@haberdash/kit/session';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { linkedOrderPath } from '../orders/links/order-link';
import { orderPath } from '../orders/order-path';
import type { Order } from '../orders/orders.api';

interface NamedOrderProps {
  order: Order;
  /** The number, unless other words lead to the order. */
  children?: ReactNode;
}

/** An order by its number, which leads to its page: that of the account, or of a guest's link. */
export function NamedOrder({ order, children = order.orderNumber }: NamedOrderProps) {
  const path = useOrderAddress(order);
  return path ? <Link to={path}>{children}</Link> : children;
}

export function useOrderAddress({ _id, orderNumber }: Order): string | null {
  const hasOrders = useSelector(selectUser) !== null;
  return linkedOrderPath(_id) ?? (hasOrders ? orderPath(orderNumber) : null);
}
