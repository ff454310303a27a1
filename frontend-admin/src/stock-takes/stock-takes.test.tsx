import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '../testing/list';
import {
  counted,
  details,
  figures,
  line,
  openStockTake as open,
  put,
  small,
  stockTake,
} from '../testing/stock-takes';
import type { StockTake, StockTakeLine } from './stock-takes.api';

test('a list shows what is counted, by whom, and how it ended', async () => {
  await open('/admin/stock-takes', {
    'GET /api/admin/stock-takes': pageOf([
      stockTake({ scope: { kind: 'brand', slug: 'zara', query: null } }),
      stockTake({ _id: 'other', state: 'booked', reason: 'Yearly count' }),
    ]),
  });
  expect(await screen.findByText('Open')).toBeVisible();
  expect(screen.getByText('Yearly count')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start a stock-take' })).toHaveAttribute(
    'href',
    '/admin/stock-takes/start',
  );
});

test('the products of a filter are counted, after it is said how many sizes they have', async () => {
  const page = await open('/admin/stock-takes/start?filter=stock%3Dlow', {
    'POST /api/admin/stock-takes/preview': { success: true, data: { products: 1, variants: 2 } },
    'POST /api/admin/stock-takes': { success: true, data: { _id: 'take' } },
    'GET /api/admin/stock-takes': pageOf([stockTake()]),
  });
  expect(await screen.findByText('2 sizes of 1 product would be on the list.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Start counting' }));
  await waitFor(() => expect(page.currentPath()).toBe('/admin/stock-takes/take'));
  const scope = { kind: 'filter', query: 'stock=low' };
  expect(page.bodies('POST /api/admin/stock-takes')).toEqual([{ scope }]);

  await page.user.click(screen.getByRole('link', { name: 'All stock-takes' }));
  await page.user.click(await screen.findByRole('link', { name: 'Start a stock-take' }));
  expect(await screen.findByLabelText('What is counted')).toBeVisible();
  expect(page.currentPath()).toBe('/admin/stock-takes/start');
});

test('a list that is too long says so', async () => {
  const message = 'A stock-take has at most 10,000 sizes. Narrow what is counted';
  await open('/admin/stock-takes/start?filter=', {
    'POST /api/admin/stock-takes/preview': refuse(409, { code: 'TOO_MANY_TO_COUNT', message }),
  });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start counting' })).toBeDisabled();
});

test('numbers are typed with the keyboard alone, and each is saved with its difference', async () => {
  const { user, sent, bodies } = await open('/admin/stock-takes/take');
  const first = await screen.findByLabelText('Counted: Pocket tee, M · Navy');
  await user.click(first);
  await user.keyboard('8{Enter}');
  expect(screen.getByLabelText('Counted: Pocket tee, S · Navy')).toHaveFocus();
  await user.keyboard('10{Enter}');
  expect(await screen.findByText('−2')).toBeVisible();
  expect(screen.getByText(/10 expected, no difference/)).toBeVisible();
  expect(screen.getAllByText('8 for sale, 1 held by orders, 1 to send')).toHaveLength(2);
  const calls = sent.filter(({ call }) => call.startsWith('PUT')).map(({ call }) => call);
  expect(calls.map((call) => call.split('/').at(-1))).toEqual(['tee-m', 'tee-s']);
  expect(bodies('PUT /api/admin/stock-takes/take/lines/tee-m')).toEqual([{ counted: 8 }]);
});

test('a list that is loaded again has what others counted later', async () => {
  let byBen: Partial<StockTakeLine> = {};
  const { user } = await open('/admin/stock-takes/take', {
    'GET /api/admin/stock-takes/{id}/lines': () => pageOf([line(byBen)]),
  });
  await user.type(await screen.findByLabelText('Counted: Pocket tee, M · Navy'), '8{Enter}');
  expect(await screen.findByText('−2')).toBeVisible();
  byBen = { counted: 9, expected: 10, countedBy: 'Ben', countedAt: '2026-11-28T11:00:00.000Z' };
  await user.type(screen.getByRole('searchbox'), 'tee{Enter}');
  expect(await screen.findByText('−1')).toBeVisible();
  expect(screen.getByLabelText('Counted: Pocket tee, M · Navy')).toHaveValue('9');
});

test('numbers that are being typed survive a moment without the server, and are saved before the booking', async () => {
  let isAway = false;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'Back soon' });
  const { user, sent } = await open('/admin/stock-takes/take', {
    'GET /api/admin/stock-takes/{id}': () => (isAway ? away : details()),
    [put]: () => (isAway ? away : counted()),
  });
  const loads = () => sent.filter(({ call }) => call === 'GET /api/admin/stock-takes/take').length;
  const number = await screen.findByLabelText('Counted: Pocket tee, M · Navy');
  await user.type(screen.getByLabelText('Reason'), 'Yearly count');
  isAway = true;
  await user.type(number, '8{Enter}');
  expect(await screen.findAllByText('Back soon')).toHaveLength(2);
  await waitFor(() => expect(loads()).toBe(2));
  expect(screen.getByText('1 number is not saved yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book and close' })).toBeDisabled();

  isAway = false;
  await user.type(number, '{Enter}');
  await user.tab();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book and close' })).toBeEnabled());
  expect(number).toHaveValue('8');
  expect(screen.getByLabelText('Reason')).toHaveValue('Yearly count');
});

