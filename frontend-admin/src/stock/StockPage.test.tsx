import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { pageOf } from '../testing/list';
import { linenShirtDetails, oxfordShirtDetails, pick } from '../testing/samples';
import type { StockMovement } from './stock-ledger.api';

const list = 'GET /api/admin/stock/get';
const product = 'GET /api/admin/products/get/{id}';

const movement = (more: Partial<StockMovement>): StockMovement => ({
  _id: '1',
  at: '2026-11-20T11:52:07.000Z',
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the server sends it to remotes of 1.0.0
  cause: 'initial',
  kind: 'initial',
  change: 12,
  stock: 12,
  orderId: null,
  orderNumber: null,
  by: { kind: 'admin', name: 'Ada Admin' },
  ...more,
});
const sale = movement({
  _id: '2',
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the server sends it to remotes of 1.0.0
  cause: 'reserved',
  kind: 'reserved',
  change: -5,
  stock: 7,
  orderId: 'order-1',
  orderNumber: 'HB-10007',
  by: { kind: 'shopper', name: 'Sam Shopper' },
});

const open = (answers: Answers, path = '/admin/products/product-1/stock') =>
  renderRemote(remote, {
    path,
    answers: {
      [product]: { success: true, data: linenShirtDetails },
      'GET /api/admin/stock/places': { success: true, data: { places: [], sum: 0 } },
      [list]: pageOf([sale, movement({ by: { kind: 'admin', name: null } })]),
      ...answers,
    },
  });

test('each movement has its cause, order, actor and running sum', async () => {
  const { currentPath } = await open({});
  expect(await screen.findByRole('heading', { name: 'Stock of Linen Shirt' })).toBeVisible();
  const ordered = within(await screen.findByRole('row', { name: /Ordered/ }));
  for (const text of ['-5', '7', 'Sam Shopper'])
    expect(ordered.getByRole('cell', { name: text })).toBeVisible();
  expect(ordered.getByRole('link', { name: 'HB-10007' })).toHaveAttribute(
    'href',
    '/admin/orders?order=order-1',
  );
  const counted = within(screen.getByRole('row', { name: /First count/ }));
  for (const text of ['+12', '12', 'An admin'])
    expect(counted.getByRole('cell', { name: text })).toBeVisible();
  expect(currentPath()).toBe('/admin/products/product-1/stock?variant=variant-1');
});

test('another variant can be selected, and is in the address', async () => {
  const { user, sent, currentPath } = await open({ [product]: { success: true, data: oxfordShirtDetails } });
  await screen.findByRole('row', { name: /Ordered/ });
  await pick(user, 'Variant', 'M · Navy: 0 in stock');
  await waitFor(() => expect(currentPath()).toBe('/admin/products/product-1/stock?variant=variant-2'));
  const asked = sent.filter(({ call }) => call === list).map(({ url }) => url.searchParams.get('variant'));
  expect(asked).toEqual(['variant-1', 'variant-2']);
});

test('the movements of an order are found by its number', async () => {
  const { user, sent, currentPath } = await open({});
  await user.type(await screen.findByRole('searchbox', { name: 'Search by order number' }), 'HB-10007');
  await waitFor(() =>
    expect(currentPath()).toBe('/admin/products/product-1/stock?variant=variant-1&q=HB-10007'),
  );
  expect(sent.findLast(({ call }) => call === list)?.url.searchParams.get('q')).toBe('HB-10007');
});

test('clearing the filters keeps the variant', async () => {
  const path = '/admin/products/product-1/stock?variant=variant-2&cause=sold';
  const { user, currentPath } = await open({ [product]: { success: true, data: oxfordShirtDetails } }, path);
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(currentPath()).toBe('/admin/products/product-1/stock?variant=variant-2'));
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
});

test('an unknown product says so', async () => {
  await open({ [product]: refuse(404, { code: 'NOT_FOUND', message: 'Product not found' }) });
  expect(await screen.findByText('Product not found')).toBeVisible();
});
