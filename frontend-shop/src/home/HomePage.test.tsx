import { refuse } from '@haberdash/kit/testing/answers';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { product, productPage } from '../testing/samples';

const PRODUCTS = 'GET /api/shop/products/get';
const BANNERS = 'GET /api/common/feature/get';
const bannerNames = ['coats', 'shoes', 'bags', 'hats'];
const banners = {
  success: true as const,
  data: bannerNames.map((name) => ({
    _id: name,
    image: `/uploads/${name}-1200.webp`,
    link: null,
    focalPoint: { x: 50, y: 50 },
  })),
};
const shownBanner = () => screen.getByRole('img', { name: /^Featured banner/ }).getAttribute('src');

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test.each([
  ['Footwear', '/shop/listing?category=footwear', { category: ['footwear'] }],
  ['H&M', '/shop/listing?brand=h%26m', { brand: ['h&m'] }],
])('the tile %s leads to the listing with that one filter', async (name, path, filters) => {
  sessionStorage.setItem('filters', JSON.stringify({ category: ['men'], brand: ['puma'] }));
  const { user, currentPath } = await openShop('/shop/home');
  await user.click(screen.getByRole('link', { name }));

  expect(await screen.findByRole('heading', { name: 'All Products' })).toBeVisible();
  expect(currentPath()).toBe(path);
  expect(JSON.parse(sessionStorage.getItem('filters')!)).toEqual(filters);
});

test('a few products are featured, cheapest first', async () => {
  const { sentTo } = await openShop('/shop/home');
  const featured = within(screen.getByRole('region', { name: 'Feature Products' }));
  expect(await featured.findByRole('article', { name: 'Linen Shirt' })).toBeVisible();
  expect(Object.fromEntries(sentTo(PRODUCTS)[0]!.url.searchParams)).toEqual({
    sortBy: 'price-lowtohigh',
    limit: '8',
  });
});

test('featured products that could not be loaded can be asked for again', async () => {
  let isDown = true;
  const { user } = await openShop('/shop/home', {
    [PRODUCTS]: () =>
      isDown ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : productPage([product()]),
  });
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Linen Shirt' })).toBeVisible();
});

test('the page stands without its banners', async () => {
  await openShop('/shop/home', { [BANNERS]: refuse(503, { code: 'UNAVAILABLE', message: 'No banners' }) });
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Featured banner/ })).not.toBeInTheDocument();
});

test('three banners take turns every four seconds, and rest while one looks closer', async () => {
  jest.useFakeTimers();
  await openShop('/shop/home', { [BANNERS]: banners });
  await waitFor(() => expect(shownBanner()).toContain('coats'));
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  await pass(4000);
  expect(shownBanner()).toContain('shoes');
  await pass(8000);
  expect(shownBanner()).toContain('coats');

  act(() => screen.getByRole('button', { name: 'Next banner' }).focus());
  await pass(20_000);
  expect(shownBanner()).toContain('coats');

  act(() => screen.getByRole('button', { name: 'Next banner' }).blur());
  await pass(4000);
  expect(shownBanner()).toContain('shoes');
});

test('the arrows go round', async () => {
  const { user } = await openShop('/shop/home', { [BANNERS]: banners });
  await user.click(await screen.findByRole('button', { name: 'Previous banner' }));
  expect(shownBanner()).toContain('bags');
  await user.click(screen.getByRole('button', { name: 'Next banner' }));
  expect(shownBanner()).toContain('coats');
});

test('banners stand still for who prefers it', async () => {
  jest.useFakeTimers();
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await openShop('/shop/home', { [BANNERS]: banners });
  await waitFor(() => expect(shownBanner()).toContain('coats'));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(shownBanner()).toContain('coats');
});
