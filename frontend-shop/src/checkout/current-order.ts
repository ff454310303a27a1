const KEY = 'currentOrderId';

/** The order that is being paid, kept while the shopper is away at the payment provider. */
export const currentOrder = {
  get: () => sessionStorage.getItem(KEY),
  set: (orderId: string) => sessionStorage.setItem(KEY, orderId),
  forget: () => sessionStorage.removeItem(KEY),
};
