import { screen, waitFor, within } from '@testing-library/react';
import { list, openOrders } from '../testing/open-orders';
import { pageOf } from '../testing/list';
import { nameTimeZone } from '../testing/time-zone';
import { filterBy, paidOrder } from '../testing/samples';
import { refuse } from '@haberdash/kit/testing/answers';

const first = { ...paidOrder, _id: 'order-1', userName: 'Sam First' };
const second = { ...paidOrder, _id: 'order-2', userName: 'Kim Second' };

/** Two pages of one order. */
const twoPages = {
  [list]: ({ url }: { url: URL }) =>
    url.searchParams.get('cursor') === 'to-second'
      ? pageOf([second], { offset: 1, total: 1000, totalIsExact: false, previousCursor: 'to-first' })
      : pageOf([first], { total: 1000, totalIsExact: false, nextCursor: 'to-second' }),
};
const queriesOf = (sent: { call: string; url: URL }[]) =>
  sent.filter(({ call }) => call === list).map(({ url }) => Object.fromEntries(url.searchParams));

test('pages turn both ways and stay in the address, which Back restores', async () => {
  const { user, currentPath, goBack } = await openOrders(twoPages);
  expect(await screen.findByText('1–1 of more than 1,000')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Kim Second')).toBeVisible();
  expect(screen.getByText('2–2 of more than 1,000')).toBeVisible();
  expect(currentPath()).toBe('/admin/orders?cursor=to-second');

  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('Sam First')).toBeVisible();
  await goBack();
  expect(await screen.findByText('Kim Second')).toBeVisible();
});

test('a filter goes into the address and the request, and shows the first page', async () => {
  const { user, sent, currentPath } = await openOrders(twoPages, '/admin/orders?cursor=to-second');
  await screen.findByText('Kim Second');
  await filterBy(user, 'Payment', 'Paid');
  expect(await screen.findByText('Sam First')).toBeVisible();
  expect(currentPath()).toBe('/admin/orders?payment=paid');
  expect(queriesOf(sent).at(-1)).toEqual({ payment: 'paid', limit: '50' });

  const exported = screen.getByRole('link', { name: 'Export CSV' });
  expect(exported).toHaveAttribute('href', '/api/admin/orders/export?payment=paid');
});

test('a shared address shows its filters and sort', async () => {
  const { sent } = await openOrders(twoPages, '/admin/orders?status=delivered&sort=oldest&other=x');
  await screen.findByText('Sam First');
  expect(queriesOf(sent)).toEqual([{ status: 'delivered', sort: 'oldest', limit: '50' }]);
  expect(screen.getByRole('button', { name: 'Status: Delivered' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /Order Date/ })).toHaveAttribute('aria-sort', 'ascending');
});

test("a period that a link names by its times is shown as the shop's days, both included", async () => {
  nameTimeZone('Europe/Berlin');
  const period = 'paidFrom=2026-11-18T23:00:00.000Z&paidTo=2026-11-20T23:00:00.000Z';
  const { user, currentPath } = await openOrders(twoPages, `/admin/orders?${period}`);
  await user.click(await screen.findByRole('button', { name: 'Paid: 19 Nov 2026 to 20 Nov 2026' }));
  const days = within(await screen.findByRole('group', { name: 'Paid' }));
  const from = days.getByRole('textbox', { name: 'First day' });
  const to = days.getByRole('textbox', { name: 'Last day' });
  await waitFor(() => expect(from).toHaveFocus());
  expect(from).toHaveValue('19 Nov 2026');
  await user.click(to);
  await user.clear(to);
  await user.type(to, '2026-11-22{Enter}{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/admin/orders?paidFrom=2026-11-19&paidTo=2026-11-22'));
});

