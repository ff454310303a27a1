import { refuse } from '@haberdash/kit/testing/answers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  approval,
  createRoute,
  openCheckout,
  openWithAddress,
  placed,
  readyToPay,
} from '../testing/open-checkout';
import { openShop } from '../testing/open-shop';
import { address, addressList, cart, cartAnswer, cartLine } from '../testing/samples';

test('the order and the payment button appear once cart and addresses are loaded', async () => {
  let addressesCome = () => {};
  await openShop('/shop/checkout', {
    ...readyToPay,
    'GET /api/shop/address/get/{userId}': async () => {
      await new Promise<void>((resolve) => (addressesCome = resolve));
      return addressList(address(1));
    },
  });
  expect(await screen.findByText('Delivery address')).toBeVisible();
  expect(await screen.findByText('Linen Shirt')).not.toBeVisible();
  addressesCome();
  expect(await screen.findByRole('button', { name: 'Checkout with PayPal' })).toBeVisible();
  expect(screen.getByText('Linen Shirt')).toBeVisible();
});

test('Tab leads from the address to the order and to the payment', async () => {
  const { user, pay } = await openWithAddress();
  const quantity = screen.getByRole('button', { name: 'Increase the quantity of Linen Shirt' });
  const save = screen.getByRole('button', { name: 'Save Linen Shirt for later' });
  const passed: (Element | null)[] = [];
  for (let tabs = 0; document.activeElement !== pay && tabs < 20; tabs++) {
    await user.tab();
    passed.push(document.activeElement);
  }
  expect(passed[0]).toBe(screen.getByRole('button', { name: 'Edit 2 Thread Lane' }));
  expect(passed.slice(-3)).toEqual([quantity, save, pay]);
});

test('an empty cart has nothing to pay, and no address to ask for', async () => {
  await openShop('/shop/checkout', { 'GET /api/shop/cart/get/{userId}': cartAnswer() });
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse all products' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /PayPal/ })).not.toBeInTheDocument();
  expect(screen.queryByText('$0.00')).not.toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('a cart that was emptied in another tab cannot be ordered', async () => {
  const message = 'Your cart is empty. Please add items to proceed';
  let isEmpty = false;
  const { user, pay, toasts } = await openWithAddress({
    'GET /api/shop/cart/get/{userId}': () => (isEmpty ? cartAnswer() : cartAnswer(cartLine())),
    [createRoute]: refuse(409, { code: 'CART_EMPTY', message }),
  });
  isEmpty = true;
  await user.click(pay);
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(toasts).toEqual([{ variant: 'destructive', message }]);
});

test('an order needs an address', async () => {
  const { user, pay, toasts, sentTo } = await openCheckout();
  await user.click(pay);
  expect(toasts).toEqual([{ variant: 'destructive', message: 'Please select one address to proceed.' }]);
  expect(sentTo(createRoute)).toEqual([]);
  expect(pay).toBeEnabled();

  const choice = screen.getByRole('radiogroup', { name: 'Ship to' });
  expect(choice).toHaveAccessibleDescription('Please select one address to proceed.');
  expect(within(choice).getByRole('radio', { name: /1 Thread Lane/ })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: /2 Thread Lane/ }));
  expect(choice).not.toHaveAccessibleDescription();
});

test('a single address is selected by itself', async () => {
  const { user, pay, left } = await openCheckout({
    'GET /api/shop/address/get/{userId}': addressList(address(1)),
    [createRoute]: placed,
  });
  expect(screen.getByRole('radio', { name: /1 Thread Lane/ })).toBeChecked();
  await user.click(pay);
  await waitFor(() => expect(left).toEqual([approval]));
});

test('the selected address survives a reload, the last used one a new session', async () => {
  const first = await openWithAddress({ [createRoute]: placed });
  first.unmount();
  const again = await openCheckout({ [createRoute]: placed });
  expect(screen.getByRole('radio', { name: /2 Thread Lane/ })).toBeChecked();
  await again.user.click(again.pay);
  await waitFor(() => expect(again.left).toEqual([approval]));
  again.unmount();

  sessionStorage.clear();
  await openCheckout();
  expect(screen.getByRole('radio', { name: /2 Thread Lane/ })).toBeChecked();
});

