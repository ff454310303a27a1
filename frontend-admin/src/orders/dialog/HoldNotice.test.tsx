import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { details, list, openDetails, openOrders, ordersOf, shopWith } from '../../testing/open-orders';
import { ada, paidOrder } from '../../testing/samples';
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

test('PayPal is asked again for a refused refund of a wrong amount, which is in no list of refunds', async () => {
  const refused: Order = {
    ...paidOrder,
    ...{ orderStatus: 'rejected', paymentStatus: 'failed', hold: { reason: 'refund-refused', since } },
  };
  let order = refused;
  const { user, toasts } = await openOrders({
    ...shopWith(refused),
    [details]: () => ({ success: true, data: order }),
    'POST /api/admin/orders/{id}/wrong-amount/ask-again': () => {
      order = { ...refused, hold: null };
      return { success: true, message: 'The refund is requested again' };
    },
  });
  const dialog = await openDetails(user);
  expect(dialog.getByText(/^Another amount was paid than the order costs/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(dialog.queryByText(/^On hold since/)).not.toBeInTheDocument());
  expect(toasts).toEqual([{ variant: 'success', message: 'The refund is requested again' }]);
});

test('a refused refund that is listed is asked for again in the list', async () => {
  const refundList: Order['refundList'] = [
    {
      ...{
        _id: 'refund-1',
        amount: 5,
        reason: 'goodwill',
        state: 'refused',
        refusal: 'NO_MONEY',
        pieces: [],
      },
      ...{ delivery: 0, other: 5, restocked: [], by: ada, at: since, stateDate: since },
    },
  ];
  const { user } = await openOrders(
    shopWith({ ...paidOrder, refundList, hold: { reason: 'refund-refused', since } }),
  );
  const dialog = await openDetails(user);
  expect(dialog.getAllByRole('button', { name: 'Ask again' })).toHaveLength(1);
});
