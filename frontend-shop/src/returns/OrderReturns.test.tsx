import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { orderReturns, returnableLine, returned } from '../testing/return-samples';
import { order } from '../testing/samples';

const returns = 'GET /api/shop/order/{orderId}/returns';
const openOrder = (answers: Answers, shown = order({ orderStatus: 'delivered' })) =>
  openShop('/shop/account/orders/HB-10001', {
    'GET /api/shop/order/details/{orderId}': { success: true, data: shown },
    ...answers,
  });

test('an order lists its returns and leads to another one', async () => {
  const value = { lines: [returnableLine({ returnable: 1 })], returns: [returned()] };
  const { user, currentPath } = await openOrder({ [returns]: orderReturns(value) });
  const section = within(await screen.findByRole('region', { name: 'Returns' }));
  const [row] = section.getAllByRole('listitem');
  expect(row).toHaveTextContent('Return R-10001Waiting for your parcel$99.98');
  expect(within(row!).getByRole('link')).toHaveAttribute(
    'href',
    '/shop/account/orders/HB-10001/returns/R-10001',
  );
  expect(section.getByText('You can send something back until 24 December 2026.')).toBeVisible();
  await user.click(section.getByRole('link', { name: 'Send something back: order HB-10001' }));
  await waitFor(() => expect(currentPath()).toBe('/shop/account/orders/HB-10001/return'));
});

test('an order of which nothing was sent has no returns', async () => {
  const { sentTo } = await openOrder({}, order());
  expect(await screen.findByRole('heading', { name: 'Order HB-10001', level: 1 })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Returns' })).not.toBeInTheDocument();
  expect(sentTo('GET /api/shop/order/order-1/returns')).toEqual([]);
});

test('an order that can not go back any more says until when it could', async () => {
  const window = { basis: 'delivered' as const, lastDay: '2026-10-30', isOpen: false };
  await openOrder({ [returns]: orderReturns({ window }) });
  expect(await screen.findByText(/^The last day to send something back was 30 October 2026\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Send something back/ })).not.toBeInTheDocument();
});

test('an order that went back altogether shows its returns alone', async () => {
  const value = { lines: [returnableLine({ returnable: 0 })], returns: [returned({ kind: 'withdrawal' })] };
  await openOrder({ [returns]: orderReturns(value) });
  expect(await screen.findByRole('link', { name: 'Withdrawal R-10001' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Send something back/ })).not.toBeInTheDocument();
});

test('returns that could not be loaded are loaded again; the order stays', async () => {
  let isAway = true;
  const { user } = await openOrder({
    [returns]: () =>
      isAway ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : orderReturns(),
  });
  const section = await screen.findByRole('region', { name: 'Returns' });
  expect(within(section).getByRole('alert')).toHaveTextContent('Back in a minute');
  isAway = false;
  await user.click(within(section).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Send something back/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Back in a minute')).not.toBeInTheDocument());
});
