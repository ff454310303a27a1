import type { MailFrame } from '../layout/mail-layout';

/** The page of an order opens after its shopper has signed in. */
export const linkToOrder = ({ url }: MailFrame, orderNumber: string): string =>
  `${url}/shop/account/orders/${orderNumber}`;
