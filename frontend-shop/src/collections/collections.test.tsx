import { menu } from '@haberdash/kit/testing/menu';
import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { product, productPage, shopContent } from '../testing/samples';

const collectionRoute = 'GET /api/shop/collections/{slug}';
const summer = { slug: 'summer', title: 'Summer linen', picture: null };
const inMenu = {
  'GET /api/shop/menu': {
    success: true as const,
    data: { ...menu, collections: [{ _id: 'summer', ...summer }] },
  },
};
const scarf = product({ _id: 'product-2', title: 'Wool Scarf' });

function collectionPage(products = [product()], nextCursor: string | null = null) {
  const page = productPage(products, nextCursor, products.length, {
    brand: { zara: 1 },
    price: { '25-50': 1 },
  });
  return { ...page, meta: { ...page.meta, collection: { ...summer, description: 'Light and airy.' } } };
}

const openCollection = (path = '/shop/collection/summer', answer: unknown = collectionPage()) =>
  openShop(path, { ...inMenu, [collectionRoute]: answer as never });

test('a collection shows its title, description and products, in its own order', async () => {
  const { sentTo } = await openCollection();
  expect(await screen.findByText('Light and airy.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Summer linen' })).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Linen Shirt' })).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/shop/home');
  expect(trail.getByText('Summer linen')).toHaveAttribute('aria-current', 'page');
  expect(document.title).toContain('Summer linen');
  const [first] = sentTo('GET /api/shop/collections/summer');
  expect(first!.url.searchParams.has('sortBy')).toBe(false);
});

test('a collection is filtered and sorted in its address, and the session keeps the filters of the listing', async () => {
  sessionStorage.setItem('filters', JSON.stringify({ brand: ['puma'] }));
  const { user, currentPath, sentTo } = await openCollection();
  await screen.findByRole('article');
  await user.click(screen.getByRole('checkbox', { name: 'Zara' }));
  await waitFor(() => expect(currentPath()).toBe('/shop/collection/summer?brand=zara'));
  await user.click(screen.getByRole('button', { name: 'Sort by: Featured' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Newest' }));
  await waitFor(() => expect(currentPath()).toBe('/shop/collection/summer?brand=zara&sortBy=newest'));
  await waitFor(() =>
    expect(
      Object.fromEntries(sentTo('GET /api/shop/collections/summer').at(-1)!.url.searchParams),
    ).toMatchObject({
      brand: 'zara',
      sortBy: 'newest',
    }),
  );
  expect(sessionStorage.getItem('filters')).toBe(JSON.stringify({ brand: ['puma'] }));
});

test('an empty collection leads to all products', async () => {
  await openCollection(undefined, collectionPage([]));
  expect(await screen.findByRole('heading', { name: 'Nothing in this collection right now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop/listing');
});

test('an unknown collection is not found', async () => {
  const missing = refuse(404, { code: 'NOT_FOUND', message: 'Collection not found' });
  await openCollection('/shop/collection/gone', missing);
  expect(await screen.findByRole('heading', { name: 'Collection not found' })).toBeVisible();
});

test('until its description is there, the products are a skeleton that it replaces, and the heading stays', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await openCollection(undefined, async () => {
    await answered;
    return collectionPage();
  });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Summer linen' });
  const products = screen.getByRole('heading', { name: 'Products' });
  expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText('Light and airy.')).toBeVisible();
  expect(products).not.toBeInTheDocument();
  expect(heading).toBeInTheDocument();
});

test('loading a collection can be retried', async () => {
  let isDown = true;
  const { user } = await openCollection(undefined, () =>
    isDown ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : collectionPage(),
  );
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Linen Shirt' })).toBeVisible();
});

const openHome = (answers: Parameters<typeof openShop>[1]) =>
  openShop('/shop/home', {
    'GET /api/shop/content': {
      success: true,
      data: shopContent({ home: [{ type: 'collection', slug: 'summer' }, { type: 'featured' }] }),
    },
    ...answers,
  });

test("a home page's row shows the first products of a collection and links to it", async () => {
  const { sentTo } = await openHome({ [collectionRoute]: collectionPage([scarf]) });
  const row = within(await screen.findByRole('region', { name: 'Summer linen' }));
  expect(row.getByRole('article', { name: 'Wool Scarf' })).toBeVisible();
  expect(row.getByRole('link', { name: 'See all of Summer linen' })).toHaveAttribute(
    'href',
    '/shop/collection/summer',
  );
  expect(sentTo('GET /api/shop/collections/summer')[0]!.url.searchParams.get('limit')).toBe('8');
});

test.each([
  ['does not exist', refuse(404, { code: 'NOT_FOUND', message: 'Collection not found' })],
  ['is empty', collectionPage([])],
])('the row of a collection that %s is left out', async (_, answer) => {
  await openHome({ [collectionRoute]: answer });
  expect(await screen.findByRole('article', { name: 'Linen Shirt' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading products')).not.toBeInTheDocument());
  expect(screen.queryByText('Summer linen')).not.toBeInTheDocument();
  expect(screen.queryByText('Collection not found')).not.toBeInTheDocument();
});
