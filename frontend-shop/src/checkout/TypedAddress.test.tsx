import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openShop } from '../testing/open-shop';
import { address, addressList, cartAnswer, cartLine } from '../testing/samples';

const createRoute = 'POST /api/shop/order/create';
const approval = 'https://pay.test/approve?token=payment-1';
const placed = { success: true as const, approvalURL: approval, orderId: 'order-1' };

async function openCheckout(answers: Parameters<typeof openShop>[1]) {
  const shop = await openShop('/shop/checkout', {
    'GET /api/shop/cart/get/{userId}': cartAnswer(cartLine()),
    'GET /api/shop/address/get/{userId}': addressList(address(1), address(2)),
    ...answers,
  });
  await screen.findByRole('button', { name: /^(Add|Add another address)$/ });
  return { ...shop, pay: await screen.findByRole('button', { name: 'Checkout with PayPal' }) };
}

async function typeAddress(user: UserEvent, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.type(screen.getByRole('textbox', { name: label }), text);
  }
}

const typed = { Address: '3 Thread Lane', City: 'Springfield', Pincode: '62701', Phone: '+351 900 000 000' };

test('a complete typed address is saved and used for the order', async () => {
  const { user, pay, sentTo, left } = await openCheckout({
    'GET /api/shop/address/get/{userId}': addressList(),
    'POST /api/shop/address/add': { success: true, data: { ...address(3), notes: '-' } },
    [createRoute]: placed,
  });
  await typeAddress(user, typed);
  await user.click(pay);
  await waitFor(() => expect(left).toEqual([approval]));
  expect(sentTo('POST /api/shop/address/add').map(({ body }) => body)).toMatchObject([
    { address: '3 Thread Lane', city: 'Springfield', notes: '-' },
  ]);
  expect(sentTo(createRoute)[0]!.body).toMatchObject({ addressInfo: { addressId: 'address-3', notes: '-' } });
});

test('a typed address takes precedence over the selected one', async () => {
  const { user, pay, sentTo, left } = await openCheckout({
    'POST /api/shop/address/add': { success: true, data: address(3) },
    [createRoute]: placed,
  });
  await user.click(screen.getByRole('radio', { name: /2 Thread Lane/ }));
  await user.click(screen.getByRole('button', { name: 'Add another address' }));
  await typeAddress(user, typed);
  await user.click(pay);
  await waitFor(() => expect(left).toEqual([approval]));
  expect(sentTo(createRoute)[0]!.body).toMatchObject({ addressInfo: { addressId: 'address-3' } });
});

test('edits of the selected address are saved before the payment', async () => {
  const { user, pay, sentTo, left } = await openCheckout({
    'PUT /api/shop/address/update/{userId}/{addressId}': {
      success: true,
      data: { ...address(2), city: 'Lisbon' },
    },
    [createRoute]: placed,
  });
  await user.click(screen.getByRole('radio', { name: /2 Thread Lane/ }));
  await user.click(screen.getByRole('button', { name: 'Edit 2 Thread Lane' }));
  await user.clear(screen.getByRole('textbox', { name: 'City' }));
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Lisbon');
  await user.click(pay);
  await waitFor(() => expect(left).toEqual([approval]));
  expect(sentTo(createRoute)[0]!.body).toMatchObject({
    addressInfo: { addressId: 'address-2', city: 'Lisbon' },
  });
});

test('an incomplete typed address names the field, which gets the focus, and nothing is sent', async () => {
  const { user, pay, toasts, sentTo } = await openCheckout({
    'GET /api/shop/address/get/{userId}': addressList(),
  });
  await typeAddress(user, { Address: '3 Thread Lane', Pincode: '62701' });
  await user.click(pay);
  const city = screen.getByRole('textbox', { name: 'City' });
  await waitFor(() => expect(city).toHaveFocus());
  expect(city).toHaveAccessibleDescription('Enter your city');
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
    'Enter your phone number',
  );
  expect(pay).toBeEnabled();
  expect(toasts).toEqual([]);
  expect(sentTo('POST /api/shop/address/add')).toEqual([]);
  expect(sentTo(createRoute)).toEqual([]);
});

test('an address that could not be saved is not ordered with, and stays typed', async () => {
  const { user, pay, toasts, sentTo } = await openCheckout({
    'GET /api/shop/address/get/{userId}': addressList(),
    'POST /api/shop/address/add': refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }),
  });
  await typeAddress(user, typed);
  await user.click(pay);
  await waitFor(() => expect(toasts).toEqual([{ variant: 'destructive', message: 'Back in a minute' }]));
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Springfield');
  expect(pay).toBeEnabled();
  expect(sentTo(createRoute)).toEqual([]);
});

test('without a saved or typed address, the shopper must select one', async () => {
  const { user, pay, toasts } = await openCheckout({
    'GET /api/shop/address/get/{userId}': addressList(),
  });
  await user.click(pay);
  expect(toasts).toEqual([{ variant: 'destructive', message: 'Please select one address to proceed.' }]);
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
});
