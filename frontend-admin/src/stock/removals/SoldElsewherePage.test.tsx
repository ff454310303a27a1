import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import remote from '../../remote';
import { fileInput } from '../../testing/samples';
import type { RemovalPreview } from './removals.api';

const read = 'POST /api/admin/stock/removals/read';
const remove = 'POST /api/admin/stock/removals';
const file = Object.assign(new File(['sku'], 'market.csv', { type: 'text/csv' }), {
  arrayBuffer: async () => Uint8Array.from(Buffer.from('sku,pieces\nTEE-L,4\n')).buffer,
});
const sold: RemovalPreview = {
  pieces: [
    {
      variantId: 'variant-1',
      productId: 'product-1',
      title: 'Pocket tee',
      size: 'L',
      colour: 'Navy',
      stock: 10,
      pieces: 4,
    },
  ],
  errors: [],
};

const choose = async (answers: Answers) => {
  const page = await renderRemote(remote, { path: '/admin/stock/sold-elsewhere', answers });
  await screen.findByText(/Drag a CSV file here/);
  await page.user.upload(fileInput(), file);
  return page;
};

test('a file shows what would happen, and takes the pieces off the shelf once it is confirmed', async () => {
  const { user, sent } = await choose({
    [read]: { success: true, data: sold },
    [remove]: { success: true, message: 'Done' },
  });
  const row = within(await screen.findByRole('row', { name: /Pocket tee/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['4', '10', '6']);
  expect(sent.some(({ call }) => call === remove)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Take 4 pieces off the shelf' }));
  expect(await screen.findByText('Done. The pieces are off the shelf.')).toBeVisible();
  expect(screen.queryByRole('row', { name: /Pocket tee/ })).not.toBeInTheDocument();
  expect(sent.find(({ call }) => call === remove)?.body).toMatchObject({
    cause: 'sold-elsewhere',
    pieces: [{ variantId: 'variant-1', quantity: 4 }],
  });
});

test('a file with wrong rows can not be confirmed', async () => {
  const errors = [{ row: 3, message: 'SKU TEE-X is not known' }];
  await choose({ [read]: { success: true, data: { ...sold, errors } } });
  expect(await screen.findByText('Row 3: SKU TEE-X is not known')).toBeVisible();
  expect(screen.getByText('Nothing has changed')).toBeVisible();
  expect(screen.queryByRole('button', { name: /off the shelf/ })).not.toBeInTheDocument();
});

test('what was refused is said, and the file can be chosen again', async () => {
  const message = 'There are fewer pieces on the shelf: Pocket tee (L · Navy) has 2';
  const { user } = await choose({
    [read]: { success: true, data: sold },
    [remove]: refuse(409, { code: 'NOT_ON_SHELF', message }),
  });
  await user.click(await screen.findByRole('button', { name: 'Take 4 pieces off the shelf' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText(/Choose the file again/)).toBeVisible();
});

test('a file that can not be read says why', async () => {
  const message = 'Unknown columns: colour.';
  await choose({ [read]: refuse(400, { code: 'UNREADABLE_CSV', message }) });
  expect(await screen.findByText(message)).toBeVisible();
});
