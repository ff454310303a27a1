import type { MailFrame } from '../layout/mail-layout';

/** The page of an order opens after its shopper has signed in; that of a guest's order at once. */
export const linkToOrder = ({ url, guestsPage }: MailFrame, orderNumber: string): string =>
  guestsPage ?? `${url}/shop/account/orders/${orderNumber}`;
