/* eslint-disable @typescript-eslint/no-deprecated -- remotes of 1.0.0 still use refundFor */
import { cancellableIn, endsOrder, leftIn, piecesOf, refundFor, refundsOf } from './cancelling';
import type { Cancellation, Order, Refund } from './order';

const item = (variantId: string, fields: Partial<Order['cartItems'][number]>) => ({
  ...{ productId: 'product-1', variantId, title: 'Linen Shirt', size: null, colour: null, sku: null },
  ...{ image: '', price: 10.1, quantity: 1, inParcels: 0, cancelled: 0 },
  ...fields,
});

const cancellation = (refund: number, refundDate: string | null = null): Cancellation => ({
  ...{ _id: 'cancellation-1', pieces: [{ variantId: 'shirt', quantity: 1 }], by: 'you' },
  ...{ at: '2026-11-20T15:00:00.000Z', refund, delivery: 0, refundDate },
});

/** Three shirts at $10.10, a cap at $20.00 and a delivery for $5.00. */
const order = (fields: Partial<Order & { cancellations: Cancellation[] }> = {}) => ({
  ...{ _id: 'order-1', orderNumber: 'HB-10001', userId: 'user-1', userName: 'Sam', cartId: 'cart-1' },
  cartItems: [item('shirt', { quantity: 3 }), item('cap', { price: 20 })],
  parcels: [],
  addressInfo: {
    ...{ addressId: 'address-1', recipient: 'Sam', address: '1 Thread Lane', city: 'Porto', region: '' },
    ...{ pincode: '4000-123', country: 'PT', phone: '', phoneE164: null, notes: '-' },
  },
  ...{ orderStatus: 'confirmed' as const, paymentMethod: 'paypal' as const, paymentStatus: 'paid' as const },
  ...{ cancelReason: null, delivery: null, deliveryAmount: 5, components: [], totalAmount: 55.3 },
  ...{ orderDate: '2026-11-20T14:00:00.000Z', orderUpdateDate: '2026-11-20T14:00:00.000Z' },
  ...{ paymentId: 'payment-1', payerId: 'payer-1', cancellations: [] as Cancellation[] },
  ...fields,
});

test('pieces in parcels and cancelled pieces are not left', () => {
  const cartItems = [
    item('shirt', { quantity: 5, inParcels: 2, cancelled: 1 }),
    item('cap', { inParcels: 1 }),
  ];
  expect(leftIn({ cartItems })).toEqual({ shirt: 2, cap: 0 });
  expect(piecesOf(leftIn({ cartItems }))).toEqual([{ variantId: 'shirt', quantity: 2 }]);
});

test.each<[string, Partial<Order>]>([
  ['unpaid', { paymentStatus: 'pending' }],
  ['rejected', { orderStatus: 'rejected' }],
  ['sent without parcels', { orderStatus: 'inShipping' }],
])('of an order that is %s nothing can be cancelled', (_, fields) => {
  expect(cancellableIn(order())).toEqual({ shirt: 3, cap: 1 });
  expect(cancellableIn(order(fields))).toEqual({});
});

test('what the pieces cost is refunded, to the cent, without the delivery', () => {
  expect(refundFor(order(), { shirt: 3 })).toBe(30.3);
  expect(endsOrder(order(), { shirt: 3 })).toBe(false);
});

test('with the last pieces, the rest of the money is refunded, with the delivery', () => {
  const cartItems = [item('shirt', { quantity: 3, cancelled: 3 }), item('cap', { price: 20 })];
  const last = order({ cartItems, cancellations: [cancellation(30.3)] });
  expect(endsOrder(last, { cap: 1 })).toBe(true);
  expect(refundFor(last, { cap: 1 })).toBe(25);
});

test('an order of which something is in a parcel is not ended by cancelling the others', () => {
  const cartItems = [item('shirt', { quantity: 3, inParcels: 3 }), item('cap', { price: 20 })];
  expect(endsOrder(order({ cartItems }), { cap: 1 })).toBe(false);
  expect(refundFor(order({ cartItems }), { cap: 1 })).toBe(20);
});

test('refunds are those that went back and those that are going back', () => {
  const cancellations = [cancellation(10.1, '2026-11-20T15:01:00.000Z'), cancellation(20.2)];
  expect(refundsOf(order())).toEqual({ refunded: 0, pending: 0, asked: 0 });
  expect(refundsOf(order({ cancellations }))).toEqual({ refunded: 10.1, pending: 20.2, asked: 0 });
  expect(refundsOf(order({ cancellations, orderStatus: 'rejected' }))).toEqual({
    refunded: 10.1,
    pending: 45.2,
    asked: 0,
  });
  expect(refundsOf(order({ cancellations, paymentStatus: 'refunded' }))).toEqual({
    refunded: 55.3,
    pending: 0,
    asked: 0,
  });
});

test('only what PayPal gave was refunded, and what it refused is not on its way either', () => {
  const refundOf = (state: Refund['state'], amount: number): Refund => ({
    ...{ _id: state, amount, reason: 'cancelled', state, refusal: null, pieces: [], delivery: 0, other: 0 },
    ...{ restocked: [], by: 'shop', at: '2026-11-20T15:00:00.000Z', stateDate: '2026-11-20T15:00:00.000Z' },
  });
  const refundList = [
    refundOf('intended', 1.1),
    refundOf('pending', 2.2),
    refundOf('given', 4.4),
    refundOf('refused', 8.8),
  ];
  expect(refundsOf({ ...order(), refundList })).toEqual({ refunded: 4.4, pending: 3.3, asked: 1.1 });
});
