import { readFile } from 'node:fs/promises';
import { openFromMenu } from './support/page/menu';
import { violationsOn } from './support/page/axe';
import { goToCheckout, pay } from './support/checkout';
import { addProduct } from './support/goods';
import { overflow } from './support/page/overflow';
import { enterAsAdmin } from './support/people';
import { expect, test } from './support/test';

test('an owner reads the figures, follows one to its orders, and runs the consistency check', async ({
  page,
}) => {
  await enterAsAdmin(page.context());
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page).toHaveURL(/range=90d/);
  await expect(page.getByText('Revenue by day', { exact: true })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: /^Revenue \$/ }).click();
  await expect(page).toHaveURL(/admin\/orders\?paidFrom=/);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');

  await openFromMenu(page, 'Settings', 'Consistency check');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/^Check, finished/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/\d of [\d,]+ sizes agree$/).first()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect.poll(() => overflow(page)).toBe(0);
});

test('a number of the dashboard opens as many rows as it says', async ({ page, browser, request }) => {
  await goToCheckout(page, await addProduct(request));
  await pay(page);
  const office = await browser.newContext();
  await enterAsAdmin(office);
  const desk = await office.newPage();
  for (const [figure, heading] of [
    [/^Orders (?<rows>[1-9]\d*)/, 'Orders'],
    [/^Days with a cart that ended in a purchase \([1-9]\d* of (?<rows>\d+)\)/, 'Shoppers with a cart'],
  ] as const) {
    // Again where the shop sells something between the two looks.
    await expect(async () => {
      await desk.goto('/admin/dashboard?range=today');
      const link = desk.getByRole('main').getByRole('link', { name: figure });
      const text = await link.innerText({ timeout: 3_000 });
      const rows = Number(figure.exec(text.replace(/\s+/g, ' '))!.groups!.rows);
      await link.click();
      await expect(desk.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(desk.getByRole('navigation', { name: 'Pages' })).toContainText(`of ${rows}`);
      const listed = desk.getByRole('row').filter({ has: desk.getByRole('cell') });
      await expect(listed).toHaveCount(Math.min(rows, 50), { timeout: 3_000 });
    }).toPass();
  }
  await office.close();
});

test('an owner reads last month and this month, follows a figure to its orders, and downloads the file for the accountant', async ({
  page,
  browser,
  request,
}) => {
  await goToCheckout(page, await addProduct(request));
  await pay(page);
  const office = await browser.newContext();
  await enterAsAdmin(office);
  const desk = await office.newPage();
  await desk.goto('/admin/dashboard');
  await openFromMenu(desk, 'Reports', 'Finance');
  await desk.getByRole('button', { name: 'Last month' }).click();
  await expect(desk).toHaveURL(/period=last-month/);
  await expect(desk.getByRole('heading', { name: 'No money moved in this period' })).toBeVisible();
  await desk.getByRole('button', { name: 'This month' }).click();
  const table = desk.getByRole('table');
  // Again where the shop sells something between the two looks; figures are some seconds old.
  await expect(async () => {
    await desk.goto('/admin/finance');
    const orders = table.getByRole('link', { name: /^Orders paid, Total: / });
    const count = await orders.innerText({ timeout: 3_000 });
    await orders.click();
    await expect(desk).toHaveURL(/admin\/orders\?paidFrom=/);
    await expect(desk.getByRole('navigation', { name: 'Pages' })).toContainText(`of ${count}`, {
      timeout: 3_000,
    });
  }).toPass();
  await desk.goBack();
  await expect(table).toBeVisible();
  expect(await violationsOn(desk)).toEqual([]);

  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^finance-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect(head).toContain('From,To,Gross,Refunds,Net');
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(lines.length);
  await desk.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => overflow(desk)).toBe(0);
  await office.close();
});
