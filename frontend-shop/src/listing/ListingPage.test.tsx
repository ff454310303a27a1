import type { MenuItem } from '@haberdash/kit/remote';
import { refuse } from '@haberdash/kit/testing/answers';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import remote from '../remote';
import { watchNearing } from '../testing/nearing';
import { openShop } from '../testing/open-shop';
import { product, productDetails, productOf, productPage } from '../testing/samples';

const listingRoute = 'GET /api/shop/products/get';
const stored = () => JSON.parse(sessionStorage.getItem('filters') ?? 'null') as unknown;

beforeEach(() => void watchNearing());

async function openListing(path: string, answers: Parameters<typeof openShop>[1] = {}) {
  const shop = await openShop(path, answers);
  await screen.findAllByRole('article');
  return {
    ...shop,
    lastQuery: () => Object.fromEntries(shop.sentTo(listingRoute).at(-1)!.url.searchParams),
  };
}

test('selected filters narrow the list and are stored in the address and the session', async () => {
  const { user, currentPath, lastQuery } = await openListing('/shop/listing');

  await user.click(screen.getByRole('checkbox', { name: 'Men' }));
  await user.click(screen.getByRole('checkbox', { name: 'Kids' }));
  await user.click(screen.getByRole('checkbox', { name: 'H&M' }));

  await waitFor(() => expect(currentPath()).toBe('/shop/listing?category=men%2Ckids&brand=h%26m'));
  expect(stored()).toEqual({ category: ['men', 'kids'], brand: ['h&m'] });
  await waitFor(() =>
    expect(lastQuery()).toEqual({
      category: 'men,kids',
      brand: 'h&m',
      sortBy: 'price-lowtohigh',
      limit: '24',
    }),
  );
});

