import { renderRemote } from '@haberdash/kit/testing/render-remote';
import type { SessionUser } from '@haberdash/kit/session';
import { screen, waitFor } from '@testing-library/react';
import { features } from '../features';
import { menuOf } from '../menu/sections';
import remote from '../remote';
import { mayOpen, openFeatures } from './may-open';

const packer: SessionUser = {
  id: 'admin-2',
  userName: 'Pat',
  email: 'pat@haberdash.test',
  role: 'admin',
  permissions: ['orders.read', 'orders.ship', 'catalogue.read', 'stock.read'],
};
const ofEarlierServer = { ...packer, permissions: undefined };

test('each page of the menu needs a permission', () => {
  for (const { to } of features.flatMap(({ menu = [] }) => menu)) {
    expect(mayOpen(features, to, { permissions: [] })).toBe(false);
  }
});

test('the menu has what the role allows, and no section without pages', () => {
  const menu = menuOf(openFeatures(features, packer));
  expect(menu.map(({ label }) => label)).toEqual(['Orders', 'Products', 'Reports']);
  expect(menu.at(-1)!.items!.map(({ label }) => label)).toEqual(['Low stock', 'Sold-out sizes']);
});

test('the import needs another permission than a product, whose address has the same form', () => {
  expect(mayOpen(features, '/admin/products/import', packer)).toBe(false);
  expect(mayOpen(features, '/admin/products/new', packer)).toBe(false);
  expect(mayOpen(features, '/admin/products/abc', packer)).toBe(true);
});

test('a server before the staff had roles hides nothing', () => {
  expect(menuOf(openFeatures(features, ofEarlierServer))).toHaveLength(7);
});

test('a page that the role does not allow says so, and leads on', async () => {
  await renderRemote(remote, { path: '/admin/finance', user: packer });
  expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
  expect(screen.getByText(/ask an owner of the shop/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Orders' })).toHaveAttribute('href', '/admin/orders');
});

test('signing in leads to the first page of the menu without the dashboard', async () => {
  const { currentPath } = await renderRemote(remote, { path: '/admin/dashboard', user: packer });
  await waitFor(() => expect(currentPath()).toBe('/admin/orders'));
});
