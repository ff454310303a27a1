import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { act, screen, waitFor } from '@testing-library/react';
import { details, openStockTake } from '../../testing/stock-takes';
import type { CountsPreview } from '../stock-takes.api';

const read = 'POST /api/admin/stock-takes/{id}/counts/read';
const record = 'POST /api/admin/stock-takes/{id}/counts';

/** The file of a browser has this method, that of the tests has not. */
const file = Object.assign(new File(['sku'], 'counts.csv', { type: 'text/csv' }), {
  arrayBuffer: async () => Uint8Array.from(Buffer.from('sku,counted')).buffer,
});

const readAt = '2026-11-28T11:30:00.000Z';
const preview = (fields: Partial<CountsPreview> = {}) => ({
  success: true as const,
  data: {
    toRecord: 0,
    replaced: 0,
    same: 0,
    refused: 0,
    blank: 0,
    counts: [],
    errors: [],
    readAt,
    ...fields,
  },
});
const count = {
  row: 2,
  variantId: 'tee-m',
  productId: 'tee',
  title: 'Pocket tee',
  size: 'M',
  colour: 'Navy',
  sku: 'TEE-1',
  counted: 8,
  effect: 'replaced' as const,
  earlier: { counted: 9, at: '2026-11-28T11:00:00.000Z', by: 'Ben' },
};

async function open(answers: Answers = {}) {
  const page = await openStockTake('/admin/stock-takes/take/file', answers);
  const choose = async (chosen = file) => {
    await screen.findByText('Drag a CSV file here, or click to choose one');
    const field = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await page.user.upload(field, chosen);
  };
  return { ...page, choose };
}

test('the list is downloaded, whole or without what is counted', async () => {
  await open();
  const links = await screen.findAllByRole('link', { name: /^Download/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/admin/stock-takes/export?id=take&filter=all',
    '/api/admin/stock-takes/export?id=take&filter=uncounted',
  ]);
});

test('a file is recorded after it is shown what it counts and which rows are left out', async () => {
  let seenAt: string | null = null;
  const { user, choose, sent } = await open({
    [read]: preview({
      ...{ toRecord: 3, replaced: 1, same: 2, blank: 5, refused: 1, counts: [count] },
      errors: [{ row: 7, message: 'SKU X is not in this stock-take' }],
    }),
    [record]: ({ url }) => {
      seenAt = url.searchParams.get('seenAt');
      return { success: true, data: { recorded: 2, replaced: 1, newer: 1, same: 2, refused: 1, blank: 5 } };
    },
  });
  await choose();
  expect(
    await screen.findByText(
      '3 numbers can be recorded, and 1 of them replaces another number. 2 numbers are there already. 5 rows have no number. 1 row is left out.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Row 7: SKU X is not in this stock-take')).toBeVisible();
  expect(screen.getByRole('row', { name: /Pocket tee.*8 Replaces 9, counted by Ben/ })).toBeVisible();
  expect(screen.getByText('And 2 more.')).toBeVisible();
  expect(sent.filter(({ call }) => call.endsWith('/counts'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Record 3 numbers' }));
  expect(
    await screen.findByText(
      /2 numbers are recorded, and 1 of them replaces another number\. 1 row is left out, because somebody has counted its size since/,
    ),
  ).toBeVisible();
  expect(seenAt).toBe(readAt);
  expect(screen.getByText(/Nothing is booked yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show the differences' })).toHaveAttribute(
    'href',
    '/admin/stock-takes/take?filter=different',
  );
  expect(screen.queryByRole('button', { name: /^Record/ })).not.toBeInTheDocument();
});

test('a file that cannot be read, and one without a new number, say so', async () => {
  let isReadable = false;
  const { choose } = await open({
    [read]: () =>
      isReadable
        ? preview({ same: 1 })
        : refuse(400, { code: 'UNREADABLE_CSV', message: 'The file has no rows.' }),
  });
  await choose();
  expect(await screen.findByText('The file has no rows.')).toBeVisible();
  isReadable = true;
  await choose();
  expect(await screen.findByText('There is nothing to record. 1 number is there already.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Record 0 numbers' })).toBeDisabled();
});

test('a file that the browser cannot read says so, and what an earlier one would count is gone', async () => {
  const { choose } = await open({ [read]: preview({ toRecord: 1, counts: [count] }) });
  await choose();
  await screen.findByRole('button', { name: 'Record 1 number' });
  const gone = Object.assign(new File(['sku'], 'gone.csv', { type: 'text/csv' }), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
  });
  await choose(gone);
  expect(await screen.findByText(/^gone\.csv can’t be read\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Record/ })).not.toBeInTheDocument();
});

test('the file that was chosen last counts, also when the browser reads an earlier one for longer', async () => {
  let finish = (_: ArrayBuffer) => {};
  const slow = Object.assign(new File(['sku'], 'slow.csv', { type: 'text/csv' }), {
    arrayBuffer: () => new Promise<ArrayBuffer>((resolve) => (finish = resolve)),
  });
  const { choose, sent } = await open({ [read]: preview({ toRecord: 1, counts: [count] }) });
  await choose(slow);
  await choose();
  expect(await screen.findByRole('button', { name: 'Record 1 number' })).toBeVisible();
  await act(async () => finish(new ArrayBuffer(0)));
  expect(screen.getByRole('button', { name: 'Record 1 number' })).toBeVisible();
  expect(sent.filter(({ call }) => call.endsWith('/counts/read'))).toHaveLength(1);
});

test('a stock-take that was booked meanwhile says that nothing can be recorded', async () => {
  const message = 'This stock-take is closed. Nothing can be counted or booked any more';
  const { user, choose } = await open({
    [read]: preview({ toRecord: 1, counts: [count] }),
    [record]: refuse(409, { code: 'STOCK_TAKE_IS_CLOSED', message }),
  });
  await choose();
  await user.click(await screen.findByRole('button', { name: 'Record 1 number' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('nothing is counted in a closed stock-take', async () => {
  await open({ 'GET /api/admin/stock-takes/{id}': details({ state: 'booked', reason: 'Count' }) });
  expect(await screen.findByText(/This stock-take is closed/)).toBeVisible();
  await waitFor(() => expect(document.querySelector('input[type=file]')).toBeNull());
});
