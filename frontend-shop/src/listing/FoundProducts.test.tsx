import { refuse } from '@haberdash/kit/testing/answers';
import { settled } from '@haberdash/kit/testing/settled';
import { screen, waitFor } from '@testing-library/react';
import { watchNearing } from '../testing/nearing';
import { openShop } from '../testing/open-shop';
import { product, productPage } from '../testing/samples';

const listingRoute = 'GET /api/shop/products/get';
const pageOf = (title: string, next: string | null, total = 200) =>
  productPage([product({ _id: title, title })], next, total);
const sentCursors = (sent: { url: URL }[]) => sent.map(({ url }) => url.searchParams.get('cursor'));

let comeNear: ReturnType<typeof watchNearing>;

beforeEach(() => {
  comeNear = watchNearing();
});

test('scrolling loads further products before the end is reached, until the button takes over', async () => {
  const many = (from: number) =>
    Array.from({ length: 24 }, (_, place) => product({ _id: `product-${from + place}` }));
  const { sentTo } = await openShop('/shop/listing', {
    [listingRoute]: ({ url }) => {
      const from = Number(url.searchParams.get('cursor') ?? 0);
      return productPage(many(from), String(from + 24), 200);
    },
  });
  await screen.findByText('24 of 200 shown');
  for (const shown of [48, 72, 96]) {
    await comeNear();
    await screen.findByText(`${shown} of 200 shown`);
  }
  await comeNear();
  expect(sentTo(listingRoute)).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Show more' })).toBeEnabled();
  expect(document.body).toHaveFocus();
});

test('after a failure, further products wait for the button', async () => {
  let isDown = true;
  const { user, sentTo } = await openShop('/shop/listing', {
    [listingRoute]: ({ url }) => {
      if (!url.searchParams.has('cursor')) return pageOf('Cap', 'more', 2);
      return isDown
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' })
        : pageOf('Hat', null, 2);
    },
  });
  await screen.findByRole('article', { name: 'Cap' });
  await comeNear();
  expect(await screen.findByText('Back in a minute')).toHaveAttribute('role', 'alert');
  await comeNear();
  expect(sentCursors(sentTo(listingRoute))).toEqual([null, 'more']);

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Hat' })).toHaveFocus();
});

test('a cached query is shown at once and refreshed in the background', async () => {
  let answer = () => {};
  let count = 0;
  const { user } = await openShop('/shop/listing', {
    [listingRoute]: async ({ url }) => {
      count += 1;
      if (count === 3) await new Promise<void>((resolve) => (answer = resolve));
      return pageOf(`${url.searchParams.get('brand') ?? 'All'} ${count}`, null, 1);
    },
  });
  await screen.findByRole('article', { name: 'All 1' });
  await user.click(screen.getByRole('checkbox', { name: 'Puma' }));
  await screen.findByRole('article', { name: 'puma 2' });
  await user.click(screen.getByRole('checkbox', { name: 'Puma' }));
  expect(await screen.findByRole('article', { name: 'All 1' })).toBeVisible();
  expect(document.querySelector('[aria-busy=true]')).toBeNull();

  answer();
  expect(await screen.findByRole('article', { name: 'All 3' })).toBeVisible();
});

test('a failed refresh keeps the products', async () => {
  let isDown = false;
  const { user, sentTo } = await openShop('/shop/listing', {
    [listingRoute]: ({ url }) =>
      isDown
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' })
        : pageOf(url.searchParams.get('brand') ?? 'All', null, 1),
  });
  await screen.findByRole('article', { name: 'All' });
  await user.click(screen.getByRole('checkbox', { name: 'Puma' }));
  await screen.findByRole('article', { name: 'puma' });
  isDown = true;
  await user.click(screen.getByRole('checkbox', { name: 'Puma' }));
  expect(await screen.findByRole('article', { name: 'All' })).toBeVisible();
  await waitFor(() => expect(sentTo(listingRoute)).toHaveLength(3));
  await settled();
  expect(screen.queryByText('Back in a minute')).not.toBeInTheDocument();
});

test('after a reload as many products are requested as before, a hundred per call', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  window.history.replaceState({ listed: { top: 3000, shown: 144 } }, '');
  const { sentTo } = await openShop('/shop/listing', {
    [listingRoute]: ({ url }) =>
      url.searchParams.has('cursor') ? pageOf('Hat', 'end') : pageOf('Cap', 'more'),
  });
  expect(await screen.findByRole('article', { name: 'Hat' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Cap' })).toBeVisible();
  expect(sentTo(listingRoute).map(({ url }) => url.searchParams.get('limit'))).toEqual(['100', '44']);
  expect(scrollTo).toHaveBeenCalledWith(0, 3000);
});

test.each([
  ['/shop/listing?category=men,nonsense&utm=letter', '/shop/listing?category=men&utm=letter'],
  ['/shop/listing?brand=zalando', '/shop/listing'],
  ['/shop/listing?size=99,M', '/shop/listing?size=M'],
  ['/shop/listing?colour=Blurple', '/shop/listing'],
  ['/shop/listing?colour=Blurple,Navy', '/shop/listing?colour=Navy'],
  // With another filter active, the colour may just be missing from the results.
  ['/shop/listing?size=M&colour=Blurple', '/shop/listing?size=M&colour=Blurple'],
])('%s is reduced to known values: %s', async (given, left) => {
  const { currentPath } = await openShop(given, {
    [listingRoute]: productPage([product()], null, 1, {}, [{ name: 'Navy', hex: '#1f3a5f' }]),
  });
  await screen.findByRole('article');
  await waitFor(() => expect(decodeURIComponent(currentPath())).toBe(left));
});
