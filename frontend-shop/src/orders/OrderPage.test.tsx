import { refuse } from '@haberdash/kit/testing/answers';
import { screen } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { order } from '../testing/samples';

const detailsRoute = 'GET /api/shop/order/details/{orderId}';
const unpaid = order({ _id: 'order-9', orderNumber: 'HB-10009', paymentStatus: 'pending' });

test('an order has a page of its own, where it can be paid', async () => {
  const { currentPath, sentTo } = await openShop('/shop/account/orders/HB-10009', {
    [detailsRoute]: { success: true, data: unpaid },
  });
  expect(await screen.findByRole('heading', { name: 'Order HB-10009', level: 1 })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pay now for order HB-10009' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/shop/account');
  expect(sentTo('GET /api/shop/order/details/HB-10009')).toHaveLength(1);
  expect(currentPath()).toBe('/shop/account/orders/HB-10009');
});

test("another shopper's order is said not to be in this account", async () => {
  await openShop('/shop/account/orders/HB-10009', {
    [detailsRoute]: refuse(404, { code: 'ORDER_NOT_FOUND', message: 'Order not found!' }),
  });
  expect(await screen.findByRole('heading', { name: "This order isn't in this account" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/shop/account');
});

test('an order that could not be loaded is loaded again', async () => {
  let isAway = true;
  const { user } = await openShop('/shop/account/orders/HB-10009', {
    [detailsRoute]: () =>
      isAway
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' })
        : { success: true, data: unpaid },
  });
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Order HB-10009' })).toBeVisible();
});

test('an order says when it arrives, and how far its parcels are', async () => {
  const parcel = (number: number, status: 'delivered' | 'lost') => ({
    ...{ _id: `parcel-${number}`, parcelNumber: `HB-10001-${number}`, status },
    pieces: [{ variantId: 'variant-1', quantity: 1 }],
    ...{ carrier: null, trackingNumber: null, trackingLink: null },
    ...{ packedDate: '2026-11-21T10:00:00.000Z', sentDate: '2026-11-21T11:00:00.000Z' },
    ...{ deliveredDate: status === 'delivered' ? '2026-11-25T10:00:00.000Z' : null, lostDate: null },
    remedy: null,
  });
  const promised = { from: '2999-12-01', to: '2999-12-03' };
  const mixed = order({
    orderStatus: 'inProcess',
    delivery: { ...order().delivery!, promised },
    parcels: [parcel(1, 'delivered'), parcel(2, 'lost')],
  });
  await openShop('/shop/account/orders/HB-10001', { [detailsRoute]: { success: true, data: mixed } });
  expect(await screen.findByText('Arrives Sun 1 – Tue 3 Dec')).toBeVisible();
  expect(
    screen.getByText("1 of 2 parcels delivered. We're sorting out what got lost and will e-mail you."),
  ).toBeVisible();
});

test.each([
  ['held', 'Put aside for you until 15 December 2026. We send it once your return is here and checked.'],
  ['released', 'Your return is accepted. Nothing is to be paid.'],
  ['ended', 'It has ended with its return, and is not sent.'],
] as const)('an exchange that is %s names its return', async (state, words) => {
  const exchange = {
    ...{ returnId: 'return-1', returnNumber: 'R-10001', orderId: 'order-1', orderNumber: 'HB-10001' },
    ...{ state, heldUntil: '2026-12-15' },
  };
  await openShop('/shop/account/orders/HB-10009', {
    [detailsRoute]: {
      success: true,
      data: order({ orderNumber: 'HB-10009', orderStatus: 'pending', totalAmount: 0, exchange }),
    },
  });
  const link = await screen.findByRole('link', { name: 'R-10001' });
  expect(link).toHaveAttribute('href', '/shop/account/orders/HB-10001/returns/R-10001');
  expect(link.parentElement).toHaveTextContent(`Exchange for return R-10001. ${words}`);
  expect(screen.queryByRole('button', { name: /^Pay now/ })).not.toBeInTheDocument();
});
