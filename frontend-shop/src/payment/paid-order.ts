import { readItem, writeItem } from '../ui/storage';

const storageKey = 'paidOrderId';

/** The id of the last order paid in this session, the only one for which the confirmation page is shown. */
export const paidOrder = {
  getId: () => readItem('sessionStorage', storageKey),
  set: (orderId: string) => writeItem('sessionStorage', storageKey, orderId),
};
