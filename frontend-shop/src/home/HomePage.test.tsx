import { refuse } from '@haberdash/kit/testing/answers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { product, productPage } from '../testing/samples';

const productsRoute = 'GET /api/shop/products/get';
const bannersRoute = 'GET /api/common/feature/get';
const bannerNames = ['coats', 'shoes', 'bags', 'hats'];
const banners = {
  success: true as const,
  data: bannerNames.map((name) => ({
    _id: name,
    image: `/uploads/${name}-1200.webp`,
    headline: '',
    text: '',
    link: null,
    focalPoint: { x: 50, y: 50 },
  })),
};
const shownBanner = () => screen.getByRole('img', { name: /^Featured banner/ }).getAttribute('src');

afterEach(() => jest.useRealTimers());

test.each([
  ['Footwear', '/shop/listing?category=footwear', { category: ['footwear'] }],
  ['H&M', '/shop/listing?brand=h%26m', { brand: ['h&m'] }],
])('the tile %s links to the listing with only its filter', async (name, path, filters) => {
  sessionStorage.setItem('filters', JSON.stringify({ category: ['men'], brand: ['puma'] }));
  const { user, currentPath } = await openShop('/shop/home');
  await user.click(screen.getByRole('link', { name }));

  expect(await screen.findByRole('heading', { name: 'All Products' })).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(path));
  expect(JSON.parse(sessionStorage.getItem('filters')!)).toEqual(filters);
});

test('eight products in stock are featured, cheapest first', async () => {
  const { sentTo } = await openShop('/shop/home');
  const featured = within(screen.getByRole('region', { name: 'Feature Products' }));
  expect(await featured.findByRole('article', { name: 'Linen Shirt' })).toBeVisible();
  expect(Object.fromEntries(sentTo(productsRoute)[0]!.url.searchParams)).toEqual({
    inStock: 'yes',
    sortBy: 'price-lowtohigh',
    limit: '8',
  });
});

test('a button links to all products', async () => {
  const { user } = await openShop('/shop/home', {
    [productsRoute]: ({ url }) =>
      url.searchParams.has('cursor')
        ? productPage([product({ _id: 'product-2', title: 'Wool Scarf' })], null, 2)
        : productPage([product()], 'page-2', 2),
  });
  const featured = within(screen.getByRole('region', { name: 'Feature Products' }));
  expect(await featured.findByText('1 of 2 shown')).toBeVisible();
  await user.click(featured.getByRole('button', { name: 'Show more' }));
  expect(await featured.findByRole('link', { name: 'Wool Scarf' })).toHaveFocus();
});

test('loading the featured products can be retried', async () => {
  let isDown = true;
  const { user } = await openShop('/shop/home', {
    [productsRoute]: () =>
      isDown ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : productPage([product()]),
  });
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Linen Shirt' })).toBeVisible();
});

test('the page works without banners', async () => {
  await openShop('/shop/home', {
    [bannersRoute]: refuse(503, { code: 'UNAVAILABLE', message: 'No banners' }),
  });
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Featured banner/ })).not.toBeInTheDocument();
});

const askedFor = () =>
  screen
    .getAllByRole('img', { hidden: true, name: /^Featured banner/ })
    .map((img) => img.getAttribute('src'));

test('three banners change every four seconds and pause on hover and focus', async () => {
  jest.useFakeTimers();
  await openShop('/shop/home', { [bannersRoute]: banners });
  await waitFor(() => expect(shownBanner()).toContain('coats'));
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  await pass(4000);
  expect(shownBanner()).toContain('shoes');
  await pass(4000);
  await pass(4000);
  expect(shownBanner()).toContain('coats');

  act(() => screen.getByRole('button', { name: 'Next banner' }).focus());
  await pass(20_000);
  expect(shownBanner()).toContain('coats');

  act(() => screen.getByRole('button', { name: 'Next banner' }).blur());
  await pass(4000);
  expect(shownBanner()).toContain('shoes');
});

test('a banner is loaded shortly before it is shown, and all of them on interaction', async () => {
  jest.useFakeTimers();
  await openShop('/shop/home', { [bannersRoute]: banners });
  await waitFor(() => expect(shownBanner()).toContain('coats'));
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await pass(2000);
  expect(askedFor()).toHaveLength(1);
  await pass(1000);
  expect(askedFor()).toHaveLength(2);
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Featured' }));
  expect(askedFor()).toHaveLength(3);
});

