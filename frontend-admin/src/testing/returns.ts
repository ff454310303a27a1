import type { Return, ReturnPiece } from '../returns/returns.api';

const shirt: ReturnPiece = {
  _id: 'p-1',
  variantId: 'v-1',
  productId: 'product-1',
  title: 'Linen Shirt',
  size: 'M',
  colour: 'Navy',
  image: '/api/pictures/shirt.webp',
  reason: 'too-small',
  exclusion: null,
  judged: null,
};

/** Two shirts, of which the second has no reason. */
export const declaredReturn: Return = {
  _id: 'r-1',
  returnNumber: 'R-10001',
  code: 'K7M2P9QX',
  orderId: 'order-1',
  orderNumber: 'HB-10001',
  shopperName: 'Sam Shopper',
  kind: 'return',
  state: 'declared',
  declaredDate: '2026-11-20T09:30:07.000Z',
  declaredBy: 'shopper',
  deadline: '2026-12-04',
  wayPaidBy: 'shopper',
  fee: 0,
  carrier: null,
  trackingNumber: null,
  postedDate: null,
  arrivedDate: null,
  judgedDate: null,
  settledDate: null,
  endedDate: null,
  amount: 79.98,
  refund: null,
  address: '',
  pieces: [shirt, { ...shirt, _id: 'p-2', reason: null }],
  moneyDueDay: '2026-12-04',
  moneyDaysLeft: 3,
};

export const arrivedReturn: Return = {
  ...declaredReturn,
  state: 'arrived',
  arrivedDate: '2026-11-27T09:00:00.000Z',
};
