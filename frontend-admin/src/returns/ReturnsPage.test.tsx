import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { pageOf } from '../testing/list';
import { declaredReturn } from '../testing/returns';

const list = 'GET /api/admin/returns/get';
const find = 'GET /api/admin/returns/find';
const read = 'GET /api/admin/returns/{id}';
const arrived = 'POST /api/admin/returns/{id}/arrived';

const counts = { waiting: 2, arrived: 1, judged: 0, settled: 1_000, ended: 4, late: 3 };
const page = { ...pageOf([declaredReturn]), counts };
const notFound = () =>
  refuse(404, { code: 'RETURN_NOT_FOUND', message: 'No return has this number or code' });

const open = (answers: Answers = {}, path = '/admin/returns?tab=waiting') =>
  renderRemote(remote, { path, answers: { [list]: page, ...answers } });
const field = () => screen.findByLabelText('Return number or code of the parcel');

afterEach(() => window.localStorage.clear());

test('each tab says how many returns it has, and is in the address', async () => {
  const { user, sent, currentPath } = await open();
  const tabs = within(await screen.findByRole('navigation', { name: 'Returns by their state' }));
  expect(await tabs.findByRole('link', { name: 'Waiting for the parcel 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(tabs.getByRole('link', { name: 'Settled 1,000+' })).toBeVisible();
  await user.click(tabs.getByRole('link', { name: 'Money late 3' }));
  expect(currentPath()).toBe('/admin/returns?tab=late');
  await waitFor(() =>
    expect(sent.findLast(({ call }) => call.startsWith(list))!.url.searchParams.get('tab')).toBe('late'),
  );
});

test('a return shows its order, its items and the days that are left for the money', async () => {
  await open();
  const row = within((await screen.findByRole('link', { name: 'R-10001' })).closest<HTMLElement>('tr')!);
  expect(row.getByRole('link', { name: 'HB-10001' })).toHaveAttribute('href', '/admin/orders?order=order-1');
  expect(row.getAllByText('Linen Shirt, M · Navy')).toHaveLength(2);
  expect(row.getByText('3 days left, until 4 December 2026')).toBeVisible();
});

test('a scanned code opens its return and marks it as arrived', async () => {
  const { user, sent, toasts, currentPath } = await open({
    [find]: { success: true, data: declaredReturn },
    [arrived]: { success: true, message: 'The parcel is here' },
    [read]: { success: true, data: { ...declaredReturn, state: 'arrived' } },
  });
  await user.click(await screen.findByRole('checkbox', { name: /^Mark as arrived at once/ }));
  await user.type(await field(), ' K7M2P9QX {Enter}');
  await waitFor(() => expect(currentPath()).toBe('/admin/returns/r-1'));
  expect(sent.find(({ call }) => call.startsWith(find))!.url.searchParams.get('code')).toBe('K7M2P9QX');
  expect(sent.filter(({ call }) => call === 'POST /api/admin/returns/r-1/arrived')).toHaveLength(1);
  expect(toasts).toEqual([{ variant: 'success', message: 'R-10001 has arrived' }]);
});

test('without the mark, a number only opens its return', async () => {
  const { user, sent, currentPath } = await open({
    [find]: { success: true, data: declaredReturn },
    [read]: { success: true, data: declaredReturn },
  });
  await user.type(await field(), 'R-10001{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/admin/returns/r-1'));
  expect(sent.some(({ call }) => call.startsWith('POST '))).toBe(false);
});

test('an unknown code says so and leads to the orders', async () => {
  const { user } = await open({ [find]: notFound });
  await user.type(await field(), 'HB-10001{Enter}');
  expect(await screen.findByText('No return has this number or code')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look for the order' })).toHaveAttribute(
    'href',
    '/admin/orders?q=HB-10001',
  );
});
