import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';
import { product, productDetails, productOf, productPage, review, reviewPage } from '../../testing/samples';

const detailsRoute = 'GET /api/shop/products/get/{id}';
const relatedRoute = 'GET /api/shop/products/related/{id}';
const away = refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' });

const shirt = productOf(
  { size: 'S', colour: 'Navy' },
  { size: 'M', colour: 'Navy' },
  { size: 'S', colour: 'Rust' },
);
const tie = product({ _id: 'product-2', title: 'Silk Tie' });

async function openPage(answers: Answers = {}, path = '/shop/product/product-1') {
  const shop = await openShop(path, { [detailsRoute]: { success: true, data: shirt }, ...answers });
  await screen.findByRole('heading', { level: 1, name: 'Linen Shirt' });
  return shop;
}

test('a product has a page with a title and a breadcrumb', async () => {
  await openPage();
  expect(document.title).toBe('Linen Shirt · Haberdash');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Men',
    'Linen Shirt',
  ]);
  expect(trail.getByRole('link', { name: 'Men' })).toHaveAttribute('href', '/shop/listing?category=men');
  expect(screen.getByRole('link', { name: 'Delivery' })).toHaveAttribute('href', '/shop/delivery');
  expect(screen.getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '/shop/returns');
  expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument();
});

test.each(['product-1', 'an-earlier-slug'])('the address %s gives way to the current slug', async (named) => {
  const data = { ...shirt, slug: 'linen-shirt' };
  const { currentPath, sentTo } = await openPage(
    { [detailsRoute]: { success: true, data } },
    `/shop/product/${named}?colour=Rust`,
  );
  await waitFor(() => expect(currentPath()).toBe('/shop/product/linen-shirt?colour=Rust'));
  expect(screen.getByRole('heading', { level: 1, name: 'Linen Shirt' })).toBeVisible();
  expect(sentTo('GET /api/shop/products/get/linen-shirt')).toHaveLength(1);
});

test('links to a product have its slug', async () => {
  const { sentTo } = await openPage({
    [relatedRoute]: { success: true, data: [{ ...tie, slug: 'silk-tie' }] },
  });
  expect(await screen.findByRole('link', { name: 'Silk Tie' })).toHaveAttribute(
    'href',
    '/shop/product/silk-tie',
  );
  expect(sentTo('GET /api/shop/products/related/product-1')).toHaveLength(1);
});

test('the address stores the selected size and colour', async () => {
  const { user, currentPath } = await openPage({}, '/shop/product/product-1?colour=Rust');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Rust' })).toBeChecked());
  await user.click(screen.getByRole('radio', { name: 'S' }));
  expect(currentPath()).toBe('/shop/product/product-1?colour=Rust&size=S');
});

test('the picture shows the selected colour', async () => {
  const { user, currentPath } = await openPage();
  await user.click(await screen.findByRole('radio', { name: 'Rust' }));
  expect(screen.getByRole('img', { name: 'Linen Shirt' })).toHaveAttribute('src', '/uploads/rust-640.webp');
  expect(currentPath()).toBe('/shop/product/product-1?colour=Rust');
});

test('the page of a product that does not exist says so and offers others', async () => {
  await openShop('/shop/product/product-9', {
    [detailsRoute]: refuse(404, { code: 'NOT_FOUND', message: 'No such product' }),
  });
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible();
  expect(document.title).toBe('Product not found · Haberdash');
  expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop/listing');
});

test('loading the product can be retried', async () => {
  let isDown = true;
  const { user } = await openShop('/shop/product/product-1', {
    [detailsRoute]: () => (isDown ? away : { success: true, data: productDetails() }),
  });
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Linen Shirt' })).toBeVisible();
});