test('a chip says what is filtered, opens its control, and is removed by its own button', async () => {
  const { user, currentPath } = await openOrders(
    twoPages,
    '/admin/orders?status=delivered,rejected,confirmed&minAmount=100',
  );
  expect(await screen.findByRole('button', { name: 'Order Price: at least $100.00' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Status: Delivered, Rejected, 1 more' }));
  expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Remove the filter Status' }));
  await waitFor(() => expect(currentPath()).toBe('/admin/orders?minAmount=100'));
  expect(screen.queryByRole('button', { name: /^Status:/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '+ Filter' })).toHaveFocus();
});

test('a filter that is emptied in its panel keeps the panel, and text that is no value is shown', async () => {
  const { user, currentPath } = await openOrders(twoPages, '/admin/orders?minAmount=lots');
  await user.click(await screen.findByRole('button', { name: 'Order Price: at least lots' }));
  const least = await screen.findByRole('spinbutton', { name: 'Order Price: at least' });
  await user.clear(least);
  await user.type(least, '20{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/admin/orders?minAmount=20'));
  await user.clear(screen.getByRole('spinbutton', { name: 'Order Price: at least' }));
  await user.tab();
  await waitFor(() => expect(currentPath()).toBe('/admin/orders'));
  const most = screen.getByRole('spinbutton', { name: 'Order Price: at most' });
  await user.type(most, '50{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/admin/orders?maxAmount=50'));
});

test('a header sorts by its column', async () => {
  const { user, currentPath } = await openOrders(twoPages);
  await user.click(await screen.findByRole('columnheader', { name: /Order Price/ }));
  await waitFor(() => expect(currentPath()).toBe('/admin/orders?sort=total-lowtohigh'));
});

test('a search goes into the address after a pause, when a word is long enough', async () => {
  const { user, currentPath } = await openOrders(twoPages);
  const search = await screen.findByRole('searchbox', { name: /^Search by number/ });
  await user.type(search, 'HB');
  expect(await screen.findByText('Type at least 3 characters')).toBeVisible();
  expect(currentPath()).toBe('/admin/orders');
  await user.type(search, '-10001');
  await waitFor(() => expect(currentPath()).toBe('/admin/orders?q=HB-10001'));
});

test('filters that match nothing can be cleared', async () => {
  const { user, currentPath } = await openOrders(
    { [list]: ({ url }) => pageOf(url.searchParams.has('status') ? [] : [first]) },
    '/admin/orders?status=rejected',
  );
  const empty = await screen.findByRole('heading', { name: 'No orders match' });
  await user.click(within(empty.parentElement!).getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Sam First')).toBeVisible();
  expect(currentPath()).toBe('/admin/orders');
});

test('a failed page can be requested again, with the same filters', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user, sent } = await openOrders(
    { [list]: () => (isAway ? away : pageOf([first])) },
    '/admin/orders?payment=paid',
  );
  isAway = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Sam First')).toBeVisible();
  expect(queriesOf(sent)).toEqual(Array(2).fill({ payment: 'paid', limit: '50' }));
});

test('selected columns are remembered', async () => {
  const { user, unmount } = await openOrders(twoPages);
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'City' }));
  await user.click(screen.getByRole('checkbox', { name: 'Items' }));
  expect(screen.getByRole('columnheader', { name: 'City' })).toBeVisible();
  unmount();

  await openOrders(twoPages);
  expect(await screen.findByRole('columnheader', { name: 'City' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Items' })).not.toBeInTheDocument();
});

test('a view is saved, shown and deleted', async () => {
  const { user, currentPath } = await openOrders(twoPages, '/admin/orders?payment=paid&sort=oldest');
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'Paid first');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  const views = within(screen.getByRole('list', { name: 'Saved views' }));

  await user.click(views.getByRole('button', { name: 'Refunded' }));
  await waitFor(() => expect(currentPath()).toBe('/admin/orders?payment=refunded%2CpartlyRefunded'));
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(screen.getByRole('button', { name: 'Paid first' }));
  await waitFor(() => expect(currentPath()).toBe('/admin/orders?payment=paid&sort=oldest'));

  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(screen.getByRole('button', { name: 'Delete the view Paid first' }));
  expect(screen.queryByRole('button', { name: 'Paid first' })).not.toBeInTheDocument();
});
