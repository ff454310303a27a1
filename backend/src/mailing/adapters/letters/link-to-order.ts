import type { LetterFrame } from './letter-layout';

/** The account's page opens the order; whoever is signed out signs in before. */
export const linkToOrder = ({ url }: LetterFrame, orderId: string): string =>
  `${url}/shop/account?order=${orderId}`;
