import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addProduct } from './support/goods';
import { enterAsAdmin } from './support/people';
import { expect, test } from './support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

test('views and columns of a list are remembered', async ({ page, context }) => {
  await enterAsAdmin(context);
  await page.goto('/admin/products?category=footwear&sort=price-hightolow');
  await button(page, 'Columns').click();
  await page.getByRole('checkbox', { name: 'SKUs' }).check();
  await page.getByRole('checkbox', { name: 'Brand' }).uncheck();
  await page.keyboard.press('Escape');
  await button(page, 'Views').click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Dear shoes');
  await button(page, 'Save view').click();

  await page.goto('/admin/products');
  await expect(header(page, 'SKUs')).toBeVisible();
  await expect(header(page, 'Brand')).toBeHidden();
  await button(page, 'Views').click();
  await button(page, 'Dear shoes').click();
  await expect(page).toHaveURL(/[?&]category=footwear\b/);
  await expect(page).toHaveURL(/[?&]sort=price-hightolow\b/);
  await page.reload();
  // A kind of footwear.
  await expect(page.getByRole('row').nth(1)).toContainText('Boots');
  await expect(header(page, 'SKUs')).toBeVisible();
});

test('the header of a long list stays in sight', async ({ page, context }) => {
  await enterAsAdmin(context);
  await page.goto('/admin/products');
  const last = page.getByRole('row').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(page.getByRole('row').nth(1)).not.toBeInViewport();
  for (const name of ['Category', 'Sold in 30 days'])
    await expect(header(page, name)).toBeInViewport({ ratio: 1 });
});

test('an export has exactly what is filtered', async ({ page, context, request }) => {
  const range = `Snood ${randomUUID().slice(0, 8)}`;
  const inRange = (title: string, category: 'women' | 'men') =>
    addProduct(request, { title: `${range} ${title}`, category });
  const titles = [(await inRange('Rib', 'women')).title, (await inRange('Cable, "wide"', 'women')).title];
  await inRange('Plain', 'men');
  await enterAsAdmin(context);
  await page.goto('/admin/products?category=women');
  await page.getByRole('searchbox', { name: 'Search products' }).fill(range);
  await expect(page.getByText('1–2 of 2')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(head).toContain('title');
  expect(rows).toHaveLength(2);
  for (const title of titles)
    expect(rows.filter((row) => row.includes(title.replaceAll('"', '""')))).toHaveLength(1);
});

test('filters are added in a panel with the keyboard, and stand as chips in the line of the search', async ({
  page,
  context,
}) => {
  await enterAsAdmin(context);
  await page.goto('/admin/orders');
  const search = page.getByRole('searchbox', { name: /^Search by number/ });
  await expect(search).toBeVisible();
  const add = button(page, '+ Filter');
  expect((await add.boundingBox())!.y).toBeLessThan((await search.boundingBox())!.y + 40);

  await add.press('Enter');
  await page.getByRole('list', { name: 'Filters' }).getByRole('button', { name: 'Status' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeFocused();
  await page.keyboard.type('Conf');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]status=confirmed\b/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await expect(button(page, 'Status: Confirmed')).toBeVisible();

  await add.click();
  await page.getByRole('list', { name: 'Filters' }).getByRole('button', { name: 'Order Date' }).click();
  const days = page.getByRole('group', { name: 'Order Date' });
  const [from, to] = ['First day', 'Last day'].map((name) => days.getByRole('textbox', { name }));
  await expect(from!).toBeFocused();
  await from!.fill('1 Nov 2026');
  await from!.press('Enter');
  await to!.fill('2 Nov 2026');
  await to!.press('Enter');
  await expect(page).toHaveURL(/[?&]from=2026-11-01&to=2026-11-02\b/);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Order Date: 1 Nov 2026 to 2 Nov 2026')).toBeVisible();

  await button(page, 'Remove the filter Status').click();
  await expect(page).not.toHaveURL(/status=/);
  await page.goBack();
  await expect(button(page, 'Status: Confirmed')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(button(page, 'Order Date: 1 Nov 2026 to 2 Nov 2026')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
