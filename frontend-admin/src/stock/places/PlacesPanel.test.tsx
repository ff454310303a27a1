import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { pageOf } from '../../testing/list';
import { linenShirtDetails } from '../../testing/samples';
import type { PiecesInPlace, Place } from './places.api';

const product = 'GET /api/admin/products/get/{id}';
const places = 'GET /api/admin/stock/places';
const pieces = 'GET /api/admin/stock/pieces';
const remove = 'POST /api/admin/stock/removals';

const counts: [Place, number][] = [
  ['shelf', 12],
  ['held', 0],
  ['to-send', 3],
  ['packed', 0],
  ['away', 2],
  ['delivered', 7],
  ['coming-back', 4],
  ['lost', 0],
  ['written-off', 1],
  ['sold-elsewhere', 0],
];
const away: PiecesInPlace = {
  _id: 'parcel-1',
  pieces: 2,
  orderId: 'order-1',
  orderNumber: 'HB-10007',
  parcelNumber: 'HB-10007-1',
  returnId: null,
  returnNumber: null,
  since: '2026-11-20T11:52:07.000Z',
  isAssumed: true,
  note: null,
  by: null,
};

const open = (answers: Answers = {}, search = '') =>
  renderRemote(remote, {
    path: `/admin/products/product-1/stock${search}`,
    answers: {
      [product]: { success: true, data: linenShirtDetails },
      'GET /api/admin/stock/get': pageOf([]),
      [places]: {
        success: true,
        data: { places: counts.map(([place, count]) => ({ place, pieces: count })), sum: 29 },
      },
      [pieces]: pageOf([away]),
      ...answers,
    },
  });
const panel = async () => within(await screen.findByRole('region', { name: 'Where the pieces are' }));

test('each piece of a variant is in one place, and the places have a sum', async () => {
  await open();
  const items = await (await panel()).findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '12On the shelfFor sale',
    '0HeldOrdered, not paid',
    '3To shipPaid, not packed yet',
    '0PackedIn a parcel, still here',
    '2On the wayWith a carrier',
    '7DeliveredWith customers',
    '4Coming backIn returns, not judged',
    '0LostOn the way',
    '1Written offDamaged or missing',
    '0Sold elsewhereWithout an order here',
    '29In all',
  ]);
});

test('a number opens the parcels and orders behind it, and the shelf its movements', async () => {
  const { user, currentPath, sent } = await open({}, '?variant=variant-1');
  await user.click(await (await panel()).findByRole('link', { name: /^7\s*Delivered/ }));
  expect(currentPath()).toBe('/admin/products/product-1/stock?variant=variant-1&place=delivered');
  const row = within(await screen.findByRole('row', { name: /HB-10007-1/ }));
  expect(row.getByRole('link', { name: 'HB-10007' })).toHaveAttribute('href', '/admin/orders?order=order-1');
  expect(row.getByRole('cell', { name: /\(assumed\)$/ })).toBeVisible();
  const asked = sent.find(({ call }) => call === pieces)?.url.searchParams;
  expect([asked?.get('variant'), asked?.get('place')]).toEqual(['variant-1', 'delivered']);
  await user.click((await panel()).getByRole('link', { name: /On the shelf/ }));
  expect(await screen.findByRole('heading', { name: 'Movements of the stock' })).toBeVisible();
});

test.each([
  ['Coming back', 'coming-back', 'HB-10007'],
  ['Written off', 'written-off', null],
])('pieces that are %s lead to their return', async (label, place, order) => {
  const row = { ...away, parcelNumber: null, returnId: 'return-1', returnNumber: 'R-10002' };
  const { user, sent } = await open({ [pieces]: pageOf([row]) }, '?variant=variant-1');
  await user.click(await (await panel()).findByRole('link', { name: new RegExp(label) }));
  const shown = within(await screen.findByRole('row', { name: /R-10002/ }));
  expect(shown.getByRole('link', { name: 'R-10002' })).toHaveAttribute('href', '/admin/returns/return-1');
  if (order) expect(shown.getByRole('link', { name: order })).toBeVisible();
  expect(sent.find(({ call }) => call === pieces)?.url.searchParams.get('place')).toBe(place);
});

test('a place without pieces leads nowhere', async () => {
  await open();
  await (await panel()).findByRole('link', { name: /On the way/ });
  expect((await panel()).queryByRole('link', { name: /Held/ })).not.toBeInTheDocument();
});

test('a place of a newer server has its number and leads nowhere', async () => {
  const newer = { place: 'in-repair' as Place, pieces: 4 };
  await open({ [places]: { success: true, data: { places: [newer], sum: 4 } } });
  const [item] = await (await panel()).findAllByRole('listitem');
  expect(item).toHaveTextContent(/^4in-repair$/);
  expect(within(item!).queryByRole('link')).toBeNull();
});

test('places that can not be loaded say so, and are tried again', async () => {
  const { user, sent } = await open({ [places]: refuse(503, { code: 'BUSY', message: 'Try again soon' }) });
  expect(await screen.findByText('Try again soon')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent.filter(({ call }) => call === places)).toHaveLength(2));
});

test('pieces are taken off the shelf with their cause and a note, and the numbers are read again', async () => {
  const { user, sent, toasts } = await open({ [remove]: { success: true, message: 'Done' } });
  await user.click(await screen.findByRole('button', { name: 'Take off the shelf' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/12 pieces are on the shelf/)).toBeVisible();
  const count = dialog.getByRole('spinbutton', { name: 'Pieces' });
  await user.clear(count);
  await user.type(count, '2');
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Torn');
  await user.click(dialog.getByRole('button', { name: 'Take off the shelf' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ variant: 'success', message: '2 pieces are off the shelf' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.find(({ call }) => call === remove)?.body).toEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    cause: 'written-off',
    note: 'Torn',
    pieces: [{ variantId: 'variant-1', quantity: 2 }],
  });
  await waitFor(() => expect(sent.filter(({ call }) => call === places)).toHaveLength(2));
});

test('a second attempt at the same is the same request, and what was refused is said', async () => {
  const message = 'There are fewer pieces on the shelf: Linen Shirt has 0';
  const { user, sent } = await open({ [remove]: refuse(409, { code: 'NOT_ON_SHELF', message }) });
  await user.click(await screen.findByRole('button', { name: 'Take off the shelf' }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = dialog.getByRole('button', { name: 'Take off the shelf' });
  await user.click(submit);
  expect(await dialog.findByText(message)).toBeVisible();
  await user.click(submit);
  await waitFor(() => expect(sent.filter(({ call }) => call === remove)).toHaveLength(2));
  const [first, second] = sent.filter(({ call }) => call === remove).map(({ body }) => body);
  expect(first).toEqual(second);
});