test('an added address is selected and gets the focus', async () => {
  const { user } = await openCheckout({
    'POST /api/shop/address/add': { success: true, data: address(3) },
  });
  await user.click(screen.getByRole('button', { name: 'Add another address' }));
  for (const label of ['Address', 'City', 'Notes']) {
    await user.type(screen.getByRole('textbox', { name: label }), 'Somewhere');
  }
  await user.type(screen.getByLabelText('Pincode'), '10115');
  await user.type(screen.getByLabelText('Phone'), '030 1234567');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const added = await screen.findByRole('radio', { name: /3 Thread Lane/ });
  expect(added).toBeChecked();
  expect(added).toHaveFocus();
});

test('a deleted address is no longer selected', async () => {
  const { user, pay, toasts } = await openWithAddress({
    'GET /api/shop/address/get/{userId}': addressList(address(1), address(2), address(3)),
    'DELETE /api/shop/address/delete/{userId}/{addressId}': { success: true, message: 'Done' },
  });
  await user.click(screen.getByRole('button', { name: 'Delete 2 Thread Lane' }));
  await waitFor(() => expect(screen.queryByText('2 Thread Lane')).not.toBeInTheDocument());
  await user.click(pay);
  expect(toasts.at(-1)?.message).toBe('Please select one address to proceed.');
});

