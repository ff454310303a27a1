import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

const randomId = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Of an order, a capture or a refund: 17 characters, as PayPal's. */
export const newResourceId = () => randomId(17);

/** Of a buyer's account: 13 characters, as PayPal's. */
export const newPayerId = () => randomId(13);
