import { orderPath } from '../orders/order-path';

/** Where pieces of an order are chosen to go back. */
export const declarePath = (orderNumber: string): string => `${orderPath(orderNumber)}/return`;

interface NamedReturn {
  orderNumber: string;
  returnNumber: string;
}

export const returnPath = ({ orderNumber, returnNumber }: NamedReturn): string =>
  `${orderPath(orderNumber)}/returns/${returnNumber}`;
