import { orderLinks } from '../orders/links/order-link';
import { orderPath } from '../orders/order-path';

interface NamedOrder {
  _id: string;
  orderNumber: string;
}

/** A guest, or whoever opened the order by its link, stays with the link. */
const pathOf = ({ _id, orderNumber }: NamedOrder, page: string): string => {
  const token = orderLinks.of(_id);
  return token ? `/shop/order/${page}#${token}` : `${orderPath(orderNumber)}/${page}`;
};

/** Where pieces of an order are chosen to go back. */
export const declarePath = (order: NamedOrder): string => pathOf(order, 'return');

interface NamedReturn {
  /** Left out of a return of an account's order. */
  orderId?: string;
  orderNumber: string;
  returnNumber: string;
}

export const returnPath = ({ orderId = '', orderNumber, returnNumber }: NamedReturn): string =>
  pathOf({ _id: orderId, orderNumber }, `returns/${returnNumber}`);
