import { screen, waitFor, within } from '@testing-library/react';
import { list, openOrders, ordersOf, shopWith } from '../../testing/open-orders';
import { paidOrder, pick } from '../../testing/samples';

const moveOn = 'PUT /api/admin/orders/move-on';
const unpaid = {
  ...paidOrder,
  _id: 'order-2',
  orderNumber: 'HB-10002',
  orderStatus: 'pending',
  paymentStatus: 'pending',
} as const;
const refusal = { code: 'ORDER_NOT_PAID', message: 'This order is not paid.' };

async function selectAll(answers: Parameters<typeof openOrders>[0] = {}) {
  const opened = await openOrders({ [list]: ordersOf(paidOrder, unpaid), ...answers });
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Select order HB-10001' }));
  await opened.user.click(screen.getByRole('checkbox', { name: 'Select order HB-10002' }));
  return { ...opened, bar: within(screen.getByRole('region', { name: 'Selected rows' })) };
}

test('selected orders change their status in one call, and refused ones are named', async () => {
  const { user, sent, toasts } = await selectAll({
    [moveOn]: {
      success: true,
      data: [
        { orderId: 'order-1', orderNumber: 'HB-10001', refusal: null },
        { orderId: 'order-2', orderNumber: 'HB-10002', refusal },
      ],
    },
  });
  expect(screen.getByText('2 selected')).toBeVisible();
  await pick(user, 'Move selected orders to', 'In shipping');
  expect(await screen.findByText('We tell their customers by e-mail.')).toBeVisible();
  expect(sent.some(({ call }) => call === moveOn)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Move 2 orders' }));

  expect(await screen.findByText('HB-10002: This order is not paid.')).toBeVisible();
  expect(toasts).toEqual([{ variant: 'success', message: '1 order is now In shipping' }]);
  const calls = sent.filter(({ call }) => call === moveOn);
  expect(calls.map(({ body }) => body)).toEqual([
    { orderIds: ['order-1', 'order-2'], orderStatus: 'inShipping' },
  ]);
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  // The list is loaded again.
  await waitFor(() => expect(sent.filter(({ call }) => call === list)).toHaveLength(2));
});

test('exactly the selected orders are exported', async () => {
  const { bar, user } = await selectAll();
  expect(bar.getByRole('link', { name: 'Export selected' })).toHaveAttribute(
    'href',
    '/api/admin/orders/export?ids=order-1,order-2',
  );
  await user.click(bar.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
});

test('packing slips show items and address, without prices', async () => {
  const { bar, unmount } = await selectAll();
  const link = bar.getByRole('link', { name: 'Print packing slips' });
  // The selection stays in its own tab.
  expect(link).toHaveAttribute('target', '_blank');
  const path = link.getAttribute('href')!;
  expect(path).toBe('/admin/orders/print?ids=order-1,order-2');
  unmount();
  const { user, sent } = await openOrders(
    { ...shopWith(paidOrder), [list]: ordersOf(paidOrder, unpaid) },
    path,
  );
  const slip = await screen.findByRole('region', { name: 'Packing slip of order HB-10001' });
  expect(screen.getByRole('region', { name: 'Packing slip of order HB-10002' })).toBeVisible();
  expect(slip).toHaveTextContent(/Robin Buyer.*12 Thread Lane.*4000-123 Porto.*Portugal/);
  expect(within(slip).getByRole('row', { name: '2 Linen Shirt LINEN-M' })).toBeVisible();
  expect(slip).not.toHaveTextContent('$');
  expect(screen.getByRole('link', { name: 'Back to orders' })).toHaveAttribute('href', '/admin/orders');
  expect(sent.find(({ call }) => call === list)!.url.searchParams.get('ids')).toBe('order-1,order-2');

  const print = jest.fn();
  window.print = print;
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a print page without orders makes no request and explains how to select some', async () => {
  await openOrders({ [list]: ordersOf(paidOrder) }, '/admin/orders/print');
  expect(await screen.findByText(/Select orders in the list/)).toBeVisible();
  expect(screen.queryByText('Sam Shopper')).not.toBeInTheDocument();
});
