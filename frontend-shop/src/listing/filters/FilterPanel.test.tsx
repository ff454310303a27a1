import { menu } from '@haberdash/kit/testing/menu';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';
import { product, productPage } from '../../testing/samples';

const listingRoute = 'GET /api/shop/products/get';

const facets = {
  category: { men: 30, footwear: 8 },
  brand: { nike: 12 },
  size: { M: 9, L: 1, '42': 8 },
  colour: { Navy: 12, White: 3 },
  price: { '0-25': 4, '100-200': 2, '25-50': 9 },
  sale: { yes: 6 },
  inStock: { yes: 31 },
};
const colours = [
  { name: 'Navy', hex: '#1f3a5f' },
  { name: 'White', hex: '#ffffff' },
];

interface ListingResult {
  facets: Parameters<typeof productPage>[3];
  colours: typeof colours;
}

async function openFilters(path = '/shop/listing', result: ListingResult = { facets, colours }) {
  const shop = await openShop(path, {
    [listingRoute]: productPage([product()], null, 1, result.facets, result.colours),
  });
  await screen.findByRole('article');
  const panel = within(screen.getByRole('complementary', { name: 'Filters' }));
  return { ...shop, panel, box: (name: string) => panel.getByRole('checkbox', { name }) };
}

test('every option shows its number of products, also zero', async () => {
  const { box } = await openFilters();
  expect(box('Nike')).toHaveAccessibleDescription('12 products');
  expect(box('Puma')).toHaveAccessibleDescription('0 products');
  expect(box('Men')).toHaveAccessibleDescription('30 products');
  expect(box('L')).toHaveAccessibleDescription('1 product');
  expect(box('Navy')).toHaveAccessibleDescription('12 products');
});

test('categories below the top are left out while they have no products, unless one is selected', async () => {
  const below = [
    ['knitwear', 'men'],
    ['cardigans', 'knitwear'],
    ['ties', 'men'],
    ['bow-ties', 'ties'],
    ['belts', 'men'],
  ].map(([slug, parent]) => ({ _id: slug!, slug: slug!, name: slug!, parent: parent!, picture: null }));
  await openShop('/shop/listing?category=belts', {
    'GET /api/shop/menu': {
      success: true,
      data: { ...menu, categories: [...menu.categories, ...below] },
    },
    [listingRoute]: productPage([product()], null, 1, { ...facets, category: { men: 3, cardigans: 3 } }),
  });
  await screen.findByRole('article');
  const boxes = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('checkbox');
  const top = menu.categories.map(({ name }) => name);
  expect(boxes.map((box) => box.getAttribute('aria-label')).filter((name) => !top.includes(name!))).toEqual([
    'knitwear',
    'cardigans',
    'belts',
  ]);
  expect(screen.getByRole('checkbox', { name: 'Footwear' })).toHaveAccessibleDescription('0 products');
});

test('only sizes that occur are shown, grouped by scale', async () => {
  const { panel } = await openFilters();
  const namesIn = (scale: string) =>
    within(panel.getByRole('group', { name: scale }))
      .getAllByRole('checkbox')
      .map((box) => box.getAttribute('aria-label'));
  expect(namesIn('Clothing')).toEqual(['M', 'L']);
  expect(namesIn('Shoes')).toEqual(['42']);
  expect(panel.queryByRole('group', { name: 'Waist' })).not.toBeInTheDocument();
});

test('scales and sizes stand in the order of the shop, and unknown sizes last', async () => {
  const scales = [
    { id: 'hats', label: 'Hats', sizes: ['58', '56', '55'] },
    { id: 'letters', label: 'Clothing', sizes: ['M', 'L'] },
  ];
  const size = { '55': 1, '58': 2, L: 1, M: 9, '99': 1 };
  await openShop('/shop/listing', {
    'GET /api/shop/sizes': { success: true, data: { scales } },
    [listingRoute]: productPage([product()], null, 1, { ...facets, size }, colours),
  });
  const sizes = within(await screen.findByRole('group', { name: 'Size' }));
  const shown = sizes.getAllByRole('group').map((group) => [
    group.getAttribute('aria-label'),
    ...within(group)
      .getAllByRole('checkbox')
      .map((box) => box.getAttribute('aria-label')),
  ]);
  expect(shown).toEqual([
    ['Hats', '58', '55'],
    ['Clothing', 'M', 'L'],
    ['Others', '99'],
  ]);
});

