import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';
import {
  cartAnswer,
  cartLine,
  product,
  productDetails,
  productOf,
  productPage,
  review,
  reviewPage,
} from '../../testing/samples';

const listRoute = 'GET /api/shop/products/get';
const detailsRoute = 'GET /api/shop/products/get/{id}';
const addRoute = 'POST /api/shop/cart/add';

const shirt = productOf(
  { size: 'S', colour: 'Navy', stock: 40 },
  { size: 'M', colour: 'Navy', stock: 0 },
  { size: 'L', colour: 'Navy', stock: 2, price: 59.5, salePrice: 55 },
  { size: 'S', colour: 'Rust', stock: 30 },
  { size: 'M', colour: 'Rust', stock: 7 },
);
const shirtAnswers = {
  [listRoute]: productPage([shirt]),
  [detailsRoute]: { success: true as const, data: shirt },
};

async function openDetails(answers: Parameters<typeof openShop>[1] = {}) {
  const shop = await openShop('/shop/listing', answers);
  await shop.user.click(await screen.findByRole('link', { name: 'Linen Shirt' }));
  return { ...shop, dialog: within(screen.getByRole('dialog', { name: 'Linen Shirt' })) };
}

/** Opens the page from a link or a reload. */
async function openLink(path: string, answers: Parameters<typeof openShop>[1] = shirtAnswers) {
  const shop = await openShop(path, answers);
  const dialog = within(await screen.findByRole('dialog', { name: 'Linen Shirt' }));
  return { ...shop, dialog, radio: (name: string) => dialog.getByRole('radio', { name }) };
}

test("a click on a card opens the product's details", async () => {
  const { dialog, currentPath } = await openDetails({
    [detailsRoute]: { success: true, data: productDetails({ averageReview: 4.256 }) },
  });
  expect(dialog.getByText('$49.99')).toBeVisible();
  expect(await dialog.findByText('Light and airy')).toBeVisible();
  expect(dialog.getByRole('img', { name: 'Rated 4.26 out of 5 stars' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  expect(currentPath()).toBe('/shop/listing?product=product-1');
});

test('the stars say how many reviews there are, and lead to them', async () => {
  const { user, dialog } = await openDetails({
    'GET /api/shop/review/{productId}': reviewPage([review()], { total: 12 }),
  });
  await user.click(await dialog.findByRole('link', { name: '12 reviews' }));
  expect(dialog.getByRole('heading', { name: 'Reviews' })).toHaveFocus();
});

test('a single colour is named, and not to be chosen', async () => {
  const only = productOf({ size: 'S', colour: 'Navy' }, { size: 'M', colour: 'Navy' });
  const { dialog } = await openDetails({
    [listRoute]: productPage([only]),
    [detailsRoute]: { success: true, data: only },
  });
  expect(await dialog.findByRole('radio', { name: 'M' })).toBeVisible();
  expect(dialog.getByText('Navy')).toBeVisible();
  expect(dialog.queryByRole('radiogroup', { name: 'Colour' })).not.toBeInTheDocument();
});

test('the lowest price before the sale is that of the chosen size', async () => {
  const onSale = productOf(
    { size: 'S', colour: 'Navy', price: 60, salePrice: 45, lowestPrice: 52.5 },
    { size: 'M', colour: 'Navy', price: 60, salePrice: 45, lowestPrice: 60 },
    { size: 'L', colour: 'Navy', price: 60 },
  );
  const { user, dialog } = await openDetails({ [detailsRoute]: { success: true, data: onSale } });
  await user.click(await dialog.findByRole('radio', { name: 'M' }));
  expect(dialog.getByText('Lowest price in 30 days: $60.00')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'L' }));
  expect(dialog.queryByText(/Lowest price/)).not.toBeInTheDocument();
});

test('what has sold out since the list was loaded cannot be added', async () => {
  const { dialog } = await openDetails({ [detailsRoute]: { success: true, data: productOf({ stock: 0 }) } });
  expect(await dialog.findByRole('button', { name: 'Out of Stock' })).toBeDisabled();
});

test('a failed refresh of the details is reported and can be retried', async () => {
  let isDown = true;
  const { user, dialog } = await openDetails({
    [detailsRoute]: () =>
      isDown
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' })
        : { success: true, data: productDetails() },
  });
  expect(await dialog.findByRole('alert')).toHaveTextContent('Back in a minute');
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Light and airy')).toBeVisible();
});

test('closing the dialog clears the details and restores the list', async () => {
  const { user, sentTo, currentPath } = await openShop('/shop/listing?category=men&size=M,L&colour=Navy');
  await user.click(await screen.findByRole('link', { name: 'Linen Shirt' }));
  expect(currentPath()).toBe('/shop/listing?category=men&product=product-1');

  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Light and airy')).not.toBeInTheDocument();
  await waitFor(() => expect(currentPath()).toBe('/shop/listing?category=men&size=M,L&colour=Navy'));
  expect(sentTo(listRoute)).toHaveLength(1);
  expect(JSON.parse(sessionStorage.getItem('filters')!)).toEqual({
    category: ['men'],
    size: ['M', 'L'],
    colour: ['Navy'],
  });
});

test.each(['/shop/listing', '/shop/home'])(
  'a link opens a product with size and colour over %s',
  async (page) => {
    const { user, dialog, radio, currentPath } = await openLink(
      `${page}?product=product-1&colour=Navy&size=L`,
    );
    await waitFor(() => expect(radio('L')).toBeChecked());
    expect(radio('Navy')).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(currentPath()).toBe(page));
  },
);

