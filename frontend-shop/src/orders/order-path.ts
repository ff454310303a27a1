/** @param name the order's number or id */
export const orderPath = (name: string): string => `/shop/account/orders/${name}`;