test('a size that the shop does not have leaves the address', async () => {
  const { currentPath } = await openFilters('/shop/listing?size=M,Huge');
  await waitFor(() => expect(currentPath()).toBe('/shop/listing?size=M'));
});

test('colours are sorted by name, selected ones among them', async () => {
  const names = ['White', 'Navy', 'Sand', 'Écru'];
  const result = {
    facets: { ...facets, colour: Object.fromEntries(names.map((name) => [name, 1])) },
    colours: names.map((name) => ({ name, hex: '#808080' })),
  };
  const { panel } = await openFilters('/shop/listing?size=M&colour=Rust', result);
  const boxes = within(panel.getByRole('group', { name: 'Colour' })).getAllByRole('checkbox');
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
    'Écru',
    'Navy',
    'Rust',
    'Sand',
    'White',
  ]);
});

test('price ranges are sorted by price, and filter the list', async () => {
  const { user, panel, currentPath, sentTo } = await openFilters();
  const boxes = within(panel.getByRole('group', { name: 'Price' })).getAllByRole('checkbox');
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
    'Under $25',
    '$25 to $50',
    '$100 to $200',
  ]);
  await user.click(boxes[1]!);
  await waitFor(() => expect(currentPath()).toBe('/shop/listing?price=25-50'));
  await waitFor(() => expect(sentTo(listingRoute).at(-1)!.url.searchParams.get('price')).toBe('25-50'));
  expect(screen.getByRole('button', { name: 'Remove filter: $25 to $50' })).toBeVisible();
});

test('a price from one dollar to below another filters the list', async () => {
  const { user, panel, currentPath, sentTo } = await openFilters('/shop/listing?price=0-25%2C25-50');
  const field = (name: string) => panel.getByRole('spinbutton', { name });
  const set = () => user.click(panel.getByRole('button', { name: 'Set price' }));
  await user.type(field('Under $'), '80');
  await set();
  await waitFor(() => expect(currentPath()).toBe('/shop/listing?price=-80'));
  await waitFor(() => expect(sentTo(listingRoute).at(-1)!.url.searchParams.get('price')).toBe('-80'));
  expect(screen.getByRole('button', { name: 'Remove filter: Under $80' })).toBeVisible();

  await user.type(field('From $'), '35');
  await set();
  await waitFor(() => expect(currentPath()).toBe('/shop/listing?price=35-80'));
  await user.clear(field('From $'));
  await user.clear(field('Under $'));
  await set();
  await waitFor(() => expect(currentPath()).toBe('/shop/listing'));
});

test('the fields of the price show the range that is chosen', async () => {
  const { user, box, panel } = await openFilters();
  await user.click(box('$25 to $50'));
  await waitFor(() => expect(panel.getByRole('spinbutton', { name: 'From $' })).toHaveValue(25));
  await user.click(screen.getByRole('button', { name: 'Remove filter: $25 to $50' }));
  await waitFor(() => expect(panel.getByRole('spinbutton', { name: 'From $' })).toHaveValue(null));
});

test('sizes and colours filter the list and are stored in the address and the session', async () => {
  const { user, box, currentPath, sentTo } = await openFilters();
  await user.click(box('M'));
  await user.click(box('L'));
  await user.click(box('Navy'));

  await waitFor(() => expect(currentPath()).toBe('/shop/listing?size=M%2CL&colour=Navy'));
  expect(JSON.parse(sessionStorage.getItem('filters')!)).toEqual({ size: ['M', 'L'], colour: ['Navy'] });
  await waitFor(() =>
    expect(Object.fromEntries(sentTo(listingRoute).at(-1)!.url.searchParams)).toMatchObject({
      size: 'M,L',
      colour: 'Navy',
    }),
  );
});

