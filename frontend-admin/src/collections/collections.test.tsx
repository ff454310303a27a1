import { menu } from '@haberdash/kit/testing/menu';
import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { pageOf } from '../testing/list';
import { linenShirt } from '../testing/samples';
import type { Collection, Preview } from './collections.api';

const listedProduct = (fields: { _id: string; title: string }) => ({ ...linenShirt, ...fields });

const listed = (slug: string, title: string, picked: number | null) => ({
  _id: slug,
  slug,
  title,
  picture: null,
  picked,
});
const collection = (fields: Partial<Collection> = {}): Collection => ({
  _id: 'summer',
  slug: 'summer',
  title: 'Summer',
  picture: null,
  description: '',
  products: ['shirt', 'hat'],
  rule: null,
  version: 4,
  ...fields,
});
const products = [
  listedProduct({ _id: 'hat', title: 'Straw hat' }),
  listedProduct({ _id: 'shirt', title: 'Linen shirt' }),
];
const preview = (titles: string[], total = titles.length): Preview => ({
  success: true,
  data: titles.map((title) => listedProduct({ _id: title, title })),
  meta: {
    total,
    nextCursor: null,
    facets: { category: {}, brand: {}, size: {}, colour: {}, price: {}, sale: {}, inStock: {} },
    colours: [{ name: 'Navy', hex: '#1f2f4d' }],
  },
});
const done = (message: string) => ({ success: true as const, message });

async function open(path: string, answers: Answers = {}) {
  const page = await renderRemote(remote, {
    path,
    answers: {
      'GET /api/shop/menu': { success: true, data: menu },
      'GET /api/admin/collections': {
        success: true,
        data: [listed('summer', 'Summer', 2), listed('sale', 'Sale', null)],
      },
      'GET /api/admin/collections/preview': preview([]),
      'GET /api/admin/collections/{slug}': { success: true, data: collection() },
      'GET /api/admin/products/get': pageOf(products),
      ...answers,
    },
  });
  const sentTo = (call: string) => page.sent.filter((sent) => sent.call === call);
  return { ...page, sentTo, bodies: (call: string) => sentTo(call).map(({ body }) => body) };
}

test('the list tells how products are selected, and is reordered with the keyboard', async () => {
  const { user, bodies } = await open('/admin/collections', {
    'PUT /api/admin/collections/order': done('Collections reordered successfully'),
  });
  expect(await screen.findByText('By hand, 2 products')).toBeVisible();
  expect(screen.getByText('By rule')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Move Summer up' })).toBeDisabled();
  screen.getByRole('button', { name: 'Move Summer down' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(bodies('PUT /api/admin/collections/order')).toEqual([{ slugs: ['sale', 'summer'] }]),
  );
});

test('a collection is deleted after a question', async () => {
  const { user, bodies } = await open('/admin/collections', {
    'DELETE /api/admin/collections/{slug}': done('Collection deleted successfully'),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Sale' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(bodies('DELETE /api/admin/collections/sale')).toHaveLength(1));
});

test('a rule shows what it selects before it is saved', async () => {
  const { user, sentTo, bodies, currentPath } = await open('/admin/collections/add', {
    'GET /api/admin/collections/preview': preview(['Tweed cap', 'Wool scarf'], 42),
    'POST /api/admin/collections': done('Collection added successfully'),
  });
  await user.type(await screen.findByLabelText('Title'), 'Under twenty');
  expect(screen.getByLabelText('URL')).toHaveValue('under-twenty');
  await user.click(screen.getByRole('button', { name: 'Select by rule' }));
  expect(screen.getByText('Set a condition to see which products it selects.')).toBeVisible();
  await user.type(screen.getByLabelText('Price to'), '20');
  await user.click(screen.getByRole('checkbox', { name: 'Only products on sale' }));
  const shown = within(screen.getByRole('region', { name: 'Preview' }));
  expect(await shown.findByText('42 products now, newest first')).toBeVisible();
  expect(shown.getByText('Tweed cap')).toBeVisible();
  expect(
    Object.fromEntries(sentTo('GET /api/admin/collections/preview').at(-1)!.url.searchParams),
  ).toMatchObject({ priceTo: '20', onSale: 'true' });

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(currentPath()).toBe('/admin/collections'));
  expect(bodies('POST /api/admin/collections')).toEqual([
    {
      slug: 'under-twenty',
      title: 'Under twenty',
      description: '',
      picture: null,
      rule: {
        category: [],
        brand: [],
        size: [],
        colour: [],
        priceFrom: null,
        priceTo: 20,
        onSale: true,
        newWithinDays: null,
      },
    },
  ]);
});

test('picked products keep their order, are reordered, removed and found', async () => {
  const { user, bodies } = await open('/admin/collections/edit/summer', {
    'GET /api/admin/products/get': ({ url }) =>
      url.searchParams.has('q')
        ? pageOf([listedProduct({ _id: 'bag', title: 'Canvas bag' })])
        : pageOf(products),
    'PUT /api/admin/collections/{slug}': done('Collection updated successfully'),
  });
  const entries = () => screen.getAllByRole('button', { name: /^Remove/ }).map((button) => button.ariaLabel);
  await screen.findByText('Linen shirt');
  expect(entries()).toEqual(['Remove Linen shirt', 'Remove Straw hat']);
  await user.click(screen.getByRole('button', { name: 'Move Straw hat up' }));
  expect(entries()).toEqual(['Remove Straw hat', 'Remove Linen shirt']);

  await user.type(screen.getByRole('combobox', { name: 'Find products to add' }), 'canvas');
  await user.click(await screen.findByText('Canvas bag'));
  await user.click(screen.getByRole('button', { name: 'Remove Straw hat' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies('PUT /api/admin/collections/summer')).toEqual([
      { title: 'Summer', description: '', picture: null, products: ['shirt', 'bag'], version: 4 },
    ]),
  );
});

test('a refused collection stays open and says why', async () => {
  const message = 'Someone else has changed this collection. Reload to see it.';
  const { user } = await open('/admin/collections/edit/summer', {
    'PUT /api/admin/collections/{slug}': refuse(409, { code: 'STALE_COLLECTION', message }),
  });
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Summer!');
});

test('unsaved input of a collection is kept by Back and by a jump until it is discarded', async () => {
  const { user, currentPath, goBack } = await open('/admin/collections');
  const question = () =>
    screen.queryByText('Discard unsaved changes?', { selector: '.ant-modal-confirm-title' });
  const isAnswered = () => waitFor(() => expect(question()).not.toBeInTheDocument());
  await user.click(await screen.findByRole('link', { name: 'Summer' }));
  await user.type(await screen.findByLabelText('Title'), ' again');

  await goBack();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await isAnswered();
  expect(screen.getByLabelText('Title')).toHaveValue('Summer again');

  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: 'Collections Page' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(currentPath()).toBe('/admin/collections'));
});
