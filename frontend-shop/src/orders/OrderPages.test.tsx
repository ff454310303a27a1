import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { order, orderPage } from '../testing/samples';

const listRoute = 'GET /api/shop/order/list/{userId}';

test('older orders are loaded in pages, and the first new one gets the focus', async () => {
  const ids = (from: number, count: number) =>
    Array.from({ length: count }, (_, place) =>
      order({ _id: `order-${from + place}`, orderNumber: `HB-${from + place}` }),
    );
  const { user, sentTo } = await openShop('/shop/account', {
    [listRoute]: ({ url }) =>
      url.searchParams.has('cursor') ? orderPage(ids(21, 2)) : orderPage(ids(1, 20), 'behind-20'),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findAllByRole('row')).toHaveLength(1 + 22);
  expect(screen.getByRole('button', { name: 'View Details of order HB-21' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(sentTo('GET /api/shop/order/list/user-1').map(({ url }) => url.search)).toEqual([
    '?limit=20&attempts=hidden',
    '?limit=20&cursor=behind-20&attempts=hidden',
  ]);
});

test('loading older orders can be retried, and the orders shown stay', async () => {
  let isDown = true;
  const { user } = await openShop('/shop/account', {
    [listRoute]: ({ url }) => {
      if (!url.searchParams.has('cursor')) return orderPage([order()], 'behind-1');
      return isDown
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' })
        : orderPage([order({ _id: 'order-2', orderNumber: 'HB-10002' })]);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  expect(screen.getByText('HB-10001')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('HB-10002')).toBeVisible();
});

test('returning to the orders shows as many as before', async () => {
  const all = Array.from({ length: 25 }, (_, place) => order({ _id: `order-${place + 1}` }));
  const { user, sentTo } = await openShop('/shop/account', {
    [listRoute]: ({ url }) => {
      const limit = Number(url.searchParams.get('limit'));
      if (url.searchParams.has('cursor')) return orderPage(all.slice(20));
      return orderPage(all.slice(0, limit), limit < all.length ? 'behind-20' : null);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findAllByRole('row')).toHaveLength(26);
  await user.click(screen.getByRole('tab', { name: 'Address' }));
  await user.click(screen.getByRole('tab', { name: 'Orders' }));
  expect(await screen.findAllByRole('row')).toHaveLength(26);
  await waitFor(() =>
    expect(sentTo('GET /api/shop/order/list/user-1').at(-1)!.url.searchParams.get('limit')).toBe('25'),
  );
});

test('orders of which nothing came are shown when they are asked for, and hidden again', async () => {
  const paid = order();
  const attempt = order({ _id: 'order-2', orderNumber: 'HB-10002', cancelReason: 'cancelled' });
  const { user } = await openShop('/shop/account', {
    [listRoute]: ({ url }) =>
      url.searchParams.get('attempts') === 'hidden'
        ? orderPage([paid], null, true)
        : orderPage([attempt, paid]),
  });
  await user.click(await screen.findByRole('button', { name: 'Show cancelled attempts' }));
  expect(await screen.findByText('HB-10002')).toBeVisible();
  const hide = screen.getByRole('button', { name: 'Hide cancelled attempts' });
  expect(hide).toHaveFocus();
  await user.click(hide);
  await waitFor(() => expect(screen.queryByText('HB-10002')).not.toBeInTheDocument());
});

test('an account with nothing but cancelled attempts has no orders yet', async () => {
  await openShop('/shop/account', { [listRoute]: orderPage([], null, true) });
  expect(await screen.findByText('No orders yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show cancelled attempts' })).toBeVisible();
});
