import { addProduct, pathOf } from './support/goods';
import { violationsOn } from './support/page/axe';
import { overflow } from './support/page/overflow';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { expect, test } from './support/test';

const twoDaysMs = 48 * 3_600_000;

test('a sale is previewed, starts by itself, is in the shop, and is stopped, on a phone', async ({
  page,
  browser,
  request,
}) => {
  await enterAsShopper(page.context());
  const product = await addProduct(request, { price: 40 });
  const name = `Weekend ${product._id.slice(-8)}`;
  const office = await browser.newContext({ viewport: { width: 375, height: 800 } });
  await enterAsAdmin(office);
  const desk = await office.newPage();
  await desk.goto(`/admin/sales/add?products=${product._id}`);
  await desk.getByLabel('Name').fill(name);
  await desk.getByLabel('Percent off').fill('25');
  await desk.getByLabel('Ends').fill(new Date(Date.now() + twoDaysMs).toISOString().slice(0, 16));
  const prices = desk.getByRole('region', { name: 'Prices in the sale' });
  await expect(prices.getByRole('row', { name: product.title })).toContainText('$40.00$30.00');
  expect(await overflow(desk)).toBe(0);
  expect(await violationsOn(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(desk).toHaveURL('/admin/sales');

  await page.goto(pathOf(product));
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('$30.00').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await desk.goto(`/admin/sales?q=${encodeURIComponent(name)}`);
  await expect(desk.getByText('Running', { exact: true }).first()).toBeVisible();
  await desk.getByRole('button', { name: `Stop now: ${name}` }).press('Enter');
  await desk.getByRole('dialog').getByRole('button', { name: 'Stop now' }).press('Enter');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('$30.00')).toHaveCount(0, { timeout: 2_000 });
    await expect(page.getByText('$40.00').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
