import { refuse } from '@haberdash/kit/testing/answers';
import { screen, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { product, productPage } from '../testing/samples';

afterEach(() => sessionStorage.clear());

async function openDetails(answers: Parameters<typeof openShop>[1] = {}) {
  const shop = await openShop('/shop/listing', answers);
  await shop.user.click(await screen.findByRole('button', { name: 'Linen Shirt' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Linen Shirt' }));
  await dialog.findByText('Light and airy');
  return { ...shop, dialog };
}

test('a click on a card opens the details of its product', async () => {
  const { dialog } = await openDetails({
    'GET /api/shop/products/get/{id}': { success: true, data: product({ averageReview: 4.256 }) },
  });
  expect(dialog.getByText('$49.99')).toBeVisible();
  expect(await dialog.findByRole('img', { name: 'Rated 4.26 out of 5 stars' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

test('what is sold out since the list was loaded cannot be added', async () => {
  const { dialog } = await openDetails({
    'GET /api/shop/products/get/{id}': { success: true, data: product({ totalStock: 0 }) },
  });
  expect(await dialog.findByRole('button', { name: 'Out of Stock' })).toBeDisabled();
});

test('details that could not be refreshed say so', async () => {
  const { dialog } = await openDetails({
    'GET /api/shop/products/get/{id}': refuse(404, { code: 'NOT_FOUND', message: 'No such product' }),
  });
  expect(await dialog.findByRole('alert')).toHaveTextContent('No such product');
});

test('closing the dialog clears the details', async () => {
  const { user, dialog } = await openDetails();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Light and airy')).not.toBeInTheDocument();
});

test('a card shows both prices, its labels and one badge, and what is sold out cannot be added', async () => {
  await openShop('/shop/listing', {
    'GET /api/shop/products/get': productPage([product({ salePrice: 39.5, totalStock: 0, brand: 'h&m' })]),
  });
  const card = within(await screen.findByRole('article', { name: 'Linen Shirt' }));
  expect(card.getByText('$49.99').closest('s')).toBeVisible();
  expect(card.getByText('$39.50')).toBeVisible();
  expect(card.getByText('Men')).toBeVisible();
  expect(card.getByText('H&M')).toBeVisible();
  expect(card.queryByText('Sale')).not.toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Out Of Stock' })).toBeDisabled();
});
