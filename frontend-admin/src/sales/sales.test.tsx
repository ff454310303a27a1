import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { menu } from '@haberdash/kit/testing/menu';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { pageOf } from '../testing/list';
import type { PreviewedVariant, Sale, SalePreview } from './sales.api';

const summer = { _id: 'summer', slug: 'summer', title: 'Summer', picture: null };
const sale = (fields: Partial<Sale> = {}): Sale => ({
  _id: 'winter',
  name: 'Winter',
  target: { kind: 'collection', slug: 'summer', name: 'Summer', ids: null, query: null },
  rule: { percent: 20, ending: 99, price: null },
  startsAt: '2026-12-04T08:00:12.345Z',
  endsAt: '2026-12-06T22:00:00.000Z',
  state: 'planned',
  version: 3,
  savedBy: 'Ada',
  savedAt: '2026-11-28T19:42:00.000Z',
  products: 0,
  variants: 0,
  isReduced: false,
  variantsInForce: 0,
  ...fields,
});
const variant = (fields: Partial<PreviewedVariant> = {}): PreviewedVariant => ({
  _id: 'coat-s',
  productId: 'coat',
  title: 'Wool coat',
  size: 'S',
  colour: null,
  price: 59.5,
  salePrice: 0,
  reduced: 46.99,
  lowestPrice: 55,
  leftOut: null,
  saleName: null,
  ...fields,
});
const preview = (fields: Partial<SalePreview> = {}) => ({
  success: true as const,
  data: {
    variants: [variant()],
    next: null,
    counts: { products: 1, variants: 1, leftOut: 0, isExact: true },
    others: [],
    ...fields,
  },
});
const done = (message: string) => ({ success: true as const, message });

async function open(path: string, answers: Answers = {}) {
  const page = await renderRemote(remote, {
    path,
    answers: {
      'GET /api/shop/menu': { success: true, data: { ...menu, collections: [summer] } },
      'GET /api/admin/sales': pageOf([
        sale(),
        sale({
          _id: 'black',
          name: 'Black week',
          state: 'running',
          isReduced: true,
          products: 2,
          variants: 8,
        }),
        sale({ _id: 'old', name: 'Spring', state: 'stopped', products: 1, variants: 3, variantsInForce: 2 }),
      ]),
      'GET /api/admin/sales/{id}': { success: true, data: sale() },
      'POST /api/admin/sales/preview': preview(),
      ...answers,
    },
  });
  const bodies = (call: string) => page.sent.filter((sent) => sent.call === call).map(({ body }) => body);
  return { ...page, bodies };
}

const choose = async (
  { user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>,
  label: string,
  option: string | RegExp,
) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};
const fill = async (
  { user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>,
  label: string,
  value: string,
) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, value);
};

test('the list shows the states of sales, and which prices are not back yet', async () => {
  await open('/admin/sales');
  expect(await screen.findByText('Running')).toBeVisible();
  expect(screen.getByText('Planned')).toBeVisible();
  expect(screen.getByText('2 variants still to get the price of before')).toBeVisible();
  expect(screen.getByText('2 products, 8 variants')).toBeVisible();
  expect(screen.getAllByText('Collection Summer')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Stop now: Spring' })).not.toBeInTheDocument();
});

test('a running sale is stopped and a planned one deleted, each after a question, in the version that was seen', async () => {
  const { user, bodies, sent } = await open('/admin/sales', {
    'POST /api/admin/sales/{id}/stop': done('Sale stopped'),
    'DELETE /api/admin/sales/{id}': done('Sale deleted successfully'),
  });
  await user.click(await screen.findByRole('button', { name: 'Stop now: Black week' }));
  await user.click(await screen.findByRole('button', { name: 'Stop now' }));
  await waitFor(() => expect(bodies('POST /api/admin/sales/black/stop')).toEqual([{ version: 3 }]));
  await user.click(await screen.findByRole('button', { name: 'Delete: Winter' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => {
    const [deletion] = sent.filter(({ call }) => call === 'DELETE /api/admin/sales/winter');
    expect(deletion?.url.searchParams.get('version')).toBe('3');
  });
});

test('a new sale of a collection shows each price before it is saved', async () => {
  const page = await open('/admin/sales/add?collection=summer', {
    'POST /api/admin/sales/preview': preview({
      variants: [
        variant(),
        variant({
          _id: 'hat',
          title: 'Hat',
          size: null,
          reduced: null,
          leftOut: 'other-sale',
          saleName: 'Black week',
        }),
      ],
      counts: { products: 1, variants: 1, leftOut: 1, isExact: true },
      others: [
        {
          _id: 'black',
          name: 'Black week',
          startsAt: '2026-12-04T08:00:00.000Z',
          endsAt: '2026-12-06T08:00:00.000Z',
        },
      ],
    }),
    'POST /api/admin/sales': { success: true, message: 'Sale added successfully', data: { _id: 'new' } },
  });
  await page.user.type(await screen.findByLabelText('Name'), 'Advent');
  expect(
    screen.getByText('Fill in what is reduced, by how much and until when to see each price.'),
  ).toBeVisible();
  await choose(page, 'Rounded down to', '.99');
  await fill(page, 'Starts', '2026-12-04T09:00');
  await fill(page, 'Ends', '2026-12-06T23:00');
  const shown = within(screen.getByRole('region', { name: 'Preview' }));
  expect(
    await shown.findByText('1 product, 1 variant would take part; 1 variant would be left out.'),
  ).toBeVisible();
  expect(shown.getByRole('row', { name: 'Wool coat S $59.50 $46.99 $55.00' })).toBeVisible();
  expect(shown.getByText('It takes part in Black week')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Black week' })).toHaveAttribute('href', '/admin/sales/edit/black');

  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.currentPath()).toBe('/admin/sales'));
  expect(page.bodies('POST /api/admin/sales')).toEqual([
    {
      name: 'Advent',
      target: { kind: 'collection', slug: 'summer' },
      rule: { percent: 20, ending: 99 },
      startsAt: '2026-12-04T09:00',
      endsAt: '2026-12-06T23:00',
    },
  ]);
});

test('chosen products get one price', async () => {
  const page = await open('/admin/sales/add?products=coat,hat', {
    'POST /api/admin/sales': { success: true, message: 'Sale added successfully', data: { _id: 'new' } },
  });
  await page.user.type(await screen.findByLabelText('Name'), 'Two things');
  expect(screen.getByText('2 products')).toBeVisible();
  await choose(page, 'Reduction', 'One price for all');
  await fill(page, 'Price of all', '25');
  await fill(page, 'Ends', '2026-12-06T23:00');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.bodies('POST /api/admin/sales')).toHaveLength(1));
  expect(page.bodies('POST /api/admin/sales')[0]).toMatchObject({
    target: { kind: 'products', ids: ['coat', 'hat'] },
    rule: { price: 25 },
    startsAt: null,
  });
});

