import { keep, kept } from '../ui/storage';

const KEY = 'paidOrderId';

/** The order that was paid last in this session: of it alone the thanks are shown. */
export const paidOrder = {
  getId: () => kept('sessionStorage', KEY),
  set: (orderId: string) => keep('sessionStorage', KEY, orderId),
};
