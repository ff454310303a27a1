import { violationsOn } from './support/page/axe';
import { addProduct } from './support/goods';
import { overflow } from './support/page/overflow';
import { enterAsAdmin } from './support/people';
import { expect, test } from './support/test';

test('prices from a spreadsheet are checked, applied and shown in the shop', async ({ page, request }) => {
  const { _id, title } = await addProduct(request);
  await enterAsAdmin(page.context());
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Import from CSV' }).click();
  await expect(page.getByRole('heading', { name: 'Import products' })).toBeVisible();
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  await choose(`product_id;price\n${_id};cheap\n`);
  await expect(page.getByRole('row', { name: /Row 2 price must be an amount/ })).toBeVisible();

  await choose(`\uFEFFproduct_id;price\r\n${_id};13.75\r\n`);
  await expect(
    page.getByRole('row', { name: `Row 2 ${title} – Changed price: 12.50 → 13.75` }),
  ).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Row 2' })).toContainText('12.50 → 13.75');
  expect(await overflow(page)).toBe(0);

  await page.getByRole('button', { name: 'Apply import' }).click();
  await expect(page.getByText('Import applied')).toBeVisible();
  const product = await request.get(`/api/shop/products/get/${_id}`);
  expect(((await product.json()) as { data: { price: number } }).data.price).toBe(13.75);

  await page.reload();
  await expect(page.getByText('Import applied')).toBeVisible();
});
