import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { rememberCards } from '../../testing/product-cards';
import { chooseAction } from '../../testing/product-form';
import { filterBy, linenShirt, oxfordShirt, productList } from '../../testing/samples';

function openProducts(answers: Answers, path = '/admin/products') {
  return renderRemote(remote, { path, answers });
}

afterEach(() => window.localStorage.clear());

test('a card shows picture, title and price', async () => {
  rememberCards();
  await openProducts({ 'GET /api/admin/products/get': productList(linenShirt) });

  const title = await screen.findByRole('heading', { name: 'Linen Shirt' });
  const card = within(title.closest('li')!);
  expect(card.getByRole('heading', { name: 'Linen Shirt' })).toBeVisible();
  expect(card.getByRole('img', { name: 'Linen Shirt' })).toHaveAttribute('src', '/uploads/shirt-640.webp');
  expect(card.getByText('$49.99').tagName).not.toBe('S');
});

test.each([
  ['Orders', `/admin/orders?product=${linenShirt._id}`],
  ['Stock ledger', `/admin/products/${linenShirt._id}/stock`],
  ['Price history', `/admin/products/${linenShirt._id}/prices`],
])("a product's menu links to its %s", async (action, path) => {
  const { user, currentPath } = await openProducts({
    'GET /api/admin/products/get': productList(linenShirt),
  });
  await chooseAction(user, 'Linen Shirt', action);
  await waitFor(() => expect(currentPath()).toBe(path));
});

test('the regular price is struck through beside the sale price', async () => {
  rememberCards();
  await openProducts({ 'GET /api/admin/products/get': productList({ ...linenShirt, salePrice: 39 }) });

  expect((await screen.findByText('$49.99')).tagName).toBe('S');
  expect(screen.getByText('$39.00')).toBeVisible();
});

describe('the list', () => {
  const list = 'GET /api/admin/products/get';
  const queriesOf = (sent: { call: string; url: URL }[]) =>
    sent.filter(({ call }) => call === list).map(({ url }) => Object.fromEntries(url.searchParams));

  test('searches on the server, and keeps the search in the address', async () => {
    const { user, sent, currentPath } = await openProducts({ [list]: productList(linenShirt) });
    await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'linen');
    await waitFor(() => expect(currentPath()).toBe('/admin/products?q=linen'));
    expect(queriesOf(sent).at(-1)).toEqual({ limit: '50', q: 'linen' });
  });

  test('filters by category and stock', async () => {
    const { user, currentPath } = await openProducts({ [list]: productList(linenShirt) });
    await filterBy(user, 'Category', 'Men');
    await filterBy(user, 'Stock', 'Low stock (a size under 10)');
    expect(currentPath()).toBe('/admin/products?category=men&stock=low');
  });

  test('without a match says so, and the filters can be cleared', async () => {
    rememberCards();
    const { user, currentPath } = await openProducts(
      { [list]: ({ url }) => (url.searchParams.has('stock') ? productList() : productList(linenShirt)) },
      '/admin/products?stock=soldOut',
    );
    expect(await screen.findByRole('heading', { name: 'No products match' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(await screen.findByRole('heading', { name: 'Linen Shirt' })).toBeVisible();
    expect(currentPath()).toBe('/admin/products');
  });

  test('is a table, and cards on request, also at the next visit', async () => {
    const { user, unmount } = await openProducts({
      [list]: productList({ ...oxfordShirt, soldIn30Days: 7 }),
    });
    const row = within(await screen.findByRole('row', { name: /Oxford Shirt/ }));
    for (const text of ['Men', 'Zara', '$49.99', '7'])
      expect(row.getByRole('cell', { name: text })).toBeVisible();
    expect(row.getByRole('list')).toHaveTextContent('S 32M sold out');

    await user.click(screen.getByRole('button', { name: 'Grid' }));
    expect(screen.getByRole('heading', { name: 'Oxford Shirt' })).toBeVisible();
    unmount();
    await openProducts({ [list]: productList(oxfordShirt) });
    expect(await screen.findByRole('heading', { name: 'Oxford Shirt' })).toBeVisible();
  });

  test('exports the products with its filters', async () => {
    await openProducts({ [list]: productList(linenShirt) }, '/admin/products?q=linen&stock=low&cursor=x');
    expect(await screen.findByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/products/export?q=linen&stock=low',
    );
  });

  test('offers prices and export of the selected rows', async () => {
    const { user, sent, currentPath } = await openProducts({ [list]: productList(linenShirt, oxfordShirt) });
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Oxford Shirt' }));
    const selected = within(screen.getByRole('region', { name: 'Selected rows' }));
    expect(selected.getByRole('link', { name: 'Export selected' })).toHaveAttribute(
      'href',
      `/api/admin/products/export?ids=${oxfordShirt._id}`,
    );
    await user.click(selected.getByRole('link', { name: 'Edit prices and stock' }));
    expect(await screen.findByRole('region', { name: 'Prices and stock' })).toBeVisible();
    expect(currentPath()).toBe(`/admin/products?ids=${oxfordShirt._id}`);
    expect(queriesOf(sent).at(-1)).toEqual({ limit: '50', ids: oxfordShirt._id });
  });

  test('shows the sizes of a card that run out', async () => {
    rememberCards();
    await openProducts({ [list]: productList(oxfordShirt) });
    expect(await screen.findByText('Low: M · Navy')).toBeVisible();
  });
});

test('a shop without products says so', async () => {
  await openProducts({ 'GET /api/admin/products/get': productList() });
  expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeVisible();
});

test('loading the products can be retried', async () => {
  rememberCards();
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await openProducts({
    'GET /api/admin/products/get': () => (isAway ? away : productList(linenShirt)),
  });
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();

  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Linen Shirt' })).toBeVisible();
});

describe('Delete', () => {
  const deleted = 'DELETE /api/admin/products/delete/{id}';

  test('asks first, and keeps the product when declined', async () => {
    const { user, sent } = await openProducts({ 'GET /api/admin/products/get': productList(linenShirt) });
    await user.click(await screen.findByRole('button', { name: 'Delete Linen Shirt' }));

    const question = within(await screen.findByRole('dialog', { name: 'Delete Linen Shirt?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));

    expect(sent.map(({ call }) => call)).toEqual(['GET /api/admin/products/get']);
  });

  test('removes the product when confirmed', async () => {
    let products = [linenShirt];
    const { user, sent, toasts } = await openProducts({
      'GET /api/admin/products/get': () => productList(...products),
      [deleted]: () => {
        products = [];
        return { success: true, message: 'Product deleted successfully' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Linen Shirt' }));
    await user.click(await screen.findByRole('button', { name: 'Delete product' }));

    expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeVisible();
    expect(sent.map(({ call }) => call)).toContain('DELETE /api/admin/products/delete/product-1');
    expect(toasts).toEqual([{ variant: 'success', message: 'Product deleted successfully' }]);
  });

  test('shows a refusal, and the product can be deleted later', async () => {
    const { user, toasts } = await openProducts({
      'GET /api/admin/products/get': productList(linenShirt),
      [deleted]: refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Linen Shirt' }));
    await user.click(await screen.findByRole('button', { name: 'Delete product' }));

    await waitFor(() =>
      expect(toasts).toEqual([{ variant: 'destructive', message: 'The shop is closed for a moment' }]),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Linen Shirt' })).toBeEnabled());
  });
});