test('the carousel can be paused and resumed', async () => {
  jest.useFakeTimers();
  await openShop('/shop/home', { [bannersRoute]: banners });
  await waitFor(() => expect(shownBanner()).toContain('coats'));
  fireEvent.click(screen.getByRole('button', { name: 'Pause banners' }));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(shownBanner()).toContain('coats');
  fireEvent.click(screen.getByRole('button', { name: 'Play banners' }));
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(shownBanner()).toContain('shoes');
});

test('the arrows wrap around, a dot selects a banner, a swipe goes to the next', async () => {
  const { user } = await openShop('/shop/home', { [bannersRoute]: banners });
  await screen.findByRole('img', { name: /^Featured banner/ });
  await user.click(screen.getByRole('button', { name: 'Previous banner' }));
  expect(shownBanner()).toContain('bags');
  await user.click(screen.getByRole('button', { name: 'Next banner' }));
  expect(shownBanner()).toContain('coats');
  await user.click(screen.getByRole('button', { name: 'Banner 2' }));
  expect(shownBanner()).toContain('shoes');
  expect(screen.getByRole('button', { name: 'Banner 2' })).toHaveAttribute('aria-current', 'true');

  const swipe = (across: number, along: number) => {
    const carousel = screen.getByRole('region', { name: 'Featured' });
    fireEvent.touchStart(carousel, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(carousel, { changedTouches: [{ clientX: 200 + across, clientY: 200 + along }] });
  };
  swipe(-80, 10);
  expect(shownBanner()).toContain('bags');
  swipe(80, -30);
  expect(shownBanner()).toContain('shoes');
  swipe(-50, 120);
  swipe(-20, 0);
  expect(shownBanner()).toContain('shoes');
});

test("a banner has the admin's link and focal point", async () => {
  const [coats] = banners.data;
  const data = [{ ...coats!, link: '/shop/listing?category=footwear', focalPoint: { x: 72, y: 40 } }];
  const { user, currentPath } = await openShop('/shop/home', { [bannersRoute]: { success: true, data } });
  const banner = await screen.findByRole('link', { name: 'Featured banner 1 of 1' });
  expect(within(banner).getByRole('img')).toHaveStyle({ objectPosition: '72% 40%' });
  expect(screen.queryByRole('button', { name: 'Next banner' })).not.toBeInTheDocument();
  await user.click(banner);
  await waitFor(() => expect(currentPath()).toBe('/shop/listing?category=footwear'));
});

test("a banner shows the admin's headline and text as part of its link", async () => {
  const [coats, shoes] = banners.data;
  const words = { headline: 'New coats', text: 'For <rain> and snow' };
  const data = [{ ...coats!, ...words, link: '/shop/listing?category=men' }, shoes!];
  await openShop('/shop/home', { [bannersRoute]: { success: true, data } });
  const banner = await screen.findByRole('link', { name: /New coats For <rain> and snow/ });
  expect(within(banner).getByText('New coats')).toBeVisible();
  expect(screen.getAllByText(/coats/)).toHaveLength(1);
});

test('with reduced motion, the carousel starts only on request', async () => {
  jest.useFakeTimers();
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await openShop('/shop/home', { [bannersRoute]: banners });
  await waitFor(() => expect(shownBanner()).toContain('coats'));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(shownBanner()).toContain('coats');
  expect(screen.getByRole('button', { name: 'Play banners' })).toBeVisible();
});

test("a category shows a product's picture; a drawing replaces a missing one", async () => {
  await openShop('/shop/home', {
    'GET /api/shop/products/showcase': {
      success: true,
      data: [{ category: 'men', image: '/uploads/coat-1200.webp' }],
    },
  });
  const men = screen.getByRole('link', { name: 'Men' });
  await waitFor(() => expect(men.querySelector('img')).toHaveAttribute('src', '/uploads/coat-640.webp'));
  expect(screen.getByRole('link', { name: 'Kids' }).querySelector('svg')).toBeInTheDocument();
  fireEvent.error(men.querySelector('img')!);
  expect(men.querySelector('img')).not.toBeInTheDocument();
  expect(men.querySelector('svg')).toBeInTheDocument();
});
