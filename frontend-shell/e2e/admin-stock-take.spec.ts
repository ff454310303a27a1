import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { placeOrder } from './support/checkout';
import { addProduct } from './support/goods';
import { violationsOn } from './support/page/axe';
import { overflow } from './support/page/overflow';
import { enterAsAdmin } from './support/people';
import { expect, test } from './support/test';

test('stock is counted by scans and keys on a narrow phone, a sale in the midst is not lost, and differences are booked', async ({
  browser,
  request,
}) => {
  const code = `SOCK-${randomUUID().slice(0, 8)}`;
  const size = (name: string, sku: string) => ({ size: name, sku, price: 5, salePrice: 0, stock: 10 });
  const product = await addProduct(request, {
    options: { colours: [] },
    variants: [size('S', `${code}-1`), size('M', `${code}-2`), size('L', `${code}-3`)],
  });
  const warehouse = await browser.newContext({ viewport: { width: 320, height: 700 } });
  await enterAsAdmin(warehouse);
  const phone = await warehouse.newPage();
  const examine = async () => {
    expect(await overflow(phone)).toBe(0);
    expect(await violationsOn(phone)).toEqual([]);
  };

  await phone.goto(`/admin/stock-takes/start?filter=ids%3D${product._id}`);
  await expect(phone.getByText('3 sizes of 1 product would be on the list.')).toBeVisible();
  await examine();
  await phone.getByRole('button', { name: 'Start counting' }).press('Enter');
  await expect(phone.getByRole('heading', { name: 'Count stock' })).toBeVisible();

  await phone.getByLabel('Scan or type a SKU or GTIN').fill(`${code}-1`);
  await phone.keyboard.press('Enter');
  const scanned = phone.getByLabel(`Counted: ${product.title}, S`).first();
  await expect(scanned).toBeFocused();
  await phone.keyboard.type('8');
  await phone.keyboard.press('Enter');
  await expect(phone.getByLabel('Scan or type a SKU or GTIN')).toBeFocused();
  await expect(phone.getByText('−2').first()).toBeVisible();

  const street = await browser.newContext();
  await placeOrder(street, product);

  await phone.getByLabel(`Counted: ${product.title}, M`).last().focus();
  await phone.keyboard.type('10');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('2 of 3 sizes counted.', { exact: false })).toBeVisible();
  await expect(phone.getByText('1 size differs: 2 pieces missing ($10.00)', { exact: false })).toBeVisible();
  await examine();

  await phone.getByRole('link', { name: 'Print the list' }).press('Enter');
  await expect(phone.getByText('3 sizes, sorted by SKU')).toBeVisible();
  await examine();
  await phone.goBack();

  await phone.getByRole('link', { name: 'Count in a spreadsheet' }).press('Enter');
  await expect(phone.getByText('2 of 3 sizes counted.', { exact: false })).toBeVisible();
  const downloading = phone.waitForEvent('download');
  await phone.getByRole('link', { name: 'Download what is not counted yet' }).click();
  const list = await readFile(await (await downloading).path(), 'utf8');
  const rows = [`${list.trim()}10`, `${code}-1,,,,,9`, 'UNKNOWN,,,,,1'];
  const choosing = phone.waitForEvent('filechooser');
  await phone.getByText('Drag a CSV file here, or click to choose one').click();
  const buffer = Buffer.from(rows.join('\n'));
  await (await choosing).setFiles({ name: 'counted.csv', mimeType: 'text/csv', buffer });
  await expect(phone.getByText('Row 4: SKU UNKNOWN is not in this stock-take')).toBeVisible();
  await expect(phone.getByText(/2 numbers can be recorded, and 1 of them/)).toBeVisible();
  await examine();
  await phone.getByRole('button', { name: 'Record 2 numbers' }).press('Enter');
  await expect(phone.getByText(/2 numbers are recorded/)).toBeVisible();
  await phone.getByRole('link', { name: 'Back to counting' }).press('Enter');
  await expect(
    phone.getByText('3 of 3 sizes counted. 1 size differs: 1 piece missing', { exact: false }),
  ).toBeVisible();

  await phone.getByLabel('Reason').fill('Yearly stock-take');
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('region', { name: 'Booked' })).toBeVisible();
  await examine();

  const movements = async (place: number) => {
    const variantId = product.variants[place]!._id;
    const response = await warehouse.request.get(`/api/admin/stock/get?variant=${variantId}`);
    const { data } = (await response.json()) as { data: Record<string, unknown>[] };
    return data.map(({ kind, change }) => [kind, change]);
  };
  const found = await Promise.all([0, 1, 2].map(movements));
  expect(found.flat().filter(([kind]) => kind === 'corrected')).toEqual([['corrected', -1]]);
  expect(found.flat().filter(([kind]) => kind === 'reserved')).toEqual([['reserved', -1]]);
});
