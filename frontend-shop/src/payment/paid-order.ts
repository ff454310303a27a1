import { readItem, writeItem } from '../ui/storage';

const KEY = 'paidOrderId';

/** The id of the last order paid in this session, the only one for which the confirmation page is shown. */
export const paidOrder = {
  getId: () => readItem('sessionStorage', KEY),
  set: (orderId: string) => writeItem('sessionStorage', KEY, orderId),
};
