import type { Withdrawal } from '../domain/withdrawal';

/** The audit trail names a withdrawal like `Sam Shopper, HB-10001`. */
export const labelOf = ({ state: { name, orderNumber } }: Withdrawal): string => `${name}, ${orderNumber}`;
