import { readItem, writeItem } from '../ui/storage';

const KEY = 'paidOrderId';

/** The order that was paid last in this session: of it alone the thanks are shown. */
export const paidOrder = {
  getId: () => readItem('sessionStorage', KEY),
  set: (orderId: string) => writeItem('sessionStorage', KEY, orderId),
};
