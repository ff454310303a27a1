import { readItem, writeItem } from '../ui/storage';

const storageKey = 'currentOrderId';

/** The id of the order that is being paid, stored while the shopper is at the payment provider. */
export const currentOrder = {
  get: () => readItem('sessionStorage', storageKey),
  set: (orderId: string) => writeItem('sessionStorage', storageKey, orderId),
  forget: () => writeItem('sessionStorage', storageKey, null),
};