test('filters in the address are selected', async () => {
  const { lastQuery } = await openListing('/shop/listing?brand=h%26m');
  expect(screen.getByRole('checkbox', { name: 'H&M' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Zara' })).not.toBeChecked();
  expect(lastQuery()).toMatchObject({ brand: 'h&m' });
  expect(stored()).toEqual({ brand: ['h&m'] });
});

test('a listing of a single category has its name above its heading', async () => {
  await openListing('/shop/listing?category=women');
  const heading = screen.getByRole('heading', { name: 'All Products', level: 1 });
  expect(heading.previousElementSibling).toHaveTextContent('Women');
});

test('a listing of two categories has only its heading', async () => {
  await openListing('/shop/listing?category=women,men');
  const heading = screen.getByRole('heading', { name: 'All Products', level: 1 });
  expect(heading.previousElementSibling).toBeNull();
});

test('a visit without filters in its address restores those of the session', async () => {
  sessionStorage.setItem('filters', JSON.stringify({ category: ['kids'] }));
  const { currentPath, sentTo } = await openListing('/shop/listing');
  expect(currentPath()).toBe('/shop/listing?category=kids');
  expect(sentTo(listingRoute).map(({ url }) => url.searchParams.get('category'))).toEqual(['kids']);
});

test('the list can be filtered when the browser blocks its storage', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
  const { user, currentPath } = await openListing('/shop/listing');
  await user.click(screen.getByRole('checkbox', { name: 'Men' }));
  await waitFor(() => expect(currentPath()).toBe('/shop/listing?category=men'));
});

test('invalid filters in the session are ignored', async () => {
  sessionStorage.setItem('filters', '{"category":"kids"');
  const { currentPath } = await openListing('/shop/listing');
  expect(currentPath()).toBe('/shop/listing');
});

test('each category of the menu links to its filter', async () => {
  const { store } = await openShop('/shop/listing?category=women');
  const useItems = remote.menu as () => MenuItem[];
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(useItems, { wrapper });
  expect(result.current.find(({ label }) => label === 'Women')?.to).toBe('/shop/listing?category=women');
  expect(screen.getByRole('checkbox', { name: 'Women' })).toBeChecked();
  expect(stored()).toEqual({ category: ['women'] });
});

test('a menu selects the sort order, and another category resets it', async () => {
  const { user, lastQuery } = await openListing('/shop/listing');
  await user.click(screen.getByRole('button', { name: /^Sort by/ }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Title: Z to A' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ sortBy: 'title-ztoa' }));

  await user.click(screen.getByRole('checkbox', { name: 'Puma' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ brand: 'puma', sortBy: 'title-ztoa' }));

  await user.click(screen.getByRole('checkbox', { name: 'Footwear' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ sortBy: 'price-lowtohigh' }));
  await user.click(screen.getByRole('button', { name: /^Sort by/ }));
  expect(screen.getByRole('menuitemradio', { name: 'Price: Low to High' })).toBeChecked();
});

test('the sort menu works with the keyboard', async () => {
  const { user, lastQuery } = await openListing('/shop/listing');
  const button = screen.getByRole('button', { name: 'Sort by: Price: Low to High' });
  button.focus();

  await user.keyboard('{Enter}{ArrowUp}{Enter}');
  await waitFor(() => expect(lastQuery()).toMatchObject({ sortBy: 'best-rated' }));
  expect(button).toHaveFocus();

  await user.keyboard('{Enter}{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test("typed letters select a sort order, and a second's pause starts a new word", async () => {
  let now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const { user } = await openListing('/shop/listing');
  await user.click(screen.getByRole('button', { name: /^Sort by/ }));
  const focused = () => document.activeElement?.textContent;

  await user.keyboard('t');
  expect(focused()).toBe('Title: A to Z');
  await user.keyboard('itle: z');
  expect(focused()).toBe('Title: Z to A');
  now = 1000;
  await user.keyboard('p');
  expect(focused()).toBe('Price: Low to High');
  await user.keyboard('p');
  expect(focused()).toBe('Price: High to Low');
});

test("'Show more' appends the next page and focuses its first product", async () => {
  const first = productPage([product()], 'page-2', 2);
  const second = productPage([product({ _id: 'product-2', title: 'Wool Scarf' })], null, 2);
  const { user, lastQuery } = await openListing('/shop/listing', {
    [listingRoute]: ({ url }) => (url.searchParams.has('cursor') ? second : first),
  });
  expect(screen.getByText('2 Products')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Show more' }));

  expect(await screen.findByRole('link', { name: 'Wool Scarf' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Linen Shirt' })).toBeVisible();
  expect(lastQuery()).toMatchObject({ cursor: 'page-2' });
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a response to outdated filters is ignored', async () => {
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  const { user } = await openListing('/shop/listing', {
    [listingRoute]: async ({ url }) => {
      const category = url.searchParams.get('category');
      if (category === 'men') await late;
      return productPage([product({ title: category ?? 'everything' })]);
    },
    'GET /api/shop/products/get/{id}': { success: true, data: productDetails({ averageReview: 1 }) },
  });
  await user.click(screen.getByRole('checkbox', { name: 'Men' }));
  await user.click(screen.getByRole('checkbox', { name: 'Men' }));
  answerLate();

  // After this response, the outdated one would have been shown.
  await user.click(await screen.findByRole('link', { name: 'everything' }));
  expect(await screen.findByRole('img', { name: 'Rated 1.00 out of 5 stars' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'everything' })).toBeVisible();
});

test('loading the products can be retried', async () => {
  let isDown = true;
  const { user } = await openShop('/shop/listing', {
    [listingRoute]: () =>
      isDown ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : productPage([product()]),
  });
  expect(await screen.findByText('Back in a minute')).toBeVisible();

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Linen Shirt' })).toBeVisible();
});

test('filters without results can be cleared', async () => {
  const { user, currentPath } = await openShop('/shop/listing?category=kids', {
    [listingRoute]: ({ url }) => productPage(url.searchParams.has('category') ? [] : [product()]),
  });
  const nothing = await screen.findByRole('heading', { name: 'Nothing matches these filters' });
  await user.click(within(nothing.parentElement!).getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(currentPath()).toBe('/shop/listing');
});

const { options: inSizes } = productOf({ size: 'S' }, { size: 'M' }, { size: 'L' });

test('a product opened from a list filtered by one size is opened in that size', async () => {
  const { user, currentPath } = await openListing('/shop/listing?size=M', {
    [listingRoute]: productPage([product({ options: inSizes })]),
  });
  const link = screen.getByRole('link', { name: 'Linen Shirt' });
  expect(link).toHaveAttribute('href', '/shop/product/product-1?size=M');
  await user.click(link);
  await waitFor(() => expect(currentPath()).toBe('/shop/listing?product=product-1&size=M'));
});

test('a product opened from a list filtered by two sizes is opened without a size', async () => {
  await openListing('/shop/listing?size=M,L', {
    [listingRoute]: productPage([product({ options: inSizes })]),
  });
  expect(screen.getByRole('link', { name: 'Linen Shirt' })).toHaveAttribute(
    'href',
    '/shop/product/product-1',
  );
});
