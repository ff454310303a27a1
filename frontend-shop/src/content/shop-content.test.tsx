import { refuse } from '@haberdash/kit/testing/answers';
import { screen, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { order, productOf, shopContent, textPage } from '../testing/samples';

const contentRoute = 'GET /api/shop/content';
const openWith = (path: string, fields: Parameters<typeof shopContent>[0], answers = {}) =>
  openShop(path, { [contentRoute]: { success: true, data: shopContent(fields) }, ...answers });

test.each([
  ['/shop/listing?category=men', 'a path of the shop'],
  ['https://blog.test/winter', 'an address elsewhere'],
])('an announcement links to %s', async (link) => {
  await openWith('/shop/home', { announcement: { text: 'Winter sale', link } });
  expect(await screen.findByRole('link', { name: 'Winter sale' })).toHaveAttribute('href', link);
});

test('an announcement may be a text alone', async () => {
  await openWith('/shop/home', { announcement: { text: 'Closed on Monday', link: null } });
  expect(await screen.findByText('Closed on Monday')).toBeVisible();
});

test('the home page has the sections that the admin chose, in their order', async () => {
  await openWith(
    '/shop/home',
    {
      home: [
        { type: 'brands' },
        { type: 'story', slug: 'our-story' },
        { type: 'collection', slug: 'unknown' },
        { type: 'categories' },
      ],
    },
    {
      'GET /api/shop/pages/{slug}': textPage({ title: 'Our story', html: '<p>A needle.</p>' }),
      'GET /api/shop/collections/{slug}': refuse(404, { code: 'NO_SUCH_COLLECTION', message: 'Not found' }),
    },
  );
  expect(await screen.findByText('A needle.')).toBeVisible();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Haberdash', 'Shop by Brand', 'Our story', 'Shop by category']);
  expect(screen.queryByRole('region', { name: 'Featured' })).not.toBeInTheDocument();
});

test("the home page begins with the admin's words", async () => {
  await openWith('/shop/home', { home: [{ type: 'hero', heading: 'Winter is here', text: '' }] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Winter is here' })).toBeVisible();
});

test("a product shows the shop's promises, or none", async () => {
  const promises = [{ title: 'Repairs', text: 'Free for five years', link: null }];
  const { unmount } = await openWith('/shop/product/product-1', { promises });
  expect(await screen.findByText('Free for five years')).toBeVisible();
  expect(screen.queryByText('Send it back within 30 days')).not.toBeInTheDocument();
  unmount();
  await openWith('/shop/product/product-1', { promises: [] });
  expect(await screen.findByRole('heading', { name: 'Linen Shirt' })).toBeVisible();
  expect(screen.queryByText('Free for five years')).not.toBeInTheDocument();
});

test.each([
  ['the brand', { brand: 'zara', category: null }],
  ['the category', { brand: null, category: 'men' }],
])('the size guide of %s replaces the measurements', async (_, goods) => {
  const { user } = await openWith(
    '/shop/product/product-1',
    {
      sizeGuides: [
        { slug: 'others', title: 'Others', brand: 'nike', category: null },
        { slug: 'own', title: 'Our sizes', ...goods },
      ],
    },
    {
      'GET /api/shop/products/get/{id}': { success: true, data: productOf({ size: 'M' }, { size: 'L' }) },
      'GET /api/shop/pages/{slug}': textPage({ slug: 'own', html: '<p>They run small.</p>' }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Size guide' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Our sizes' }));
  expect(await dialog.findByText('They run small.')).toBeVisible();
});

test('an order links to the terms as they were when it was placed', async () => {
  const { user } = await openShop('/shop/account', {
    'GET /api/shop/order/list/{userId}': {
      success: true,
      data: [order()],
      meta: { nextCursor: null, hasHiddenAttempts: false },
    },
    'GET /api/shop/order/details/{orderId}': {
      success: true,
      data: order({
        pageVersions: [
          { slug: 'returns', title: 'Returns', version: 4 },
          { slug: 'terms', title: 'Terms of sale', version: 2 },
        ],
      }),
    },
  });
  await user.click((await screen.findAllByRole('button', { name: /details/i }))[0]!);
  const terms = within(await screen.findByRole('list', { name: 'Terms of this order' }));
  expect(terms.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Returns, version 4', '/shop/returns?version=4'],
    ['Terms of sale, version 2', '/shop/pages/terms?version=2'],
  ]);
});
