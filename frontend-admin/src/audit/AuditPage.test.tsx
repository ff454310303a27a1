import type { Schema } from '@haberdash/kit/api/client';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import remote from '../remote';
import { pageOf } from '../testing/list';
import { filterBy } from '../testing/samples';

const list = 'GET /api/admin/audit/get';

const edited: Schema<'AuditEntryView'> = {
  _id: '2',
  at: '2026-11-21T08:00:00.000Z',
  by: { kind: 'admin', id: 'admin-1', name: 'Ada Admin' },
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the server sends it to remotes of 1.0.0
  subject: 'product',
  topic: 'product',
  subjectId: 'product-1',
  label: 'Linen Shirt',
  action: 'edited',
  before: {
    title: 'Linen',
    focalPoint: { x: 50, y: 40 },
    'salePrice (M · Navy)': 0,
    colours: [],
    isOnSale: true,
  },
  after: {
    title: 'Linen Shirt',
    focalPoint: null,
    'salePrice (M · Navy)': 19.9,
    colours: ['Navy', 'Red'],
    isOnSale: false,
  },
};
const moved: Schema<'AuditEntryView'> = {
  ...edited,
  _id: '1',
  by: { kind: 'shop', id: null, name: null },
  topic: 'order',
  subjectId: 'order-1',
  label: 'HB-10001',
  action: 'status changed',
  before: { orderStatus: 'inShipping' },
  after: { orderStatus: 'delivered' },
};
const timeZone: Schema<'AuditEntryView'> = {
  ...moved,
  _id: '0',
  topic: 'setting',
  subjectId: 'SHOP_TIME_ZONE',
  label: 'Time zone of the reports (SHOP_TIME_ZONE)',
  action: 'changed',
  before: { value: 'UTC' },
  after: { value: 'Europe/Berlin' },
};

test('entries show actor, object and changed fields in words', async () => {
  await renderRemote(remote, {
    path: '/admin/audit',
    answers: { [list]: pageOf([edited, moved, timeZone]) },
  });
  const row = within((await screen.findByText('Linen Shirt', { selector: 'a' })).closest('tr')!);
  expect(row.getByRole('link', { name: 'Ada Admin' })).toHaveAttribute(
    'href',
    '/admin/audit?actor=admin%3Aadmin-1',
  );
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s+/g, ' '))).toEqual([
    'Title Linen →became Linen Shirt',
    'Focal point x 50, y 40 →became none',
    'Sale price (M · Navy) $0.00 →became $19.90',
    'Colours none →became Navy, Red',
    'Is on sale yes →became no',
  ]);
  const other = within(screen.getByText('HB-10001').closest('tr')!);
  expect(other.getByRole('link', { name: 'The shop' })).toBeVisible();
  expect(other.getByRole('listitem')).toHaveTextContent('Order status In shipping →became Delivered');
  const setting = within(screen.getByText(timeZone.label).closest('tr')!);
  expect(setting.getByText('Setting')).toBeVisible();
  expect(setting.getByRole('listitem')).toHaveTextContent('Value UTC →became Europe/Berlin');
});

test('entries are filtered by subject and actor, in the address', async () => {
  const { user, currentPath, sent } = await renderRemote(remote, {
    path: '/admin/audit',
    answers: { [list]: pageOf([edited]) },
  });
  await user.click(await screen.findByRole('link', { name: 'Ada Admin' }));
  expect(currentPath()).toBe('/admin/audit?actor=admin%3Aadmin-1');
  await filterBy(user, 'What', 'Stock');
  expect(await screen.findByText('Linen Shirt', { selector: 'a' })).toBeVisible();
  expect(Object.fromEntries(sent.at(-1)!.url.searchParams)).toEqual({
    actor: 'admin:admin-1',
    subject: 'stock',
    limit: '50',
  });
});

test('a section of the home page is named and is shown or hidden', async () => {
  const hero = { type: 'hero', heading: 'Rainy days' };
  const edit = {
    ...moved,
    before: { home: [{ ...hero, isOn: false }] },
    after: { home: [{ ...hero, isOn: true }] },
  };
  await renderRemote(remote, { path: '/admin/audit', answers: { [list]: pageOf([edit]) } });
  const change = await screen.findByText('Home');
  expect(change.closest('li')).toHaveTextContent(
    /hero, hidden, heading Rainy days.*hero, shown, heading Rainy days/,
  );
});

test('a long text is folded', async () => {
  const words = 'We send on Mondays. '.repeat(20).trim();
  const edit = { ...moved, before: { body: 'Soon.' }, after: { body: words } };
  const { user } = await renderRemote(remote, { path: '/admin/audit', answers: { [list]: pageOf([edit]) } });
  const summary = await screen.findByText('Show the text');
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  await user.click(summary);
  expect(await screen.findByText(words)).toBeVisible();
});

test('the first fields of an entry are shown, and many more when they are asked for', async () => {
  const prices = Object.fromEntries(Array.from({ length: 12 }, (_, size) => [`price (${size})`, size]));
  const edit = { ...moved, before: null, after: prices };
  const { user } = await renderRemote(remote, { path: '/admin/audit', answers: { [list]: pageOf([edit]) } });
  expect(await screen.findByText('Price (4)')).toBeVisible();
  expect(screen.queryByText('Price (5)')).not.toBeInTheDocument();
  await user.click(screen.getByText('7 more fields'));
  expect(await screen.findByText('Price (11)')).toBeVisible();
});
