import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { linenShirt, pick, productList } from '../testing/samples';

function openProducts(answers: Answers) {
  return renderRemote(remote, { path: '/admin/products', answers });
}

test('a card shows picture, title and price', async () => {
  await openProducts({ 'GET /api/admin/products/get': productList(linenShirt) });

  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('heading', { name: 'Linen Shirt' })).toBeVisible();
  expect(card.getByRole('img', { name: 'Linen Shirt' })).toHaveAttribute('src', '/uploads/shirt-640.webp');
  expect(card.getByText('$49.99').tagName).not.toBe('S');
});

test('the regular price is struck through beside the sale price', async () => {
  await openProducts({ 'GET /api/admin/products/get': productList({ ...linenShirt, salePrice: 39 }) });

  expect((await screen.findByText('$49.99')).tagName).toBe('S');
  expect(screen.getByText('$39.00')).toBeVisible();
});

describe('with many products', () => {
  const scarf = { ...linenShirt, _id: 'product-2', title: 'Wool Scarf', totalStock: 3 };
  const boot = {
    ...linenShirt,
    _id: 'product-3',
    title: 'Boot',
    category: 'footwear' as const,
    totalStock: 0,
  };
  const titles = () =>
    within(screen.getByRole('list'))
      .queryAllByRole('heading')
      .map((title) => title.textContent);
  const openMany = async () => {
    const page = await openProducts({ 'GET /api/admin/products/get': productList(linenShirt, scarf, boot) });
    expect(await screen.findByText('3 products')).toBeVisible();
    return page;
  };

  test('a search filters by words', async () => {
    const { user } = await openMany();
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'men shirt');
    await waitFor(() => expect(titles()).toEqual(['Linen Shirt']));
    expect(screen.getByText('1 of 3 products')).toBeVisible();
  });

  test('a filter shows products that run out', async () => {
    const { user } = await openMany();
    await pick(user, 'Filter by stock', 'Low stock (under 10)');
    await waitFor(() => expect(titles()).toEqual(['Wool Scarf']));
    await pick(user, 'Filter by stock', 'Sold out');
    await waitFor(() => expect(titles()).toEqual(['Boot']));
  });

  test('typing in a filter narrows its options', async () => {
    const { user } = await openMany();
    await user.type(screen.getByRole('combobox', { name: 'Filter by category' }), 'me');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Men']);
    await user.click(screen.getByTitle('Men'));
    await waitFor(() => expect(titles()).toEqual(['Linen Shirt', 'Wool Scarf']));
  });

  test('a filter without results says so and can be cleared', async () => {
    const { user } = await openMany();
    await pick(user, 'Filter by category', 'Kids');
    await user.click(await screen.findByRole('button', { name: 'Show all products' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });
});

test('a shop without products says so', async () => {
  await openProducts({ 'GET /api/admin/products/get': productList() });
  expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeVisible();
});

test('loading the products can be retried', async () => {
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
