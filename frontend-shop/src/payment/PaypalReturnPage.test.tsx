import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { cartAnswer, cartLine, order } from '../testing/samples';

const CAPTURE = 'POST /api/shop/order/capture';
const CART = 'GET /api/shop/cart/get/user-1';
const RETURN = '/shop/paypal-return?token=payment-1&PayerID=payer-1';
const captured = { success: true as const, data: order() };

beforeEach(() => sessionStorage.setItem('currentOrderId', 'order-1'));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test.each([
  ["today's token", RETURN],
  ['the paymentId of before', '/shop/paypal-return?paymentId=payment-1&token=EC-1&PayerID=payer-1'],
])('a payment that comes back with %s is captured once', async (_which, path) => {
  const { sentTo, currentPath } = await openShop(path, { [CAPTURE]: captured });

  expect(await screen.findByRole('heading', { name: 'Payment is successfull!' })).toBeVisible();
  expect(currentPath()).toBe('/shop/payment-success');
  expect(sentTo(CAPTURE).map(({ body }) => body)).toEqual([
    { paymentId: 'payment-1', payerId: 'payer-1', orderId: 'order-1' },
  ]);
  expect(sessionStorage.getItem('currentOrderId')).toBeNull();
});

test('one waits while the payment is processed, and the cart is loaded anew after it', async () => {
  let finish = () => {};
  const processing = new Promise<void>((resolve) => (finish = resolve));
  let isPaid = false;
  const { sentTo } = await openShop(RETURN, {
    'GET /api/shop/cart/get/{userId}': () => (isPaid ? cartAnswer() : cartAnswer(cartLine())),
    [CAPTURE]: async () => {
      await processing;
      isPaid = true;
      return captured;
    },
  });
  expect(await screen.findByRole('heading', { name: 'Processing Payment...Please wait!' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  finish();
  expect(await screen.findByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  expect(sentTo(CART)).toHaveLength(2);
});

test('the sizes that were bought are remembered', async () => {
  const [item] = order().cartItems;
  const cartItems = [
    { ...item!, size: 'M' },
    { ...item!, size: '39' },
    { ...item!, size: null },
  ];
  await openShop(RETURN, { [CAPTURE]: { success: true, data: order({ cartItems }) } });
  await screen.findByRole('heading', { name: 'Payment is successfull!' });
  expect(JSON.parse(localStorage.getItem('sizes')!)).toEqual({ letters: 'M', shoes: '39' });
});

test.each([502, 503, 504])('after a %i one can try again', async (status) => {
  let isDown = true;
  const { user, currentPath } = await openShop(RETURN, {
    [CAPTURE]: () =>
      isDown ? refuse(status, { code: 'PROVIDER', message: 'The provider has trouble' }) : captured,
  });
  expect(await screen.findByText('The provider has trouble')).toBeVisible();
  expect(sessionStorage.getItem('currentOrderId')).toBe('order-1');

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(currentPath()).toBe('/shop/payment-success'));
});

test('after a decline there are ways on, but nothing to try again', async () => {
  await openShop(RETURN, {
    [CAPTURE]: refuse(422, { code: 'PAYMENT_DECLINED', message: 'The payment was declined' }),
  });
  expect(await screen.findByText('The payment was declined')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/shop/checkout');
  expect(screen.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/shop/account');
});

test('without an order to pay, nothing is captured', async () => {
  sessionStorage.clear();
  const { sentTo } = await openShop(RETURN);
  expect(await screen.findByText(/which order this payment belongs to/)).toBeVisible();
  expect(sentTo(CAPTURE)).toEqual([]);
});

test('without a payment, nothing is captured', async () => {
  const { sentTo } = await openShop('/shop/paypal-return?PayerID=payer-1');
  expect(await screen.findByText(/which payment you come from/)).toBeVisible();
  expect(sentTo(CAPTURE)).toEqual([]);
});
