import { readItem, writeItem } from '../ui/storage';

const KEY = 'currentOrderId';

/** The id of the order that is being paid, stored while the shopper is at the payment provider. */
export const currentOrder = {
  get: () => readItem('sessionStorage', KEY),
  set: (orderId: string) => writeItem('sessionStorage', KEY, orderId),
  forget: () => writeItem('sessionStorage', KEY, null),
};
