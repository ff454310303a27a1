import { selectUser } from '@haberdash/kit/session';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { orderPath } from '../orders/order-path';

interface NamedOrderProps {
  orderNumber: string;
  /** The number, unless other words lead to the order. */
  children?: ReactNode;
}

/** An order by its number, which leads to its page in the account. */
export function NamedOrder({ orderNumber, children = orderNumber }: NamedOrderProps) {
  const hasOrders = useSelector(selectUser) !== null;
  return hasOrders ? <Link to={orderPath(orderNumber)}>{children}</Link> : children;
}