test('a selected option without products stays visible', async () => {
  const { user, box, currentPath } = await openFilters('/shop/listing?size=W30&colour=Moss');
  expect(box('W30')).toBeChecked();
  expect(box('W30')).toHaveAccessibleDescription('0 products');
  expect(box('Moss')).toBeChecked();
  await user.click(box('W30'));
  await waitFor(() => expect(currentPath()).toBe('/shop/listing?colour=Moss'));
});

test('a visit restores the sizes and colours of the session', async () => {
  sessionStorage.setItem('filters', JSON.stringify({ size: ['M'], colour: ['Navy'] }));
  const { currentPath } = await openFilters();
  expect(currentPath()).toBe('/shop/listing?size=M&colour=Navy');
});

test("a long list of colours is shortened to the first and the selected ones, until 'Show all'", async () => {
  const names = Array.from({ length: 11 }, (_, place) => `Shade ${place + 10}`);
  const { user, panel } = await openFilters('/shop/listing?size=M&colour=Shade+19', {
    facets: { ...facets, colour: Object.fromEntries(names.map((name) => [name, 2])) },
    colours: names.map((name) => ({ name, hex: '#808080' })),
  });
  const shown = () =>
    panel.getAllByRole('checkbox', { name: /^Shade/ }).map((box) => box.getAttribute('aria-label'));
  expect(shown()).toEqual([...names.slice(0, 8), 'Shade 19']);

  await user.click(panel.getByRole('button', { name: 'Show all 11' }));
  expect(shown()).toEqual(names);
  await user.click(panel.getByRole('button', { name: 'Show fewer' }));
  expect(shown()).toHaveLength(9);
});

test.each([
  ['On sale', '6 products', 'sale'],
  ['In stock only', '31 products', 'inStock'],
])('%s narrows the list, has a number, and is removed by its chip', async (name, count, param) => {
  const { user, box, currentPath, sentTo } = await openFilters();
  expect(box(name)).toHaveAccessibleDescription(count);
  await user.click(box(name));
  await waitFor(() => expect(currentPath()).toBe(`/shop/listing?${param}=yes`));
  await waitFor(() => expect(sentTo(listingRoute).at(-1)!.url.searchParams.get(param)).toBe('yes'));
  await user.click(await screen.findByRole('button', { name: `Remove filter: ${name}` }));
  await waitFor(() => expect(currentPath()).toBe('/shop/listing'));
  expect(box(name)).not.toBeChecked();
});

test.each([
  ['/shop/search?keyword=shirt', '/api/shop/search', 'shirt', '{keyword}'],
  ['/shop/collection/our-picks', '/api/shop/collections', 'our-picks', '{slug}'],
])('%s is narrowed to the sale, too', async (path, base, id, param) => {
  const page = productPage([product()], null, 1, facets, colours);
  const collection = { slug: 'our-picks', title: 'Our picks', description: '', picture: null };
  const answer = { ...page, meta: { ...page.meta, collection } };
  const { user, sentTo } = await openShop(path, { [`GET ${base}/${param}`]: answer });
  const sale = await screen.findByRole('checkbox', { name: 'On sale' });
  expect(sale).toHaveAccessibleDescription('6 products');
  await user.click(sale);
  await waitFor(() => expect(sentTo(`GET ${base}/${id}`).at(-1)!.url.searchParams.get('sale')).toBe('yes'));
  expect(screen.getByRole('button', { name: 'Remove filter: On sale' })).toBeVisible();
});

test('where nothing is reduced, there is no filter for it but one that is set', async () => {
  const { panel, user, box } = await openFilters('/shop/listing?sale=yes', {
    facets: { ...facets, sale: {} },
    colours,
  });
  expect(box('On sale')).toHaveAccessibleDescription('0 products');
  await user.click(box('On sale'));
  await waitFor(() => expect(panel.queryByRole('checkbox', { name: 'On sale' })).toBeNull());
  expect(box('In stock only')).toBeVisible();
});

test("the phone's sheet has the same filters", async () => {
  const { user, currentPath } = await openFilters();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  await user.click(sheet.getByRole('checkbox', { name: '42' }));
  await waitFor(() => expect(currentPath()).toBe('/shop/listing?size=42'));
  expect(sheet.getByRole('checkbox', { name: 'White' })).toHaveAccessibleDescription('3 products');
});
