import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { pageOf } from '../testing/list';
import type { Withdrawal } from './withdrawals.api';

const list = 'GET /api/admin/withdrawals/get';
const assign = 'PUT /api/admin/withdrawals/{id}/order';
const done = 'PUT /api/admin/withdrawals/{id}/done';

const matched: Withdrawal = {
  _id: 'w-1',
  receivedDate: '2026-11-20T09:30:07.000Z',
  name: 'Sam Shopper',
  email: 'sam@mail.test',
  orderNumber: 'hb 10001',
  text: 'Only the shirt',
  order: { orderId: 'order-1', orderNumber: 'HB-10001' },
  orderOfOther: null,
  isChecked: true,
  isAssigned: false,
  isCarriedOut: true,
  cancelled: { pieces: 2, amount: 179 },
  return: { _id: 'return-1', returnNumber: 'R-10003', state: 'declared' },
  doneDate: null,
  period: { basis: 'delivered', lastDay: '2026-11-24', isInTime: true },
  moneyDueDay: '2026-12-04',
  moneyDaysLeft: 3,
};
const unmatched: Withdrawal = {
  ...matched,
  _id: 'w-2',
  name: 'Ada Lovelace',
  orderNumber: 'the blue one',
  order: null,
  isCarriedOut: false,
  cancelled: null,
  return: null,
  period: null,
  orderOfOther: { orderId: 'order-2', orderNumber: 'HB-10002' },
  moneyDaysLeft: -2,
};

const open = (answers: Answers, path = '/admin/withdrawals?state=open') =>
  renderRemote(remote, { path, answers });
const rowOf = async (name: string) => within((await screen.findByText(name)).closest<HTMLElement>('tr')!);

afterEach(() => window.localStorage.clear());

test('a withdrawal shows its order, its period and the days that are left for the money', async () => {
  const { sent } = await open({ [list]: pageOf([matched, unmatched]) });
  const row = await rowOf('Sam Shopper');
  expect(row.getByRole('link', { name: 'HB-10001' })).toHaveAttribute('href', '/admin/orders?order=order-1');
  expect(row.getByText('In time: the period ends on 24 November 2026')).toBeVisible();
  expect(row.getByText('3 days left')).toBeVisible();
  expect(row.getByText('Only the shirt')).toBeVisible();
  const late = await rowOf('Ada Lovelace');
  expect(late.getByText('No order found')).toBeVisible();
  expect(late.getByText('Typed was “the blue one”')).toBeVisible();
  expect(late.getByText('Late by 2 days')).toBeVisible();
  expect(sent.find(({ call }) => call.startsWith(list))!.url.searchParams.get('state')).toBe('open');
});

test('a withdrawal leads to what was cancelled and to its return', async () => {
  await open({ [list]: pageOf([matched]) });
  const row = await rowOf('Sam Shopper');
  const cancelled = row.getByRole('link', { name: '2 pieces cancelled, $179.00 back' });
  expect(cancelled).toHaveAttribute('href', '/admin/orders?order=order-1');
  expect(row.getByRole('link', { name: 'Return R-10003' })).toHaveAttribute(
    'href',
    '/admin/returns/return-1',
  );
  expect(row.getByText(/: Declared$/)).toBeVisible();
});

test.each([
  [{ cancelled: null, return: null }, 'Nothing to cancel, nothing comes back'],
  [{ isCarriedOut: false }, /^Nothing happened yet/],
  [{ cancelled: { pieces: 1, amount: 5 }, return: null }, '1 piece cancelled, $5.00 back'],
] as const)('a withdrawal says what became of the pieces: %j', async (outcome, text) => {
  await open({ [list]: pageOf([{ ...matched, ...outcome }]) });
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  [{ basis: 'not-delivered', lastDay: null, isInTime: true }, 'In time: not everything is delivered yet'],
  [{ basis: 'unknown', lastDay: null, isInTime: null }, 'Nobody recorded when it was delivered'],
  [
    { basis: 'assumed', lastDay: '2026-11-02', isInTime: false },
    'Too late: the period ended on 2 November 2026, as far as the delivery is assumed',
  ],
] as const)('the period says how it is known: %j', async (period, text) => {
  await open({ [list]: pageOf([{ ...matched, period }]) });
  expect(await screen.findByText(text)).toBeVisible();
});

test('an admin assigns an order by its number, and reads why that was refused', async () => {
  let isKnown = false;
  const { user, sent, toasts } = await open({
    [list]: pageOf([unmatched]),
    [assign]: () =>
      isKnown
        ? { success: true, message: 'The withdrawal belongs to this order now' }
        : refuse(400, { code: 'NO_SUCH_ORDER_NUMBER', message: 'There is no order with this number' }),
  });
  const row = await rowOf('Ada Lovelace');
  await user.click(row.getByRole('button', { name: /^Assign an order/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which order is it about?' }));
  const number = dialog.getByLabelText('Order number');
  expect(number).toHaveValue('HB-10002');
  await waitFor(() => expect(number).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await dialog.findByText('There is no order with this number')).toBeVisible();
  isKnown = true;
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ variant: 'success', message: 'The withdrawal belongs to this order now' }]),
  );
  const assigned = sent.filter(({ call }) => call === 'PUT /api/admin/withdrawals/w-2/order');
  expect(assigned.map(({ body }) => body)).toEqual([
    { orderNumber: 'HB-10002' },
    { orderNumber: 'HB-10002' },
  ]);
});

test('a withdrawal is dealt with, and opened again', async () => {
  const settled = { ...unmatched, doneDate: '2026-11-21T10:00:00.000Z' };
  const { user, sent, toasts } = await open({
    [list]: pageOf([matched, settled]),
    [done]: { success: true, message: 'The withdrawal is dealt with' },
  });
  await user.click(await screen.findByRole('button', { name: 'Dealt with: the withdrawal of Sam Shopper' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ variant: 'success', message: 'The withdrawal is dealt with' }]),
  );
  await user.click(screen.getByRole('button', { name: 'Open again: the withdrawal of Ada Lovelace' }));
  await waitFor(() => expect(toasts).toHaveLength(2));
  const changes = sent.filter(({ call }) => call.startsWith('PUT '));
  expect(changes.map(({ call, body }) => [call, body])).toEqual([
    ['PUT /api/admin/withdrawals/w-1/done', { done: true }],
    ['PUT /api/admin/withdrawals/w-2/done', { done: false }],
  ]);
});
