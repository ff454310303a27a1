import type { LetterFrame } from './letter-layout';

/** The account's page opens the order, after the shopper has signed in. */
export const linkToOrder = ({ url }: LetterFrame, orderId: string): string =>
  `${url}/shop/account?order=${orderId}`;
