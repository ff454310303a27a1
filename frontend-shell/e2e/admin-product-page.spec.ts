import type { Page } from '@playwright/test';
import { addProduct } from './support/goods';
import { violationsOn } from './support/page/axe';
import { overflow } from './support/page/overflow';
import { enterAsAdmin } from './support/people';
import { expect, test } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const missing = (page: Page) => page.getByRole('list', { name: 'Missing:' });

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name }).focus();
  await page.keyboard.type(option);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByTitle(option)).toBeVisible();
}

test('a product is saved as a draft, published, and edited from a shared link @main-flow', async ({
  page,
  browser,
}) => {
  const title = `Gilet ${Date.now()}`;
  await enterAsAdmin(page.context());
  await page.goto('/admin/products');
  await press(page, 'Add New Product');
  await expect(page).toHaveURL('/admin/products/new');

  await test.step('what is missing leads to its field', async () => {
    await expect(missing(page)).toContainText('title');
    await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
    for (const width of [1440, 768, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOn(page), `axe at ${width} px`).toEqual([]);
      expect(await overflow(page), `pixels beyond the right edge at ${width} px`).toBe(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await missing(page).getByRole('button', { name: 'title' }).click();
    await page.keyboard.type(title);
    await page.getByLabel('Description').fill('Warm where it matters.');
    await choose(page, 'Category', 'Women');
    await choose(page, 'Brand', 'Puma');
    await page.getByLabel('Price', { exact: true }).fill('30');
    await page.getByLabel('Total Stock').fill('4');
    await expect(missing(page)).toHaveText('picture');
    const picture = { name: 'gilet.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await missing(page).getByRole('button', { name: 'picture' }).click();
    await expect(page.getByRole('button', { name: /^Choose a picture/ })).toBeFocused();
    await page.locator('main input[type=file]').setInputFiles(picture);
    await expect(page.getByRole('img', { name: 'main picture' })).toBeVisible();
    await expect(missing(page)).toBeHidden();
  });

  await test.step('the draft has a page, which shoppers cannot see, and is published there', async () => {
    await press(page, 'Save draft');
    await expect(page).toHaveURL(/\/admin\/products\/[0-9a-f-]{36}$/);
    await expect(page.locator('main h1')).toHaveText('Edit Product');
    await expect(page.locator('main header')).toContainText('Draft');
    expect(await isInShop(page, title)).toBe(false);
    await press(page, 'Publish');
    await expect(page.locator('main header')).toContainText('Published');
    expect(await isInShop(page, title)).toBe(true);
  });

  await test.step('another admin edits it from the shared link, and comes to the list', async () => {
    const office = await browser.newContext();
    await enterAsAdmin(office);
    const desk = await office.newPage();
    await desk.goto(page.url());
    await desk.getByLabel('Price', { exact: true }).fill('28');
    await press(desk, 'Edit');
    await expect(desk.getByRole('status').filter({ hasText: 'Product updated successfully' })).toBeVisible();
    await expect(desk).toHaveURL('/admin/products');
    await office.close();
  });

  await test.step('the first admin is told', async () => {
    await page.getByLabel('Price', { exact: true }).fill('29');
    await press(page, 'Edit');
    await expect(page.getByRole('alert')).toContainText('Someone else has changed this product');
    await press(page, 'Load the latest version');
    await expect(page.getByRole('alert')).toContainText('Price: we kept yours. The other version: “28.00”');
  });
});

async function isInShop(page: Page, title: string): Promise<boolean> {
  const response = await page.request.get(`/api/shop/search/${encodeURIComponent(title)}`);
  const { data } = (await response.json()) as { data: { title: string }[] };
  return data.some((product) => product.title === title);
}

test('Back leads to the list with its filters and where it was scrolled to', async ({ page, request }) => {
  const mark = Date.now();
  for (let count = 0; count < 12; count += 1)
    await addProduct(request, { title: `Braces ${mark} ${count}`, totalStock: 5 });
  await enterAsAdmin(page.context());
  await page.goto(`/admin/products?q=${mark}`);
  const last = page.getByRole('button', { name: /^Edit Braces/ }).last();
  await last.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await press(page, 'Back');
  await expect(page).toHaveURL(`/admin/products?q=${mark}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});
