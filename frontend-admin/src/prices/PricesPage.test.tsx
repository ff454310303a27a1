import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { pageOf } from '../testing/list';
import { oxfordShirtDetails, pick } from '../testing/samples';
import type { PriceChange } from './price-changes.api';

const list = 'GET /api/admin/prices/get';

const first: PriceChange = {
  _id: '1',
  at: '2026-11-20T11:52:07.000Z',
  price: 60,
  salePrice: 0,
  by: { kind: 'shop', name: null },
};
const sale: PriceChange = { ...first, _id: '2', salePrice: 45, by: { kind: 'admin', name: 'Ada Admin' } };

const open = () =>
  renderRemote(remote, {
    path: '/admin/products/product-2/prices',
    answers: {
      'GET /api/admin/products/get/{id}': { success: true, data: oxfordShirtDetails },
      [list]: pageOf([sale, first]),
    },
  });

test('each price of a variant has its time and who set it', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Prices of Oxford Shirt' })).toBeVisible();
  const reduced = within(await screen.findByRole('row', { name: /\$45\.00/ }));
  for (const text of ['$60.00', '$45.00', 'Ada Admin'])
    expect(reduced.getByRole('cell', { name: text })).toBeVisible();
  const regular = within(screen.getByRole('row', { name: /The shop/ }));
  for (const text of ['$60.00', '–']) expect(regular.getByRole('cell', { name: text })).toBeVisible();
});

test('another variant is chosen, and the address keeps it', async () => {
  const { user, sent, currentPath } = await open();
  await screen.findByRole('row', { name: /The shop/ });
  const [, other] = oxfordShirtDetails.variants;
  await pick(user, 'Variant', 'M · Navy: $49.99');
  await waitFor(() => expect(currentPath()).toBe(`/admin/products/product-2/prices?variant=${other!._id}`));
  const asked = sent.filter(({ call }) => call === list).map(({ url }) => url.searchParams.get('variant'));
  expect(asked.at(-1)).toBe(other!._id);
});