test('what is no whole number is not saved', async () => {
  const { user, sent } = await open('/admin/stock-takes/take');
  await user.type(await screen.findByLabelText('Counted: Pocket tee, M · Navy'), 'ten{Enter}');
  expect(screen.getByText('Enter a whole number')).toBeVisible();
  expect(sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
});

test('a scanned code leads to its number and back, and who counted before is named', async () => {
  const earlier = { counted: 9, at: '2026-11-28T11:00:00.000Z', by: 'Ben' };
  const { user, bodies } = await open('/admin/stock-takes/take', { [put]: counted({ earlier }) });
  const code = await screen.findByLabelText('Scan or type a SKU or GTIN');
  await user.type(code, 'TEE-2{Enter}');
  const found = await screen.findAllByLabelText('Counted: Pocket tee, S · Navy');
  expect(found[0]).toHaveFocus();
  await user.keyboard('10{Enter}');
  expect(code).toHaveFocus();
  expect(code).toHaveValue('');
  expect((await screen.findAllByText(/Ben counted 9 at/))[0]).toBeVisible();
  expect(bodies('PUT /api/admin/stock-takes/take/lines/tee-s')).toEqual([{ counted: 10 }]);
});

test('a number that is scanned again is replaced, not continued', async () => {
  const { user, bodies } = await open('/admin/stock-takes/take', {
    'GET /api/admin/stock-takes/{id}/lines': ({ url }) =>
      pageOf(url.searchParams.has('code') ? [{ ...small, counted: 5, expected: 5 }] : [line()]),
  });
  await user.type(await screen.findByLabelText('Scan or type a SKU or GTIN'), 'TEE-2{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Counted: Pocket tee, S · Navy')).toHaveFocus());
  await user.keyboard('7{Enter}');
  expect(bodies('PUT /api/admin/stock-takes/take/lines/tee-s')).toEqual([{ counted: 7 }]);
});

test('a line whose stock was corrected since is counted again, also with the same number', async () => {
  const outdated = line({ counted: 8, expected: 10, problem: 'Count it again' });
  const { user, bodies } = await open('/admin/stock-takes/take', {
    'GET /api/admin/stock-takes/{id}/lines': () => pageOf([outdated]),
  });
  expect(await screen.findByText('Not booked: Count it again')).toBeVisible();
  await user.click(screen.getByLabelText('Counted: Pocket tee, M · Navy'));
  await user.tab();
  expect(bodies('PUT /api/admin/stock-takes/take/lines/tee-m')).toEqual([]);
  await user.type(screen.getByLabelText('Counted: Pocket tee, M · Navy'), '{Enter}');
  await waitFor(() => expect(screen.queryByText('Not booked: Count it again')).not.toBeInTheDocument());
  expect(bodies('PUT /api/admin/stock-takes/take/lines/tee-m')).toEqual([{ counted: 8 }]);
});

test('a code that is not on the list is named as such', async () => {
  const { user } = await open('/admin/stock-takes/take', {
    'GET /api/admin/stock-takes/{id}/lines': ({ url }) =>
      pageOf(url.searchParams.has('code') ? [] : [line()]),
  });
  await user.type(await screen.findByLabelText('Scan or type a SKU or GTIN'), 'X{Enter}');
  expect(await screen.findByText('No size with this code is in this stock-take.')).toBeVisible();
});

test('the differences are shown before they are booked with a reason', async () => {
  let state: StockTake['state'] = 'open';
  const page = await open('/admin/stock-takes/take', {
    'GET /api/admin/stock-takes/{id}': () =>
      details({ state, reason: state === 'open' ? null : 'Count', figures: { ...figures, refused: 1 } }),
    'POST /api/admin/stock-takes/{id}/book': () => {
      state = 'booked';
      return { success: true, message: 'The differences are being booked' };
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Book the differences' }));
  expect(panel.getByText(/1 of 2 sizes counted. 1 size differs: 2 pieces missing \(\$40.00\)/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Book and close' })).toBeDisabled();
  await page.user.type(panel.getByLabelText('Reason'), 'Count{Enter}');
  expect(await screen.findByText('1 size could not be booked.', { exact: false })).toBeVisible();
  expect(page.bodies('POST /api/admin/stock-takes/take/book')).toEqual([{ reason: 'Count' }]);
  expect(screen.queryByLabelText('Scan or type a SKU or GTIN')).not.toBeInTheDocument();
});

test('a stock-take is abandoned after a question', async () => {
  const { user, bodies } = await open('/admin/stock-takes/take', {
    'POST /api/admin/stock-takes/{id}/abandon': { success: true, message: 'Done' },
  });
  await user.click(await screen.findByRole('button', { name: 'Abandon' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Abandon' }));
  await waitFor(() => expect(bodies('POST /api/admin/stock-takes/take/abandon')).toHaveLength(1));
});

test('the list for paper has all sizes and does not say what is expected', async () => {
  await open('/admin/stock-takes/take/print', {
    'GET /api/admin/stock-takes/{id}/lines': ({ url }) => {
      const page = pageOf(url.searchParams.has('cursor') ? [small] : [line()]);
      const nextCursor = url.searchParams.has('cursor') ? null : 'next';
      return { ...page, meta: { ...page.meta, nextCursor } };
    },
  });
  expect(await screen.findByText('2 sizes, sorted by SKU')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.queryByText(/expected/)).not.toBeInTheDocument();
});
