import { settled } from '@haberdash/kit/testing/settled';
import { screen, waitFor } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import {
  address,
  addressInfo,
  addressList,
  cartAnswer,
  cartLine,
  order,
  orderPage,
} from '../testing/samples';

const createRoute = 'POST /api/shop/order/create';
const listRoute = 'GET /api/shop/order/list/{userId}';
const latestOrderTo = (number: number) => ({
  [listRoute]: orderPage([order({ addressInfo: addressInfo(number) })]),
});

async function openCheckout(answers: Parameters<typeof openShop>[1]) {
  const shop = await openShop('/shop/checkout', {
    'GET /api/shop/cart/get/{userId}': cartAnswer(cartLine()),
    'GET /api/shop/address/get/{userId}': addressList(address(1), address(2)),
    ...answers,
  });
  await screen.findByRole('radiogroup', { name: 'Ship to' });
  return shop;
}

test('without a stored address, the address of the latest order is selected', async () => {
  const { sentTo } = await openCheckout(latestOrderTo(2));
  await waitFor(() => expect(screen.getByRole('radio', { name: /2 Thread Lane/ })).toBeChecked());
  expect(sentTo('GET /api/shop/order/list/user-1').map(({ url }) => url.search)).toEqual(['?limit=1']);
});

test('a deleted address of the latest order is not selected', async () => {
  const { sentTo } = await openCheckout(latestOrderTo(3));
  await waitFor(() => expect(sentTo('GET /api/shop/order/list/user-1')).toHaveLength(1));
  await settled();
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(sessionStorage.getItem('addressId')).toBeNull();
});

test('a stored address takes precedence over that of the latest order', async () => {
  localStorage.setItem('addressId', 'address-1');
  const { sentTo } = await openCheckout(latestOrderTo(2));
  expect(screen.getByRole('radio', { name: /1 Thread Lane/ })).toBeChecked();
  expect(sentTo('GET /api/shop/order/list/user-1')).toEqual([]);
});

test("the shopper's selection takes precedence over a later response", async () => {
  let answer = () => {};
  const { user, sentTo } = await openCheckout({
    [listRoute]: async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return latestOrderTo(2)[listRoute];
    },
    [createRoute]: { success: true, approvalURL: 'https://pay.test/approve', orderId: 'order-1' },
  });
  await user.click(screen.getByRole('radio', { name: /1 Thread Lane/ }));
  answer();
  await user.click(screen.getByRole('button', { name: 'Checkout with PayPal' }));
  await waitFor(() => expect(sentTo(createRoute)).toHaveLength(1));
  expect(screen.getByRole('radio', { name: /1 Thread Lane/ })).toBeChecked();
  expect(sentTo(createRoute)[0]!.body).toMatchObject({ addressInfo: { addressId: 'address-1' } });
});
