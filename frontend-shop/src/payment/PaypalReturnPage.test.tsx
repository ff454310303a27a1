import { refuse } from '@haberdash/kit/testing/answers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { cartAnswer, cartLine, order } from '../testing/samples';

const captureRoute = 'POST /api/shop/order/capture';
const cartRoute = 'GET /api/shop/cart/get/user-1';
const returnPath = '/shop/paypal-return?token=payment-1&PayerID=payer-1';
const captured = { success: true as const, data: order() };

beforeEach(() => sessionStorage.setItem('currentOrderId', 'order-1'));
test.each([
  ["today's token", returnPath],
  ['the paymentId of before', '/shop/paypal-return?paymentId=payment-1&token=EC-1&PayerID=payer-1'],
])('a payment that returns with %s is captured once', async (_which, path) => {
  const { sentTo, currentPath } = await openShop(path, { [captureRoute]: captured });

  expect(await screen.findByRole('heading', { name: 'Payment is successfull!' })).toBeVisible();
  expect(currentPath()).toBe('/shop/payment-success');
  expect(sentTo(captureRoute).map(({ body }) => body)).toEqual([
    { paymentId: 'payment-1', payerId: 'payer-1', orderId: 'order-1' },
  ]);
  expect(sessionStorage.getItem('currentOrderId')).toBeNull();
});

test('the delivery that was chosen is not chosen for the next order', async () => {
  sessionStorage.setItem('deliveryMethodId', 'express');
  await openShop(returnPath, { [captureRoute]: captured });
  await screen.findByRole('heading', { name: 'Payment is successfull!' });
  expect(sessionStorage.getItem('deliveryMethodId')).toBeNull();
});

