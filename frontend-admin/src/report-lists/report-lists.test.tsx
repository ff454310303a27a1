import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../remote';
import { pageOf } from '../testing/list';

const size = { productId: 'jeans', variantId: 'm', title: 'Jeans', size: 'M', colour: 'Navy', sold: 9 };
const open = (path: string, answers: Parameters<typeof renderRemote>[1]['answers']) =>
  renderRemote(remote, { path: `/admin/reports/${path}`, answers });
const row = async (name: RegExp) => screen.findByRole('row', { name });
const exported = () => screen.getByRole('link', { name: /^Export/ }).getAttribute('href');

test('the shoppers of some days are listed with whether they paid', async () => {
  const shopper = { day: '2026-11-19', shopperId: 'sam', userName: 'Sam', email: 's@x.test', hasPaid: true };
  const deleted = { ...shopper, shopperId: 'kim', userName: null, email: null, hasPaid: false };
  const { sent } = await open('shoppers?from=2026-11-19&to=2026-11-20', {
    'GET /api/admin/reports/shoppers/get': pageOf([shopper, deleted]),
  });
  expect(await row(/^Sam s@x.test 19 November 2026 Yes$/)).toBeVisible();
  expect(await row(/^Deleted account 19 November 2026 No$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sam' })).toHaveAttribute('href', '/admin/customers/sam');
  expect(sent[0]?.url.search).toBe('?limit=50&from=2026-11-19&to=2026-11-20');
  expect(exported()).toBe('/api/admin/reports/shoppers/export?from=2026-11-19&to=2026-11-20');
});

test('a size that sold out links to its movements, and its sales to their orders', async () => {
  await open('sold-out?from=2026-11-19&to=2026-11-20', {
    'GET /api/admin/reports/sold-out/get': pageOf([{ ...size, stock: 0 }]),
  });
  expect(await row(/^Jeans M · Navy 9$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Jeans' })).toHaveAttribute(
    'href',
    '/admin/products/jeans/stock?variant=m',
  );
  expect(screen.getByRole('link', { name: '9' })).toHaveAttribute(
    'href',
    '/admin/orders?product=jeans&variant=m&paidFrom=2026-11-19&paidTo=2026-11-20',
  );
});

test('low stock shows how many days are left, and is searched by product', async () => {
  const { sent } = await open('low-stock?q=jeans', {
    'GET /api/admin/reports/low-stock/get': pageOf([{ ...size, stock: 2, daysLeft: 6 }]),
  });
  expect(await row(/^Jeans M · Navy 9 2 6$/)).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search by product' })).toHaveValue('jeans');
  expect(sent[0]?.url.search).toBe('?limit=50&q=jeans');
});

test('failed jobs show why they failed', async () => {
  const job = {
    id: '7',
    name: 'mail:send',
    error: 'connection refused',
    failedAt: '2026-11-20T10:00:00.000Z',
  };
  await open('failed-jobs', { 'GET /api/admin/reports/failed-jobs/get': pageOf([job]) });
  expect(await row(/^mail:send 20 Nov 2026, 10:00 connection refused$/)).toBeVisible();
});
