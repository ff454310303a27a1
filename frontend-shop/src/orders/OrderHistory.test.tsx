import { refuse } from '@haberdash/kit/testing/answers';
import { screen, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { order } from '../testing/samples';

const LIST = 'GET /api/shop/order/list/{userId}';

test("the account opens with the shopper's orders", async () => {
  await openShop('/shop/account', {
    [LIST]: { success: true, data: [order(), order({ _id: 'order-2', orderStatus: 'rejected' })] },
  });
  const [, first, second] = await screen.findAllByRole('row');
  expect(
    within(first!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['order-1', '2026-11-20', 'Confirmed', '$99.98', 'View Details']);
  expect(within(second!).getByText('Rejected')).toBeVisible();
});

test('an order shows its items, where it goes and how it was paid, as it stands now', async () => {
  const { user } = await openShop('/shop/account', {
    [LIST]: { success: true, data: [order()] },
    'GET /api/shop/order/details/{orderId}': { success: true, data: order({ orderStatus: 'inShipping' }) },
  });
  await user.click(await screen.findByRole('button', { name: /View Details/ }));

  const dialog = within(screen.getByRole('dialog', { name: 'Order Details' }));
  expect(await dialog.findByText('In shipping')).toBeVisible();
  expect(dialog.getByText('Linen Shirt')).toBeVisible();
  expect(dialog.getByText('Quantity: 2')).toBeVisible();
  expect(dialog.getByText('Sam Shopper')).toBeVisible();
  expect(dialog.getByText('1 Thread Lane')).toBeVisible();
  expect(dialog.getByText('paypal')).toBeVisible();
  expect(dialog.getByText('Paid')).toBeVisible();
});

test('each size that was bought is an item with its own picture, and the items add up', async () => {
  const [item] = order().cartItems;
  const bought = order({
    cartItems: [
      { ...item!, variantId: 'navy-m', size: 'M', colour: 'Navy', image: '/uploads/navy-1200.webp' },
      { ...item!, variantId: 'rust-l', size: 'L', colour: 'Rust', quantity: 1 },
    ],
    totalAmount: 149.97,
  });
  const { user } = await openShop('/shop/account', {
    [LIST]: { success: true, data: [bought] },
    'GET /api/shop/order/details/{orderId}': { success: true, data: bought },
  });
  await user.click(await screen.findByRole('button', { name: /View Details/ }));

  const dialog = within(screen.getByRole('dialog', { name: 'Order Details' }));
  const [first, second] = await dialog.findAllByRole('listitem');
  expect(first).toHaveTextContent('Linen ShirtM · NavyQuantity: 2 $99.98$49.99 each');
  expect(within(first!).getByRole('img')).toHaveAttribute('src', '/uploads/navy-640.webp');
  expect(second).toHaveTextContent('Linen ShirtL · RustQuantity: 1 $49.99');
  expect(within(second!).getByRole('img')).toHaveAttribute('src', '/uploads/shirt-640.webp');
  expect(dialog.getByText('Total')).toHaveTextContent('Total $149.97');
});

test('who has not ordered yet is led to the products', async () => {
  await openShop('/shop/account');
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse all products' })).toBeVisible();
});

test('orders that could not be loaded can be asked for again', async () => {
  let isDown = true;
  const { user } = await openShop('/shop/account', {
    [LIST]: () =>
      isDown
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' })
        : { success: true, data: [order()] },
  });
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('order-1')).toBeVisible();
});

test('the tabs are worked with the arrow keys', async () => {
  const { user } = await openShop('/shop/account');
  await user.click(screen.getByRole('tab', { name: 'Orders' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Address', selected: true })).toHaveFocus();
  expect(await screen.findByRole('form', { name: 'Add New Address' })).toBeVisible();
});
