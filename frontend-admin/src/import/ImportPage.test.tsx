import type { Schema } from '@haberdash/kit/api/client';
import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote';

const list = 'GET /api/admin/products/import/get';
const check = 'POST /api/admin/products/import/check';
const get = 'GET /api/admin/products/import/get/{id}';
const confirm = 'POST /api/admin/products/import/confirm/{id}';

const checked: Schema<'ProductImportView'> = {
  _id: 'import-1',
  fileName: 'prices.csv',
  status: 'checked',
  uploadedAt: '2026-11-23T12:00:00.000Z',
  finishedAt: null,
  failure: null,
  counts: {
    rows: 2,
    productsAdded: 0,
    productsChanged: 1,
    productsUnchanged: 1,
    variantsAdded: 0,
    variantsChanged: 1,
  },
  errors: [],
  errorCount: 0,
  changes: [
    {
      row: 2,
      title: 'Linen Shirt',
      variant: 'M · Navy',
      kind: 'changed',
      fields: [{ field: 'price', before: '49.99', after: '39.99' }],
    },
  ],
  changeCount: 1,
  progress: { done: 0, total: 0 },
};
const done = (data: Schema<'ProductImportView'>) => ({ success: true as const, data });
const none: Answers = { [list]: { success: true, data: [] } };

const openImport = (answers: Answers, address = '') =>
  renderRemote(remote, { path: `/admin/products/import${address}`, answers: { ...none, ...answers } });
const choose = async (user: UserEvent) => {
  await screen.findByText('Drag a CSV file here, or click to choose one');
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['sku,price\nA,1\n'], 'prices.csv', { type: 'text/csv' }));
};

test('a file shows its changes, and applies them when the admin confirms', async () => {
  let state = checked;
  const { user, sent } = await openImport({
    [check]: done(checked),
    [get]: () => done(state),
    [confirm]: () => {
      state = { ...checked, status: 'applied' };
      return done({ ...checked, status: 'confirmed', progress: { done: 1, total: 4 } });
    },
  });
  await choose(user);

  expect(await screen.findByText('Nothing has changed yet')).toBeVisible();
  expect(screen.getByText(/Products: 0 added, 1 changed, 1 unchanged/)).toBeVisible();
  const row = screen.getByText('Row 2').closest('tr')!;
  for (const text of ['Linen Shirt', 'M · Navy', 'Changed'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(row).toHaveTextContent('price: 49.99 → 39.99');
  expect(sent.some(({ call }) => call.includes('confirm'))).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Apply import' }));
  expect(await screen.findByText('Import applied')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply import' })).not.toBeInTheDocument();
});

test('a file with errors names them by row, and cannot be applied', async () => {
  const wrong = {
    ...checked,
    errors: [{ row: 3, column: 'price', message: 'must be an amount like 49.99' }],
    errorCount: 1,
  };
  const { user } = await openImport({ [check]: done(wrong), [get]: done(wrong) });
  await choose(user);

  expect(await screen.findByText('1 error')).toBeVisible();
  expect(screen.getByText('Row 3').closest('tr')).toHaveTextContent('pricemust be an amount like 49.99');
  expect(screen.queryByRole('button', { name: 'Apply import' })).not.toBeInTheDocument();
});

test('a file that cannot be read says why, and another can be chosen', async () => {
  const { user } = await openImport({
    [check]: refuse(400, { code: 'UNREADABLE_CSV', message: 'Unknown columns: prize.' }),
  });
  await choose(user);
  expect(await screen.findByText('Unknown columns: prize.')).toBeVisible();
  expect(screen.getByText('Drag a CSV file here, or click to choose one')).toBeVisible();
});

test('a running import shows its progress until it ends', async () => {
  const running = { ...checked, status: 'confirmed' as const, progress: { done: 1, total: 4 } };
  const states = [running, { ...running, progress: { done: 3, total: 4 } }];
  await openImport(
    {
      [get]: () =>
        done(states.shift() ?? { ...checked, status: 'failed', failure: 'Row 2: somebody has changed Tee' }),
    },
    '?id=import-1',
  );
  expect(await screen.findByText(/1 of 4 products and pictures/)).toBeVisible();
  expect(await screen.findByText(/3 of 4 products/, {}, { timeout: 3_000 })).toBeVisible();
  expect(await screen.findByText('Nothing was imported', {}, { timeout: 3_000 })).toBeVisible();
  expect(screen.getByText('Row 2: somebody has changed Tee')).toBeVisible();
});

test('a refused confirmation says why', async () => {
  const { user } = await openImport(
    {
      [get]: done(checked),
      [confirm]: refuse(409, {
        code: 'IMPORT_NOT_CHECKED',
        message: 'This import has already been confirmed.',
      }),
    },
    '?id=import-1',
  );
  await user.click(await screen.findByRole('button', { name: 'Apply import' }));
  expect(await screen.findByText('This import has already been confirmed.')).toBeVisible();
});

test('an unknown import offers to try again', async () => {
  let tries = 0;
  const { user } = await openImport(
    {
      [get]: () =>
        tries++ === 0 ? refuse(404, { code: 'NOT_FOUND', message: 'Import not found' }) : done(checked),
    },
    '?id=import-1',
  );
  expect(await screen.findByText('Import not found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing has changed yet')).toBeVisible();
});

test('earlier imports are listed with their results', async () => {
  await openImport({ [list]: { success: true, data: [{ ...checked, status: 'applied' }] } });
  const item = (await screen.findByRole('link', { name: 'prices.csv' })).closest('li')!;
  expect(item).toHaveTextContent('Applied');
});

test('a long result shows its first rows, and is a download as a whole', async () => {
  await openImport({ [get]: done({ ...checked, changeCount: 5_000 }) }, '?id=import-1');
  expect(await screen.findByText('The first 1 of 5,000 changes')).toBeVisible();
  const download = screen.getByRole('link', { name: 'Download result as CSV' });
  expect(download).toHaveAttribute('href', '/api/admin/products/import/result?id=import-1');
  expect(download).toHaveAttribute('download');
});

test('the template and the export are downloads', async () => {
  await openImport({});
  expect(await screen.findByRole('link', { name: 'Download template' })).toHaveAttribute('download');
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/admin/products/export',
  );
});
