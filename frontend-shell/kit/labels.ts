import type { Schema } from './api/client';

type Order = Schema<'OrderView'>;

/** Categories of the demo shop, for remotes built before 2.3. A shop has categories of its own: see `menu/`. */
export const categoryLabels: Record<string, string> = {
  men: 'Men',
  women: 'Women',
  kids: 'Kids',
  accessories: 'Accessories',
  footwear: 'Footwear',
};

/** Brands of the demo shop, for remotes built before 2.3. A shop has brands of its own: see `menu/`. */
export const brandLabels: Record<string, string> = {
  nike: 'Nike',
  adidas: 'Adidas',
  puma: 'Puma',
  levi: "Levi's",
  zara: 'Zara',
  'h&m': 'H&M',
};

export const orderStatusLabels: Record<Order['orderStatus'], string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  inProcess: 'In process',
  inShipping: 'In shipping',
  delivered: 'Delivered',
  rejected: 'Rejected',
};

export const parcelStatusLabels: Record<Order['parcels'][number]['status'], string> = {
  packed: 'Packed',
  sent: 'Sent',
  delivered: 'Delivered',
  lost: 'Lost',
  unpacked: 'Unpacked',
};

export const cancelReasonLabels: Record<NonNullable<Order['cancelReason']>, string> = {
  cancelled: 'Cancelled',
  expired: 'Expired',
  replaced: 'Replaced',
  rejected: 'Rejected',
  declined: 'Payment declined',
  failed: 'Payment failed',
  unavailable: 'Sold out',
};

export const paymentMethodLabels: Record<Order['paymentMethod'], string> = { paypal: 'PayPal' };

export const paymentStatusLabels: Record<Order['paymentStatus'], string> = {
  pending: 'Awaiting payment',
  inReview: 'Under review',
  paid: 'Paid',
  failed: 'Never paid',
  refunded: 'Refunded',
};

/** The API requires a text; this one stands for no notes. */
export const noNotes = '-';