test('the order is sent as shown, then the browser leaves for the approval', async () => {
  const { user, pay, sentTo, keys, left } = await openWithAddress({ [createRoute]: placed });
  await user.click(pay);

  await waitFor(() => expect(left).toEqual([approval]));
  expect(sessionStorage.getItem('currentOrderId')).toBe('order-1');
  expect(sentTo(createRoute)[0]!.body).toMatchObject({
    userId: 'user-1',
    cartId: 'cart-1',
    cartItems: [{ productId: 'product-1', variantId: 'variant-1', price: 39.5, quantity: 2 }],
    addressInfo: { addressId: 'address-2', address: '2 Thread Lane' },
    totalAmount: 99.98,
    orderStatus: 'pending',
    paymentMethod: 'paypal',
    paymentStatus: 'pending',
    paymentId: '',
    payerId: '',
  });
  expect(keys()[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('two sizes of one product are two lines of the order', async () => {
  const inSize = (size: string, price: number) =>
    cartLine({ variantId: `navy-${size}`, size, colour: 'Navy', price });
  const { user, pay, sentTo, left } = await openWithAddress({
    'GET /api/shop/cart/get/{userId}': cartAnswer(inSize('M', 20), inSize('L', 22)),
    [createRoute]: placed,
  });
  const summary = within(screen.getByRole('region', { name: 'Your order' }));
  expect(summary.getByText('M · Navy')).toBeVisible();
  expect(summary.getByText('L · Navy')).toBeVisible();

  await user.click(pay);
  await waitFor(() => expect(left).toEqual([approval]));
  expect(sentTo(createRoute)[0]!.body).toMatchObject({
    cartItems: [
      { productId: 'product-1', variantId: 'navy-M', price: 20, quantity: 1 },
      { productId: 'product-1', variantId: 'navy-L', price: 22, quantity: 1 },
    ],
    totalAmount: 42,
  });
});

test('a double click places one order, and the button shows that it is busy', async () => {
  const { user, pay, sentTo, left } = await openWithAddress({ [createRoute]: placed });
  await user.dblClick(pay);
  await waitFor(() => expect(left).toEqual([approval]));

  const busy = screen.getByRole('button', { name: 'Processing Paypal Payment...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(busy).toHaveFocus();
  expect(sentTo(createRoute)).toHaveLength(1);
});

test("returning to the page from the browser's cache allows another payment", async () => {
  const { user, pay, left } = await openWithAddress({ [createRoute]: placed });
  await user.click(pay);
  await waitFor(() => expect(left).toHaveLength(1));

  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  await user.click(await screen.findByRole('button', { name: 'Checkout with PayPal' }));
  await waitFor(() => expect(left).toHaveLength(2));
});

test.each([
  [502, 'The payment provider has trouble'],
  [504, 'The payment provider takes too long'],
])(
  'after a %i the page stays, and a retry of the same order sends the same idempotency key',
  async (status, message) => {
    const { user, pay, toasts, keys, left } = await openWithAddress({
      [createRoute]: refuse(status, { code: 'PROVIDER', message }),
    });
    await user.click(pay);
    expect(await screen.findByText(message)).toHaveFocus();
    expect(toasts).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Checkout with PayPal' }));
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[0]).toBe(keys()[1]);
    expect(left).toEqual([]);
  },
);

test('a line whose stock is short says how many are left', async () => {
  const data = cart(cartLine({ quantity: 3, totalStock: 1 }));
  const { user, pay } = await openWithAddress({
    'GET /api/shop/cart/get/{userId}': cartAnswer(cartLine({ quantity: 3 })),
    [createRoute]: refuse(409, {
      code: 'OUT_OF_STOCK',
      message: 'We only have 1 left of Linen Shirt.',
      data,
    }),
  });
  await user.click(pay);
  expect(await screen.findByText('Only 1 left. Lower the quantity.')).toBeVisible();
});

test('another address is another order with another idempotency key', async () => {
  const { user, pay, keys } = await openWithAddress({
    [createRoute]: refuse(409, { code: 'OUT_OF_STOCK', message: 'Not enough left in stock: Linen Shirt' }),
  });
  await user.click(pay);
  await screen.findByText('Not enough left in stock: Linen Shirt');
  await user.click(screen.getByRole('radio', { name: /1 Thread Lane/ }));
  await user.click(screen.getByRole('button', { name: 'Checkout with PayPal' }));
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()[0]).not.toBe(keys()[1]);
});

test('after a price change the present cart is shown, and ordering it is another attempt', async () => {
  const cap = cartLine({ variantId: 'cap', title: 'Wool Cap' });
  const data = cart(cartLine({ price: 55, quantity: 2, totalStock: 1 }));
  const { user, pay, toasts, keys } = await openWithAddress({
    'GET /api/shop/cart/get/{userId}': cartAnswer(cartLine({ salePrice: 39.5, quantity: 2 }), cap),
    [createRoute]: refuse(409, { code: 'PRICE_CHANGED', message: 'Your cart has changed', data }),
  });
  await user.click(pay);
  expect(await screen.findByText('$110.00', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText('Your cart has changed')).toHaveFocus();
  expect(toasts).toEqual([]);
  const summary = within(screen.getByRole('region', { name: 'Your order' }));
  expect(summary.getByText('Price changed from $39.50 to $55.00')).toBeVisible();
  expect(summary.getByText('Only 1 left. Lower the quantity.')).toBeVisible();
  expect(summary.getByRole('status')).toHaveTextContent(
    'Wool Cap is no longer available, so we removed it from your cart.',
  );

  await user.click(screen.getByRole('button', { name: 'Checkout with PayPal' }));
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()[0]).not.toBe(keys()[1]);
});

test('a pending change of the cart is ordered, too', async () => {
  let answer = () => {};
  const { user, pay, sentTo, left } = await openWithAddress({
    [createRoute]: placed,
    'PUT /api/shop/cart/update-cart': async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return cartAnswer(cartLine({ salePrice: 39.5, quantity: 3 }));
    },
  });
  await user.click(screen.getByRole('button', { name: 'Increase the quantity of Linen Shirt' }));
  await user.click(pay);
  expect(sentTo(createRoute)).toEqual([]);
  answer();
  await waitFor(() => expect(left).toEqual([approval]));
  expect(sentTo(createRoute)[0]!.body).toMatchObject({ cartItems: [{ quantity: 3 }] });
});