test('a link to a product that does not exist offers others', async () => {
  const { user, currentPath } = await openShop('/shop/home?product=product-9', {
    [detailsRoute]: refuse(404, { code: 'NOT_FOUND', message: 'No such product' }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Product not found' }));
  await user.click(dialog.getByRole('link', { name: 'See all products' }));
  expect(await screen.findByRole('heading', { name: 'All Products' })).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/shop/listing'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('loading the product of a link can be retried', async () => {
  let isDown = true;
  const { user } = await openShop('/shop/home?product=product-1', {
    [detailsRoute]: () =>
      isDown
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' })
        : { success: true, data: shirt },
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Back in a minute')).toBeVisible();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Linen Shirt' })).toBeVisible();
});

test('price, picture, stock and address follow the selection', async () => {
  const { user, dialog, radio, currentPath } = await openLink('/shop/home?product=product-1');
  const picture = () => dialog.getByRole('img', { name: 'Linen Shirt' }).getAttribute('src');
  await waitFor(() => expect(dialog.getByText('From')).toBeVisible());
  expect(dialog.getByText('$49.99')).toBeVisible();

  await user.click(radio('L'));
  expect(dialog.getByText('$55.00')).toBeVisible();
  expect(dialog.getByText('Only 2 items left')).toBeVisible();
  expect(currentPath()).toBe('/shop/home?product=product-1&colour=Navy&size=L');

  await user.click(radio('Rust'));
  expect(picture()).toContain('rust');
  expect(dialog.queryByText('Only 2 items left')).not.toBeInTheDocument();
  await user.click(radio('M'));
  expect(dialog.getByText('$49.99')).toBeVisible();
  expect(dialog.getByText('Only 7 items left')).toBeVisible();
  expect(currentPath()).toBe('/shop/home?product=product-1&colour=Rust&size=M');
});

test('the selected size and colour are added', async () => {
  const { user, dialog, radio, sentTo } = await openLink('/shop/home?product=product-1&colour=Rust&size=M', {
    ...shirtAnswers,
    [addRoute]: cartAnswer(cartLine()),
  });
  await waitFor(() => expect(radio('M')).toBeChecked());
  await user.click(dialog.getByRole('button', { name: 'Add to Cart' }));
  await waitFor(() =>
    expect(sentTo(addRoute).map(({ body }) => body)).toEqual([
      { userId: 'user-1', productId: 'product-1', variantId: 'Rust-M', quantity: 1 },
    ]),
  );
});

test('the arrow keys move between sizes and skip sold-out ones', async () => {
  const { user, radio } = await openLink('/shop/home?product=product-1&size=S');
  await waitFor(() => expect(radio('M, sold out')).toBeDisabled());
  radio('S').focus();
  await user.keyboard('{ArrowRight}');
  expect(radio('L')).toHaveFocus();
  expect(radio('L')).toBeChecked();
});

test('a size that does not exist in the selected colour cannot be selected', async () => {
  const { radio, dialog } = await openLink('/shop/home?product=product-1&colour=Rust&size=L');
  await waitFor(() => expect(radio('L, not available in this colour')).toBeDisabled());
  expect(radio('L, not available in this colour')).not.toBeChecked();
  expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

test('a link to a sold-out variant says so', async () => {
  const { dialog } = await openLink('/shop/home?product=product-1&colour=Navy&size=M');
  expect(await dialog.findByText('M · Navy is sold out')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
});

test("'Add to Cart' without a size shows a message at the sizes", async () => {
  const { user, dialog, radio, toasts, sentTo } = await openLink('/shop/home?product=product-1');
  await waitFor(() => expect(radio('M, sold out')).toBeDisabled());
  await user.click(dialog.getByRole('button', { name: 'Add to Cart' }));

  expect(dialog.getByRole('radiogroup', { name: 'Size' })).toHaveAccessibleDescription('Choose a size');
  expect(radio('S')).toHaveFocus();
  expect(radio('S')).not.toBeChecked();
  expect(toasts).toEqual([]);
  expect(sentTo(addRoute)).toEqual([]);

  await user.click(radio('L'));
  expect(dialog.queryByText('Choose a size')).not.toBeInTheDocument();
});

test('the size selected last is selected again', async () => {
  const first = await openLink('/shop/home?product=product-1');
  await waitFor(() => expect(first.radio('M, sold out')).toBeDisabled());
  await first.user.click(first.radio('L'));
  first.unmount();

  const { radio } = await openLink('/shop/home?product=product-1');
  await waitFor(() => expect(radio('L')).toBeChecked());
});

test('a sold-out size is not selected again', async () => {
  localStorage.setItem('sizes', JSON.stringify({ letters: 'M' }));
  const { dialog, radio } = await openLink('/shop/home?product=product-1');
  await waitFor(() => expect(radio('M, sold out')).toBeDisabled());
  for (const size of dialog.getAllByRole('radio', { name: /^[SML]\b/ })) expect(size).not.toBeChecked();
});

test('the size guide opens over the details and closes without closing them', async () => {
  const { user, dialog } = await openLink('/shop/home?product=product-1');
  await user.click(await dialog.findByRole('button', { name: 'Size guide' }));

  const guide = within(screen.getByRole('dialog', { name: 'Size guide' }));
  expect(await guide.findByRole('columnheader', { name: 'Chest' })).toBeVisible();
  expect(guide.getByRole('row', { name: /^M 94–99 cm 37–39 in/ })).toBeVisible();

  await user.click(guide.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'Size guide' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Linen Shirt' })).toBeVisible();
});

test('a product with one size has no size guide', async () => {
  const hat = productOf({ size: 'One size', colour: 'Navy' }, { size: 'One size', colour: 'Rust' });
  const { dialog } = await openLink('/shop/home?product=product-1', {
    [detailsRoute]: { success: true, data: hat },
  });
  expect(await dialog.findByRole('radio', { name: 'Rust' })).toBeEnabled();
  expect(dialog.queryByRole('button', { name: 'Size guide' })).not.toBeInTheDocument();
});

test('nothing can be added while the stock is loading', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const { dialog } = await openDetails({
    [listRoute]: productPage([product({ options: shirt.options })]),
    [detailsRoute]: async () => {
      await asked;
      return { success: true, data: shirt };
    },
  });
  const button = await dialog.findByRole('button', { name: 'Add to Cart' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  answer();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
});
