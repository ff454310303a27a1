import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { pageOf } from '../testing/list';
import { list as orders, shopWith } from '../testing/open-orders';
import {
  collectionsOfProduct,
  linenShirt,
  linenShirtDetails,
  paidOrder,
  productList,
} from '../testing/samples';

const products = 'GET /api/admin/products/get';
const customers = 'GET /api/admin/customers/get';

const robin = {
  _id: 'customer-1',
  userName: 'Robin Reader',
  email: 'robin@haberdash.test',
  isGuest: false,
  registeredAt: '2026-01-20T23:30:00.000Z',
  lastSeenAt: '2026-11-20T08:30:00.000Z',
  orders: 3,
  spent: 149.97,
  blocked: null,
};
const shop: Answers = {
  ...shopWith(paidOrder),
  [products]: productList(linenShirt),
  [customers]: pageOf([robin]),
  'GET /api/admin/products/get/{id}': { success: true, data: linenShirtDetails },
  'GET /api/admin/collections/of/{productId}': collectionsOfProduct(),
};
const openPalette = async (answers: Answers = shop) => {
  const page = await renderRemote(remote, { path: '/admin/features', answers });
  await page.user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: /^Find an order/ });
  return { ...page, box };
};
const options = () =>
  within(screen.getByRole('listbox', { name: 'Found' }))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

test('Ctrl-K opens a list of pages, and Enter opens the selected one', async () => {
  const { user, box, currentPath, sent } = await openPalette();
  await waitFor(() => expect(box).toHaveFocus());
  expect(options()[0]).toBe('Dashboard  Page');
  await user.keyboard('cust');
  const option = screen.getByRole('option', { name: /Customers/ });
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(box).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/admin/customers'));
  await waitFor(() =>
    expect(screen.queryByRole('combobox', { name: /^Find an order/ })).not.toBeInTheDocument(),
  );
  expect(sent.filter(({ url }) => url.searchParams.get('limit') === '5')).toEqual([]);
});

test('typed text finds orders, products and customers, with one request', async () => {
  const { user, box, currentPath, sent } = await openPalette();
  await user.type(box, 'hb-10001');
  expect(await screen.findByRole('option', { name: /HB-10001/ })).toBeVisible();
  expect(options()).toEqual([
    `HB-10001 ${paidOrder.userName} Order`,
    'Linen Shirt zara Product',
    'Robin Reader robin@haberdash.test Customer',
  ]);
  expect(sent.map(({ call, url }) => [call, url.searchParams.get('q')])).toEqual([
    [orders, 'HB-10001'],
    [products, 'hb-10001'],
    [customers, 'hb-10001'],
  ]);
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit Product' })).toBeVisible());
  expect(currentPath()).toBe('/admin/products/product-1');
});

test('a button opens the palette, and a click opens an order', async () => {
  const { user, currentPath } = await renderRemote(remote, { path: '/admin/features', answers: shop });
  await user.click(screen.getByRole('button', { name: 'Find…' }));
  await user.type(await screen.findByRole('combobox', { name: /^Find an order/ }), '10001');
  await user.click(await screen.findByRole('option', { name: /HB-10001/ }));
  await waitFor(() => expect(currentPath()).toBe(`/admin/orders?order=${paidOrder._id}`));
  expect(await screen.findByRole('dialog', { name: 'Order Details' })).toBeVisible();
});

test("the palette names what can't be searched, and shows the rest", async () => {
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user, box } = await openPalette({ ...shop, [products]: away });
  await user.type(box, 'robin');
  expect(await screen.findByText("Some things can't be searched right now.")).toBeVisible();
  expect(options()).toEqual(['Robin Reader robin@haberdash.test Customer', 'HB-10001 Sam Shopper Order']);
  await user.clear(box);
  await user.type(box, 'zz');
  expect(await screen.findByText('No results for "zz"')).toBeVisible();
});

test('Enter right after an order number opens the order when it is found', async () => {
  const { user, box, currentPath } = await openPalette();
  await user.type(box, '10001{Enter}');
  await waitFor(() => expect(currentPath()).toBe(`/admin/orders?order=${paidOrder._id}`));
});

test('a part of a number lists the orders that contain it', async () => {
  const { user, box } = await openPalette({
    ...shop,
    [orders]: ({ url }) => pageOf(url.searchParams.get('q') === '000' ? [paidOrder] : []),
  });
  await user.type(box, 'HB-000');
  expect(await screen.findByRole('option', { name: /HB-10001/ })).toBeVisible();
});

test('Escape closes the palette', async () => {
  const { user, box, currentPath } = await openPalette();
  await user.type(box, 'cust{Escape}');
  await waitFor(() => expect(box).not.toBeInTheDocument());
  expect(currentPath()).toBe('/admin/features');
});

test('what was opened last comes first, and is remembered', async () => {
  const { user, box, unmount } = await openPalette();
  await user.type(box, 'hb-10001');
  await user.click(await screen.findByRole('option', { name: /HB-10001/ }));
  unmount();
  const again = await openPalette();
  expect(options().slice(0, 2)).toEqual([`HB-10001 ${paidOrder.userName} Order`, 'Dashboard  Page']);
  await again.user.type(again.box, 'banner');
  expect(options()).toEqual(['Dashboard  Page']);
});

test('an action is found by its words: "Add product" opens the page of a new product', async () => {
  const { user, box, currentPath } = await openPalette();
  await user.type(box, 'add prod{Enter}');
  expect(await screen.findByRole('heading', { name: 'Add New Product' })).toBeVisible();
  expect(currentPath()).toBe('/admin/products/new');
});
