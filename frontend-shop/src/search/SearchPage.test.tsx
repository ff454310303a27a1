import { refuse } from '@haberdash/kit/testing/answers';
import { settled } from '@haberdash/kit/testing/settled';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../testing/open-shop';
import { product, productPage } from '../testing/samples';
import { suggestions } from '../testing/search-samples';

const searchRoute = 'GET /api/shop/search/{keyword}';
const suggestRoute = 'GET /api/shop/suggest';
const coat = product({ _id: 'coat-1', title: 'Wool Coat' });

const field = () => screen.getByRole('combobox', { name: 'Search Products...' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** Types without delay, so that no timer fires between two keys. */
const quickUser = () => userEvent.setup({ delay: null });
const suggested = () => screen.queryAllByRole('option').map((option) => option.textContent);
const stored = () => JSON.parse(localStorage.getItem('searches') ?? '[]') as unknown;

afterEach(() => jest.useRealTimers());

async function openSearch(path = '/shop/search', answers: Parameters<typeof openShop>[1] = {}) {
  const shop = await openShop(path, {
    [searchRoute]: productPage([coat]),
    [suggestRoute]: suggestions,
    ...answers,
  });
  return {
    ...shop,
    searches: () =>
      shop.sent
        .filter(({ call }) => call.startsWith('GET /api/shop/search/'))
        .map(({ url }) => decodeURIComponent(url.pathname.split('/').at(-1)!) + url.search),
  };
}

test('the search runs a second after the last key and is stored in the address', async () => {
  jest.useFakeTimers();
  const { searches, currentPath } = await openSearch();
  type('coa');
  await pass(900);
  type('coat');
  await pass(999);
  expect(searches()).toEqual([]);
  expect(currentPath()).toBe('/shop/search');

  await pass(1);
  expect(currentPath()).toBe('/shop/search?keyword=coat');
  expect(searches()).toEqual(['coat?limit=24']);
  expect(screen.getByRole('article', { name: 'Wool Coat' })).toBeVisible();
  expect(screen.getByText('1 Products')).toHaveAttribute('role', 'status');
});

test('fewer than two letters clear the results at once and are not searched for', async () => {
  jest.useFakeTimers();
  const { searches, currentPath } = await openSearch('/shop/search?keyword=coat');
  await pass(0);
  expect(screen.getByRole('article', { name: 'Wool Coat' })).toBeVisible();

  type('  c ');
  await pass(0);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(currentPath()).toBe('/shop/search');
  await pass(5000);
  expect(searches()).toEqual(['coat?limit=24']);
});

test('Enter searches at once, with any special characters', async () => {
  const { user, searches, currentPath } = await openSearch();
  await user.type(field(), 'C++ 50%/2{Enter}');
  expect(await screen.findByRole('article', { name: 'Wool Coat' })).toBeVisible();
  expect(searches()).toEqual(['C++ 50%/2?limit=24']);
  expect(currentPath()).toBe(`/shop/search?${new URLSearchParams({ keyword: 'C++ 50%/2' }).toString()}`);
});

test('Enter turns a price and a size in the text into filters', async () => {
  const { user, searches, currentPath } = await openSearch('/shop/search?keyword=coat');
  await user.type(field(), ' under $80 size m{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/shop/search?keyword=coat&size=M&price=-80'));
  expect(field()).toHaveValue('coat');
  expect(await screen.findByRole('button', { name: 'Remove filter: Under $80' })).toBeVisible();
  expect(searches().at(-1)).toBe('coat?size=M&price=-80&limit=24');
});

test('a text of filters alone leads to the listing', async () => {
  const { user, currentPath } = await openSearch();
  await user.type(field(), 'under 80{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/shop/listing?price=-80'));
});

