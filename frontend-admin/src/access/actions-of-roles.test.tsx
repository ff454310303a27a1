import type { Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../remote';
import { details, list, ordersOf, shopWith } from '../testing/open-orders';
import { linenShirt, paidOrder, productList } from '../testing/samples';
import type { Permission } from './admin-feature';

const shop: Answers = {
  ...shopWith(paidOrder),
  [details]: { success: true, data: paidOrder },
  [list]: ordersOf(paidOrder),
  'GET /api/admin/products/get': productList(linenShirt),
};

const openAs = (permissions: Permission[], path: string) =>
  renderRemote(remote, {
    path,
    answers: shop,
    user: { id: 'admin-2', userName: 'Pat', email: 'pat@haberdash.test', role: 'admin', permissions },
  });
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

test('a packer packs an order, and sees neither refund nor status nor address nor customer', async () => {
  const { sent } = await openAs(['orders.read', 'orders.ship'], '/admin/orders/order-1');
  expect(await screen.findByRole('button', { name: 'Ship all' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pack all items' })).toBeVisible();
  for (const hidden of [/refund/i, /cancel/i, /Update Order Status/, /Correct address/])
    expect(screen.queryByRole('button', { name: hidden })).not.toBeInTheDocument();
  expect(screen.queryByText('Changes by staff')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sam Shopper' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add note' })).toBeVisible();
  const calls = sent.map(({ call }) => call);
  expect(calls.filter((call) => /mails|customers/.test(call))).toEqual([]);
});

test('somebody who only reads orders sees no button that changes one', async () => {
  await openAs(['orders.read'], '/admin/orders/order-1');
  expect(await screen.findByRole('heading', { name: 'Order HB-10001' })).toBeVisible();
  expect(buttons()).toEqual(['Find…', 'Print']);
});

test('somebody who gives no money back does not reject a paid order', async () => {
  const { user } = await openAs(['orders.read', 'orders.change'], '/admin/orders/order-1');
  await user.click(await screen.findByRole('combobox', { name: 'Order Status' }));
  expect(await screen.findByTitle('Delivered')).toBeInTheDocument();
  expect(screen.queryByTitle('Rejected')).not.toBeInTheDocument();
});

test('somebody who only reads the catalogue sees no way to change a product', async () => {
  const { user } = await openAs(['catalogue.read'], '/admin/products');
  expect(await screen.findByRole('row', { name: /Linen Shirt/ })).toBeVisible();
  for (const hidden of [/^Add/, /^Edit/, /^Delete/])
    expect(screen.queryByRole('button', { name: hidden })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More actions for Linen Shirt' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Price history']);
});
