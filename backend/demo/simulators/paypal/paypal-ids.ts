import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

const randomId = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The id of an order, a capture or a refund has 17 characters, as PayPal's. */
export const newResourceId = () => randomId(17);

/** The id of a buyer's account has 13 characters, as PayPal's. */
export const newPayerId = () => randomId(13);
