import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { order, orderPage } from '../testing/samples';

const listRoute = 'GET /api/shop/order/list/{userId}';

test('a link in an e-mail opens its order, which can be paid there', async () => {
  const unpaid = order({ _id: 'order-9', orderNumber: 'HB-10009', paymentStatus: 'pending' });
  const { currentPath, sentTo } = await openShop('/shop/account?order=order-9', {
    [listRoute]: orderPage([order()]),
    'GET /api/shop/order/details/{orderId}': { success: true, data: unpaid },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Order Details' }));
  expect(await dialog.findByRole('button', { name: 'Pay now for order HB-10009' })).toBeVisible();
  expect(sentTo('GET /api/shop/order/details/order-9')).toHaveLength(1);
  expect(currentPath()).toBe('/shop/account');
});

test("a link to another shopper's order says that there is none", async () => {
  const message = 'Order not found!';
  const { toasts } = await openShop('/shop/account?order=order-9', {
    [listRoute]: orderPage([order()]),
    'GET /api/shop/order/details/{orderId}': refuse(404, { code: 'ORDER_NOT_FOUND', message }),
  });
  await waitFor(() => expect(toasts).toEqual([{ variant: 'destructive', message }]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