test('the page shows progress while the payment is captured, and the cart is reloaded afterwards', async () => {
  let finish = () => {};
  const processing = new Promise<void>((resolve) => (finish = resolve));
  let isPaid = false;
  const { sentTo } = await openShop(returnPath, {
    'GET /api/shop/cart/get/{userId}': () => (isPaid ? cartAnswer() : cartAnswer(cartLine())),
    [captureRoute]: async () => {
      await processing;
      isPaid = true;
      return captured;
    },
  });
  expect(await screen.findByRole('heading', { name: 'Processing Payment...Please wait!' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  finish();
  expect(await screen.findByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  expect(sentTo(cartRoute)).toHaveLength(2);
});

test('the sizes that were bought are remembered', async () => {
  const [item] = order().cartItems;
  const cartItems = [
    { ...item!, variantId: 'shirt-m', size: 'M' },
    { ...item!, variantId: 'shoe-39', size: '39' },
    { ...item!, size: null },
  ];
  await openShop(returnPath, { [captureRoute]: { success: true, data: order({ cartItems }) } });
  await screen.findByRole('heading', { name: 'Payment is successfull!' });
  expect(JSON.parse(localStorage.getItem('sizes')!)).toEqual(['39', 'M']);
});

test.each([502, 503, 504])('after a %i the capture can be retried', async (status) => {
  let isDown = true;
  const { user, currentPath } = await openShop(returnPath, {
    [captureRoute]: () =>
      isDown ? refuse(status, { code: 'PROVIDER', message: 'The provider has trouble' }) : captured,
  });
  expect(await screen.findByRole('heading', { name: "We couldn't confirm your payment yet" })).toBeVisible();
  expect(screen.getByText("We'll keep checking; you won't be charged twice.")).toBeVisible();
  expect(sessionStorage.getItem('currentOrderId')).toBe('order-1');

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(currentPath()).toBe('/shop/payment-success'));
});

test('after a decline, the shopper can approve the same order again', async () => {
  const approvalURL = 'https://pay.test/approve?token=payment-1';
  const { user, left } = await openShop(returnPath, {
    [captureRoute]: refuse(422, { code: 'PAYMENT_DECLINED', message: 'The payment was declined' }),
    'POST /api/shop/order/pay/{orderId}': { success: true, approvalURL, orderId: 'order-1' },
    'GET /api/shop/order/details/{orderId}': { success: true, data: order() },
  });
  expect(await screen.findByRole('heading', { name: 'Your payment was declined' })).toBeVisible();
  expect(screen.getByText('Nothing was charged.')).toBeVisible();
  expect(screen.getByText('Try again, or use another card in PayPal.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'HB-10001' })).toHaveAttribute(
    'href',
    '/shop/account/orders/HB-10001',
  );
  expect(screen.getByText('$99.98')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Linen Shirt' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/shop/account');
  await user.dblClick(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(left).toEqual([approvalURL]));
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-disabled', 'true');

  // Going back from the provider restores the page.
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled');
});

test('after a decline in another tab, the shopper continues at the checkout', async () => {
  sessionStorage.clear();
  await openShop(returnPath, {
    [captureRoute]: refuse(422, { code: 'PAYMENT_DECLINED', message: 'The payment was declined' }),
  });
  expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/shop/checkout');
});

test.each([
  ['ORDER_CLOSED', 'This order is closed', 'Back to checkout'],
  ['OUT_OF_STOCK', 'Sold out before you paid', 'Back to checkout'],
  ['PAYMENT_DENIED', 'Your payment was refused', 'Back to checkout'],
  ['PAYMENT_IN_REVIEW', 'Your payment is under review', 'View Orders'],
  ['ORDER_REFUNDED', "We're refunding your payment", 'View Orders'],
])('%s is shown as such, with the recommended action first', async (code, heading, way) => {
  await openShop(returnPath, { [captureRoute]: refuse(409, { code, message: 'So it is' }) });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByText('So it is')).toBeVisible();
  const outcome = within(screen.getByRole('alert'));
  expect(outcome.getAllByRole('link')[0]).toHaveAccessibleName(way);
});

test('if the session ended at the provider, the shop finds the order by its payment', async () => {
  sessionStorage.clear();
  const { sentTo, currentPath } = await openShop(returnPath, { [captureRoute]: captured });
  await waitFor(() => expect(currentPath()).toBe('/shop/payment-success'));
  expect(sentTo(captureRoute).map(({ body }) => body)).toEqual([
    { paymentId: 'payment-1', payerId: 'payer-1' },
  ]);
});

test('a payment of another order than the current one is captured for its own order', async () => {
  const { sentTo, currentPath } = await openShop(returnPath, {
    [captureRoute]: ({ body }) =>
      (body as { orderId?: string }).orderId
        ? refuse(404, { code: 'NOT_FOUND', message: 'Payment not found' })
        : captured,
  });
  await waitFor(() => expect(currentPath()).toBe('/shop/payment-success'));
  expect(sentTo(captureRoute)).toHaveLength(2);
});

test('the confirmation shows items, address and next steps, also after a reload', async () => {
  const first = await openShop(returnPath, { [captureRoute]: captured });
  expect(await screen.findByText('HB-10001')).toBeVisible();
  first.unmount();

  await openShop('/shop/payment-success', {
    'GET /api/shop/order/details/{orderId}': { success: true, data: order() },
  });
  expect(await screen.findByText('HB-10001')).toBeVisible();
  expect(screen.getByText('2 × $49.99')).toBeVisible();
  expect(screen.getByText('Total')).toHaveTextContent('Total $99.98');
  expect(screen.getByText('1 Thread Lane')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/shop/account');
});

test('the confirmation says when the order arrives, where the e-mail went, and leads to the order', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'sends-e-mails', content: 'yes' });
  document.head.append(meta);
  const promised = { from: '2999-12-01', to: '2999-12-03' };
  await openShop(returnPath, {
    [captureRoute]: {
      success: true,
      data: order({ delivery: { ...order().delivery!, promised } }),
    },
  });
  expect(await screen.findByText('Arrives Sun 1 – Tue 3 Dec')).toBeVisible();
  expect(screen.getByText("We've e-mailed a confirmation to shopper@haberdash.test.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'HB-10001' })).toHaveAttribute(
    'href',
    '/shop/account/orders/HB-10001',
  );
  meta.remove();
});

test('a pick-up is neither shipped nor tracked: the shopper reads when and where to collect it', async () => {
  const promised = { from: '2999-11-29', to: '2999-11-29' };
  const pickUp = {
    ...order().delivery!,
    ...{ name: 'In the shop', kind: 'pick-up' as const, pickUpText: '12 Needle Lane\n9 to 5', promised },
  };
  const { container } = await openShop(returnPath, {
    [captureRoute]: { success: true, data: order({ delivery: pickUp }) },
  });
  const steps = within(await screen.findByRole('region', { name: 'What happens next' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    "We're getting your order ready, on Fri 29 Nov.",
    'Bring HB-10001 to 12 Needle Lane.',
  ]);
  expect(screen.getByText('Ready on Fri 29 Nov')).toBeVisible();
  expect(container).not.toHaveTextContent(/ship|track|deliver|packing/i);
});

test('a shopper who has not paid gets no confirmation', async () => {
  sessionStorage.clear();
  const { currentPath } = await openShop('/shop/payment-success');
  await waitFor(() => expect(currentPath()).toBe('/shop/account'));
});

test('without a payment, nothing is captured', async () => {
  const { sentTo } = await openShop('/shop/paypal-return?PayerID=payer-1');
  expect(await screen.findByRole('heading', { name: "We couldn't find this payment" })).toBeVisible();
  expect(sentTo(captureRoute)).toEqual([]);
});
