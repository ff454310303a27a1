import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { details, list, openDetails, openOrders, ordersOf, shopWith } from '../../testing/open-orders';
import { paidOrder } from '../../testing/samples';
import type { Order } from '../orders.api';

const release = 'POST /api/admin/orders/{id}/release';
const since = '2026-11-20T14:05:00.000Z';
const held: Order = { ...paidOrder, hold: { reason: 'refunded-elsewhere', since } };

test('an order on hold says so in the list and why in its details, and is released', async () => {
  let order = held;
  const { user, sent, toasts } = await openOrders({
    ...shopWith(held),
    [list]: () => ordersOf(order),
    [details]: () => ({ success: true, data: order }),
    [release]: () => {
      order = paidOrder;
      return { success: true, message: 'The order can be sent again' };
    },
  });
  const row = (await screen.findByText('HB-10001')).closest('tr')!;
  expect(within(row).getByText('On hold')).toBeVisible();
  const dialog = await openDetails(user);
  expect(dialog.getByText(/^On hold since/)).toBeVisible();
  expect(dialog.getByText(/PayPal gave a part of the money back without the shop/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(dialog.queryByText(/^On hold since/)).not.toBeInTheDocument());
  expect(toasts).toEqual([{ variant: 'success', message: 'The order can be sent again' }]);
  expect(sent.filter(({ call }) => call === 'POST /api/admin/orders/order-1/release')).toHaveLength(1);
});

test('a refused release says why', async () => {
  const { user } = await openOrders({
    ...shopWith(held),
    [release]: refuse(404, { message: 'Order not found', code: 'NOT_FOUND' }),
  });
  const dialog = await openDetails(user);
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await dialog.findByText('Order not found')).toBeVisible();
});