test('the dialog links to the page with the selected size and colour', async () => {
  const { user, currentPath } = await openShop('/shop/listing?product=product-1&colour=Rust&size=S', {
    [detailsRoute]: { success: true, data: shirt },
  });
  expect(document.title).toBe('Linen Shirt · Haberdash');
  await user.click(await screen.findByRole('link', { name: 'View full page' }));
  await waitFor(() => expect(currentPath()).toBe('/shop/product/product-1?colour=Rust&size=S'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Linen Shirt' })).toBeVisible();
});

test('a card links to the page with its selected colour, and a plain click opens the dialog', async () => {
  const { user, currentPath } = await openShop('/shop/listing', {
    'GET /api/shop/products/get': productPage([shirt]),
    [detailsRoute]: { success: true, data: shirt },
  });
  await user.click(await screen.findByRole('radio', { name: 'Rust' }));
  const link = screen.getByRole('link', { name: 'Linen Shirt' });
  expect(link).toHaveAttribute('href', '/shop/product/product-1?colour=Rust');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(currentPath()).toBe('/shop/listing');
  await user.click(link);
  expect(currentPath()).toBe('/shop/listing?product=product-1&colour=Rust');
});

describe('sharing the address', () => {
  const copied: string[] = [];
  beforeEach(() => (copied.length = 0));
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));
  const share = (url: string) => Promise.resolve(void copied.push(url));

  test('uses the clipboard', async () => {
    const { user, toasts } = await openPage({}, '/shop/product/product-1?colour=Rust');
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(share);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(copied).toEqual(['http://localhost/shop/product/product-1?colour=Rust']);
    expect(toasts).toEqual([{ variant: 'success', message: 'Link copied' }]);
  });

  test("uses the device's share dialog if there is one", async () => {
    const device = { share: ({ url }: ShareData) => share(url!) };
    Object.assign(navigator, device);
    const { user, toasts } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(copied).toEqual(['http://localhost/shop/product/product-1']);
    expect(toasts).toEqual([]);
  });
});

describe('related products', () => {
  const others = { [relatedRoute]: { success: true as const, data: [tie] } };

  test('shows related products below a product, and opens them on their own pages', async () => {
    const { user, currentPath, sentTo } = await openPage(others);
    const row = within(screen.getByRole('region', { name: 'You may also like' }));
    await user.click(await row.findByRole('link', { name: 'Silk Tie' }));
    expect(currentPath()).toBe('/shop/product/product-2');
    expect(sentTo('GET /api/shop/products/related/product-1')).toHaveLength(1);
  });

  test('replace the product in the dialog, which one click closes', async () => {
    const { user, currentPath } = await openShop('/shop/listing', {
      ...others,
      [detailsRoute]: ({ url }) => ({
        success: true,
        data: url.pathname.endsWith('2') ? productDetails(tie) : productDetails(),
      }),
    });
    await user.click(await screen.findByRole('link', { name: 'Linen Shirt' }));
    await user.click(await screen.findByRole('link', { name: 'Silk Tie' }));
    const dialog = await screen.findByRole('dialog', { name: 'Silk Tie' });
    expect(currentPath()).toBe('/shop/listing?product=product-2');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);

    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(currentPath()).toBe('/shop/listing'));
  });

  test('hides the section if there are no related products', async () => {
    const { sentTo } = await openPage();
    await waitFor(() => expect(sentTo('GET /api/shop/products/related/product-1')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('You may also like')).not.toBeInTheDocument());
  });

  test('loads related products again after a failure', async () => {
    let isDown = true;
    const { user } = await openPage({
      [relatedRoute]: () => (isDown ? away : { success: true, data: [tie] }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Back in a minute');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Silk Tie' })).toBeVisible();
  });
});

test('a broken picture is replaced by a drawing, and another colour loads its own picture', async () => {
  const { user } = await openPage();
  const picture = screen.getByRole('img', { name: 'Linen Shirt' });
  fireEvent.error(picture);
  expect(picture.getAttribute('src')).toMatch(/^data:image\/svg/);
  expect(picture).not.toHaveAttribute('srcset');
  await user.click(screen.getByRole('radio', { name: 'Rust' }));
  expect(screen.getByRole('img', { name: 'Linen Shirt' })).toHaveAttribute('src', '/uploads/rust-640.webp');
});

test('a product without reviews has no stars; with reviews it shows the average with two decimals', async () => {
  const { unmount } = await openPage({
    [detailsRoute]: { success: true, data: productDetails({ averageReview: 0 }) },
  });
  expect(screen.getByText('No reviews yet')).toBeVisible();
  expect(screen.queryByRole('img', { name: /stars$/ })).not.toBeInTheDocument();
  unmount();

  await openPage({
    'GET /api/shop/review/{productId}': reviewPage([review(), review({ _id: 'r2', reviewValue: 5 })]),
  });
  const reviews = within(screen.getByRole('region', { name: 'Reviews' }));
  expect(await reviews.findByText('4.50')).toBeVisible();
  expect(reviews.getByText('2 reviews')).toBeVisible();
});

test('after a failure to load the reviews, a product does not claim to have none', async () => {
  await openPage({ 'GET /api/shop/review/{productId}': away });
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  expect(screen.queryByText('No reviews yet')).not.toBeInTheDocument();
});
