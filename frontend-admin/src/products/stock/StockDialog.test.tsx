import { refuse } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import remote from '../../remote';
import { rememberCards } from '../../testing/product-cards';
import { linenShirt, oxfordShirt, oxfordShirtDetails, productList } from '../../testing/samples';
import { stockTableOf } from './stock-table';

const details = { success: true as const, data: oxfordShirtDetails };

function openProducts(answer: () => typeof details | ReturnType<typeof refuse>) {
  rememberCards();
  return renderRemote(remote, {
    path: '/admin/products',
    answers: {
      'GET /api/admin/products/get': productList(linenShirt, oxfordShirt),
      'GET /api/admin/products/get/{id}': answer,
    },
  });
}

test('a card shows its stock by size and colour on request', async () => {
  const { user } = await openProducts(() => details);
  await user.click(await screen.findByRole('button', { name: 'Stock by size of Oxford Shirt' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Stock of Oxford Shirt' }));
  await dialog.findByRole('table');
  const rows = dialog
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent.trim()));
  expect(rows).toEqual([
    ['Size', 'Navy', 'Olive'],
    ['S', '12', '20'],
    ['M', 'Sold out', '–Not for sale'],
  ]);
});

test('a product with one size and colour has a single stock', async () => {
  await openProducts(() => details);
  expect(await screen.findByText('12 in stock')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stock by size of Linen Shirt' })).toBeNull();
});

test('loading the stock can be retried', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await openProducts(() => (isAway ? away : details));
  await user.click(await screen.findByRole('button', { name: 'Stock by size of Oxford Shirt' }));
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();

  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('without sizes there is a row for each colour', () => {
  const { options, variants, ...rest } = oxfordShirtDetails;
  const sizeless = variants.slice(0, 1).map((variant) => ({ ...variant, size: null }));
  const product = { ...rest, options: { ...options, sizes: [] }, variants: sizeless };
  expect(stockTableOf(product)).toEqual({
    columns: [],
    rows: [
      { name: 'Navy', cells: [12] },
      { name: 'Olive', cells: [null] },
    ],
  });
});
