import { keep, kept } from '../ui/storage';

const KEY = 'currentOrderId';

/** The order that is being paid, kept while the shopper is away at the payment provider. */
export const currentOrder = {
  get: () => kept('sessionStorage', KEY),
  set: (orderId: string) => keep('sessionStorage', KEY, orderId),
  forget: () => keep('sessionStorage', KEY, null),
};
