import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openDetails, openOrders, shopWith } from '../../testing/open-orders';
import { ada, paidOrder } from '../../testing/samples';

const note = 'POST /api/admin/orders/notes/{id}';
const dialogOrNull = () => screen.queryByRole('dialog', { name: 'Order Details' });

test('a link opens an order, and closing it leaves the list as it was', async () => {
  const { user, currentPath } = await openOrders(
    shopWith(paidOrder),
    '/admin/orders?payment=paid&order=order-1',
  );
  await screen.findByText('Shipping Info');
  await user.click(within(dialogOrNull()!).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialogOrNull()).not.toBeInTheDocument());
  expect(currentPath()).toBe('/admin/orders?payment=paid');
});

test('an open order is in the address, and Back closes it', async () => {
  const { user, currentPath, goBack } = await openOrders(shopWith(paidOrder));
  await openDetails(user);
  expect(currentPath()).toBe('/admin/orders?order=order-1');
  await goBack();
  await waitFor(() => expect(dialogOrNull()).not.toBeInTheDocument());
  expect(currentPath()).toBe('/admin/orders');
});

test('the current status is preselected and named', async () => {
  const { user } = await openOrders(shopWith({ ...paidOrder, orderStatus: 'inShipping' }));
  const dialog = await openDetails(user);
  expect(dialog.getByTitle('In shipping')).toBeVisible();
  expect(dialog.getByText('Currently: In shipping')).toBeVisible();
});

test('the sheet to print has the shop, the recipient, the items with their SKUs and the sums', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await openOrders(shopWith({ ...paidOrder, deliveryAmount: 4.5, totalAmount: 104.48 }));
  const dialog = await openDetails(user);
  const sheet = screen.getByTestId('printed-order');
  await waitFor(() => expect(sheet).toHaveTextContent(/^HaberdashHigh Street 1help@hats.test/));
  expect(sheet).toHaveTextContent('Order confirmation HB-10001');
  expect(sheet).toHaveTextContent(/Deliver toRobin Buyer12 Thread Lane4000-123 PortoPortugal/);
  expect(sheet).not.toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Print order HB-10001' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a note is added to those of the staff', async () => {
  let notes = [{ note: 'Called about it', by: ada, at: '2026-11-20T14:00:00.000Z' }];
  const { user, sent } = await openOrders({
    ...shopWith(paidOrder),
    'GET /api/admin/orders/details/{id}': () => ({ success: true, data: { ...paidOrder, notes } }),
    [note]: ({ body }) => {
      notes = [...notes, { ...(body as { note: string }), by: ada, at: '2026-11-20T15:00:00.000Z' }];
      return { success: true, message: 'The note is saved' };
    },
  });
  const dialog = await openDetails(user);
  await user.type(dialog.getByRole('textbox', { name: 'New note' }), 'Gift wrap');
  await user.click(dialog.getByRole('button', { name: 'Add note' }));

  const list = dialog.getByRole('list', { name: 'Notes for the staff' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  expect(list).toHaveTextContent(/Called about it.*by Ada Admin.*Gift wrap/);
  expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { note: 'Gift wrap' },
  ]);
  expect(dialog.getByRole('textbox', { name: 'New note' })).toHaveValue('');
});

test('a refused note says why, and its text stays', async () => {
  const { user } = await openOrders({
    ...shopWith(paidOrder),
    [note]: refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }),
  });
  const dialog = await openDetails(user);
  await user.type(dialog.getByRole('textbox', { name: 'New note' }), 'Gift wrap');
  await user.click(dialog.getByRole('button', { name: 'Add note' }));
  expect(await dialog.findByText('Back in a minute')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'New note' })).toHaveValue('Gift wrap');
});

test('an exchange names its return, and can neither be packed nor moved on before it is here', async () => {
  const exchange = {
    ...{ returnId: 'r-1', returnNumber: 'R-10001', orderId: 'order-0', orderNumber: 'HB-10000' },
    ...{ state: 'held' as const, heldUntil: '2026-12-15' },
  };
  const { user } = await openOrders(
    shopWith({ ...paidOrder, exchange, totalAmount: 0, orderStatus: 'pending' }),
  );
  expect(screen.getByText(/^Exchange for return/)).toHaveTextContent('Exchange for return R-10001');
  const dialog = await openDetails(user);
  expect(dialog.getByRole('link', { name: 'R-10001' })).toHaveAttribute('href', '/admin/returns/r-1');
  expect(dialog.getByText(/held until 15 December 2026 or while the return is checked/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Update Order Status' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /Pack/ })).not.toBeInTheDocument();
});
