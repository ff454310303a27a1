import { countRequested, matchingSlice, statesChanged, statesSubmitted } from './matching.slice';
import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { menu } from '@haberdash/kit/testing/menu';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { pageOf } from '../../testing/list';
import { linenShirt } from '../../testing/samples';

const products = ['one', 'two'].map((_id) => ({ ...linenShirt, _id, title: `Shirt ${_id}` }));
const progress = (done: number) => ({ success: true as const, data: { _id: 'change', done, total: 120 } });

afterEach(() => window.localStorage.clear());

async function open(answers: Answers = {}) {
  const page = await renderRemote(remote, {
    path: '/admin/products?brand=zara&sort=oldest',
    answers: {
      'GET /api/shop/menu': { success: true, data: menu },
      'GET /api/admin/products/get': pageOf(products, { total: 120, nextCursor: 'next' }),
      'GET /api/admin/products/matching/count': { success: true, data: { count: 120 } },
      ...answers,
    },
  });
  const bodies = (call: string) => page.sent.filter((sent) => sent.call === call).map(({ body }) => body);
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Table' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Shirt one' }));
  expect(screen.queryByRole('button', { name: 'Select all that match' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select Shirt two' }));
  await user.click(screen.getByRole('button', { name: 'Select all that match' }));
  const bar = within(screen.getByRole('region', { name: 'All that match' }));
  expect(await bar.findByText('All 120 that match')).toBeVisible();
  const archive = async () => {
    await user.click(bar.getByRole('button', { name: 'Change status' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const question = within(await screen.findByRole('dialog', { name: 'Archive 120 products?' }));
    await user.click(question.getByRole('button', { name: 'Archive' }));
  };
  return { ...page, bodies, bar, archive };
}

test('all products that match get another status, with the progress', async () => {
  let done = 100;
  const { bodies, archive, bar, toasts } = await open({
    'POST /api/admin/products/matching/state': progress(0),
    'GET /api/admin/products/matching/state/{id}': () => progress((done += 20)),
  });
  await archive();
  expect(await bar.findByText(/Changing the status: 0 of 120/)).toBeInTheDocument();
  await waitFor(() => expect(bodies('GET /api/admin/products/matching/state/change')).toHaveLength(1));
  expect(bodies('POST /api/admin/products/matching/state')).toEqual([
    { query: 'brand=zara', expected: 120, state: 'archived' },
  ]);
  await waitFor(() =>
    expect(toasts).toEqual([{ variant: 'success', message: '120 products updated successfully' }]),
  );
});

test('nothing changes when another number matches by now, and the reason is shown', async () => {
  const message = 'Now 130 products match, not 120. Look at the list again.';
  const { archive } = await open({
    'POST /api/admin/products/matching/state': refuse(409, { message, code: 'MATCHES_CHANGED' }),
  });
  await archive();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Count again' })).toBeVisible();
});

test('all products that match are put on sale, or exported, by their filters', async () => {
  const { bar } = await open();
  expect(bar.getByRole('link', { name: 'Put on sale…' })).toHaveAttribute(
    'href',
    '/admin/sales/add?filter=brand%3Dzara',
  );
  expect(bar.getByRole('link', { name: 'Export all' })).toHaveAttribute(
    'href',
    '/api/admin/products/export?brand=zara',
  );
});

test('another change waits until the one that runs has ended, also for other filters', () => {
  const { reducer } = matchingSlice;
  const running = reducer(
    undefined,
    statesSubmitted({ query: 'brand=zara', expected: 120, state: 'archived' }),
  );
  const other = reducer(running, countRequested('brand=h%26m'));
  expect(other.changing.status).toBe('loading');
  expect(reducer(other, statesChanged()).changing.status).toBe('idle');
});