test('an address with keyword, filters and sort order searches at once', async () => {
  const { searches } = await openSearch('/shop/search?keyword=coat&brand=zara&sortBy=title-atoz');
  expect(await screen.findByRole('article', { name: 'Wool Coat' })).toBeVisible();
  expect(field()).toHaveValue('coat');
  expect(screen.getByRole('heading', { name: 'Results for “coat”' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove filter: Zara' })).toBeVisible();
  expect(searches()).toEqual(['coat?brand=zara&sortBy=title-atoz&limit=24']);
});

test('results are sorted by best match by default', async () => {
  const { user, searches, currentPath } = await openSearch('/shop/search?keyword=coat');
  await user.click(await screen.findByRole('button', { name: 'Sort by: Best match' }));
  expect(screen.getAllByRole('menuitemradio').map((option) => option.textContent)).toEqual([
    'Best match',
    'Price: Low to High',
    'Price: High to Low',
    'Title: A to Z',
    'Title: Z to A',
    'Newest',
    'Best rated',
  ]);
  await user.click(screen.getByRole('menuitemradio', { name: 'Price: Low to High' }));
  await waitFor(() => expect(currentPath()).toBe('/shop/search?keyword=coat&sortBy=price-lowtohigh'));
  await waitFor(() => expect(searches().at(-1)).toBe('coat?sortBy=price-lowtohigh&limit=24'));
});

test("filters of the search do not change the listing's stored filters", async () => {
  sessionStorage.setItem('filters', '{"brand":["puma"]}');
  const { user, searches } = await openSearch('/shop/search?keyword=coat');
  await user.click(await screen.findByRole('checkbox', { name: 'Women' }));
  await waitFor(() => expect(searches().at(-1)).toBe('coat?category=women&limit=24'));
  expect(sessionStorage.getItem('filters')).toBe('{"brand":["puma"]}');
});

test('a response to an outdated query is ignored', async () => {
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  const { user } = await openSearch('/shop/search', {
    [searchRoute]: async ({ url }) => {
      const keyword = url.pathname.split('/').at(-1)!;
      if (keyword === 'coat') await late;
      return productPage([product({ title: `One ${keyword}` })]);
    },
  });
  await user.type(field(), 'coat{Enter}');
  await user.clear(field());
  await user.type(field(), 'hat{Enter}');
  expect(await screen.findByRole('article', { name: 'One hat' })).toBeVisible();
  answerLate();
  await settled();
  expect(screen.getByRole('article', { name: 'One hat' })).toBeVisible();
});

test('suggestions appear sooner, from the first letter, and give way to the results', async () => {
  jest.useFakeTimers();
  const { sentTo } = await openSearch();
  type('c');
  await pass(149);
  expect(sentTo(suggestRoute)).toEqual([]);
  await pass(1);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(suggested()).toEqual(['coat', 'raincoat', 'WomenCategory', 'H&MBrand', 'Wool Coat']);

  type('co');
  await pass(1000);
  expect(screen.getByRole('article', { name: 'Wool Coat' })).toBeVisible();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(sentTo(suggestRoute).map(({ url }) => url.searchParams.get('q'))).toEqual(['c', 'co']);
});

test('the arrow keys move through the suggestions, Enter selects one and Escape closes them', async () => {
  jest.useFakeTimers();
  const { currentPath } = await openSearch();
  const user = quickUser();
  await user.type(field(), 'coa');
  await pass(150);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const rainCoat = screen.getByRole('option', { name: 'raincoat', selected: true });
  expect(field()).toHaveAttribute('aria-activedescendant', rainCoat.id);
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(field()).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await pass(0);
  expect(currentPath()).toBe('/shop/search?keyword=raincoat');
  expect(field()).toHaveValue('raincoat');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a suggested product opens over the page, a suggested brand links to its listing', async () => {
  jest.useFakeTimers();
  const { currentPath } = await openSearch();
  const user = quickUser();
  await user.type(field(), 'coa');
  await pass(150);
  await user.click(screen.getByRole('option', { name: 'Wool Coat' }));
  expect(currentPath()).toBe('/shop/search?product=coat-1');
  await user.click(await screen.findByRole('button', { name: 'Close' }));

  await user.click(field());
  await user.click(await screen.findByRole('option', { name: /H&M/ }));
  await waitFor(() => expect(currentPath()).toBe('/shop/listing?brand=h%26m'));
});

test('a product opened while typing stays open', async () => {
  jest.useFakeTimers();
  const { currentPath, searches } = await openSearch();
  type('coa');
  await pass(200);
  fireEvent.click(screen.getByRole('option', { name: 'Wool Coat' }));
  await pass(2000);
  expect(currentPath()).toBe('/shop/search?product=coat-1');
  expect(searches()).toEqual([]);
});

test('without results the page gives advice', async () => {
  const { user, currentPath } = await openSearch('/shop/search?keyword=xyzzy&brand=puma', {
    [searchRoute]: productPage([]),
  });
  expect(await screen.findByRole('heading', { name: 'No result found!' })).toBeVisible();
  const nothing = screen.getByRole('heading', { name: 'No result found!' }).parentElement!;
  await user.click(within(nothing).getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(currentPath()).toBe('/shop/search?keyword=xyzzy'));
  expect(await screen.findByText(/Check the spelling/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Footwear' })).toHaveAttribute(
    'href',
    '/shop/listing?category=footwear',
  );
});

test('a failed search can be retried', async () => {
  let isDown = true;
  const { user } = await openSearch('/shop/search?keyword=coat', {
    [searchRoute]: () =>
      isDown ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : productPage([coat]),
  });
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Wool Coat' })).toBeVisible();
});

describe('recent searches', () => {
  test('suggests recent searches while the field is empty, until they are cleared', async () => {
    localStorage.setItem('searches', '["hat","boots"]');
    const { user, currentPath } = await openSearch();
    expect(field()).toHaveFocus();
    expect(suggested()).toEqual(['hat', 'boots']);
    await user.click(screen.getByRole('option', { name: 'boots' }));
    await waitFor(() => expect(currentPath()).toBe('/shop/search?keyword=boots'));
    await waitFor(() => expect(stored()).toEqual(['boots', 'hat']));

    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(suggested()).toEqual(['boots', 'hat']);
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(suggested()).toEqual([]);
    expect(stored()).toEqual([]);
  });

  test('keep the last eight distinct keywords, without prefixes of later ones', async () => {
    localStorage.setItem('searches', JSON.stringify(['sne', 'a1', 'a2', 'a3', 'a4', 'Sneakers', 'a5', 'a6']));
    await openSearch('/shop/search?keyword=sneakers');
    await waitFor(() => expect(stored()).toEqual(['sneakers', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6']));
  });

  test('leave out keywords without results', async () => {
    await openSearch('/shop/search?keyword=xyzzy', { [searchRoute]: productPage([]) });
    await screen.findByRole('heading', { name: 'No result found!' });
    expect(stored()).toEqual([]);
  });

  test.each(['{"not":"a list"}', 'no JSON'])('are empty if the storage contains %s', async (rubbish) => {
    localStorage.setItem('searches', rubbish);
    await openSearch();
    expect(suggested()).toEqual([]);
  });

  test('last as long as the page if the storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await openSearch('/shop/search?keyword=coat');
    expect(await screen.findByRole('article', { name: 'Wool Coat' })).toBeVisible();
  });
});

test('the page says that no product has all words, and which words were used', async () => {
  const page = productPage([coat]);
  const fewerWords = { used: ['coat'], ignored: ['winter'] };
  const result = { ...page, meta: { ...page.meta, fewerWords } };
  await openSearch('/shop/search?keyword=winter+coat', { [searchRoute]: result });
  expect(await screen.findByRole('heading', { name: 'Results for “coat”' })).toBeVisible();
  expect(screen.getByText('No exact match for “winter coat”.')).toHaveAttribute('role', 'status');
});
