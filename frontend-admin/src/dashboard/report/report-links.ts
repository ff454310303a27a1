import type { Report } from './report.api';

export type Period = Pick<Report['range'], 'start' | 'end'>;

type Days = Pick<Report['range'], 'from' | 'to'>;

interface Variant {
  productId: string;
  variantId: string;
}

const orders = (query: Record<string, string>) =>
  `/admin/orders?${new URLSearchParams(query).toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`;

/** The rows that a number sums up. */
export const ordersPaidIn = ({ start, end }: Period) => orders({ paidFrom: start, paidTo: end });
export const ordersRefundedIn = ({ start, end }: Period) => orders({ refundedFrom: start, refundedTo: end });
export const ordersOf = (productId: string, { start, end }: Period) =>
  orders({ product: productId, paidFrom: start, paidTo: end });
/** Those of a variant that were paid in the period. */
export const ordersOfVariant = ({ productId, variantId }: Variant, { start, end }: Period) =>
  orders({ product: productId, variant: variantId, paidFrom: start, paidTo: end });
/** The movements that a stock is the sum of. */
export const movementsOf = ({ productId, variantId }: Variant) =>
  `/admin/products/${productId}/stock?variant=${variantId}`;
export const pricesOf = ({ productId, variantId }: { productId: string; variantId: string }) =>
  `/admin/products/${productId}/prices?variant=${variantId}`;
/** A range includes both days. */
const days = ({ from, to }: Days) => `from=${from}&to=${to}`;
export const shoppersIn = (range: Days) => `/admin/reports/shoppers?${days(range)}`;
export const soldOutIn = (range: Days) => `/admin/reports/sold-out?${days(range)}`;
export const lowStock = '/admin/reports/low-stock';