test('all products that match the filters of their list are reduced', async () => {
  const page = await open('/admin/sales/add?filter=brand%3Dzara', {
    'POST /api/admin/sales': { success: true, message: 'Sale added successfully', data: { _id: 'new' } },
  });
  await page.user.type(await screen.findByLabelText('Name'), 'All of Zara');
  expect(screen.getByRole('link', { name: 'Show the products that match' })).toHaveAttribute(
    'href',
    '/admin/products?brand=zara',
  );
  await fill(page, 'Ends', '2026-12-06T23:00');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.bodies('POST /api/admin/sales')).toHaveLength(1));
  expect(page.bodies('POST /api/admin/sales')[0]).toMatchObject({
    target: { kind: 'filter', query: 'brand=zara' },
  });
});

test('a long preview is continued', async () => {
  const { user, bodies } = await open('/admin/sales/edit/winter', {
    'POST /api/admin/sales/preview': ({ body }) =>
      (body as { after?: string | null }).after
        ? preview({ variants: [variant({ _id: 'scarf', title: 'Scarf' })], counts: null })
        : preview({ next: 'coat' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('row', { name: /^Scarf/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Wool coat/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(bodies('POST /api/admin/sales/preview').at(-1)).toMatchObject({ saleId: 'winter', after: 'coat' });
});

test('of a running sale, only name and end can be changed, and its start stays to the second', async () => {
  const { user, bodies } = await open('/admin/sales/edit/winter', {
    'GET /api/admin/sales/{id}': { success: true, data: sale({ state: 'running', isReduced: true }) },
    'PUT /api/admin/sales/{id}': done('Sale updated successfully'),
  });
  const end = await screen.findByLabelText('Ends');
  expect(screen.getByLabelText('Starts')).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'What is reduced' })).toBeDisabled();
  await user.clear(end);
  await user.type(end, '2026-12-07T12:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies('PUT /api/admin/sales/winter')).toHaveLength(1));
  expect(bodies('PUT /api/admin/sales/winter')[0]).toMatchObject({
    startsAt: '2026-12-04T08:00:12.345Z',
    endsAt: '2026-12-07T12:00',
    version: 3,
  });
});

test('an admin is told who saved the sale first, and loads the latest version', async () => {
  const message = 'Ben saved this sale at 19:42. Reload to see it.';
  const answers: Sale[] = [sale(), sale({ name: 'By Ben', version: 4 })];
  const { user, bodies } = await open('/admin/sales/edit/winter', {
    'GET /api/admin/sales/{id}': () => ({
      success: true,
      data: answers.length > 1 ? answers.shift()! : answers[0]!,
    }),
    'PUT /api/admin/sales/{id}': ({ body }) =>
      (body as { version: number }).version === 3
        ? refuse(409, { message, code: 'STALE_SALE' })
        : done('Sale updated successfully'),
  });
  const end = await screen.findByLabelText('Ends');
  await user.clear(end);
  await user.type(end, '2026-12-07T12:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load the latest version' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('By Ben'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies('PUT /api/admin/sales/winter')).toHaveLength(2));
  expect(bodies('PUT /api/admin/sales/winter')[1]).toMatchObject({
    name: 'By Ben',
    endsAt: '2026-12-07T12:00',
    version: 4,
  });
});

test('a sale that is over is only shown', async () => {
  await open('/admin/sales/edit/winter', {
    'GET /api/admin/sales/{id}': { success: true, data: sale({ state: 'ended', products: 1, variants: 3 }) },
  });
  expect(await screen.findByText('This sale is over')).toBeVisible();
  expect(screen.getByText('1 product, 3 variants')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
