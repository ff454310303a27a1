import type { Locator, Page } from '@playwright/test';
import { newAdmin } from './support/new-admin';
import { openFromMenu } from './support/page/menu';
import { openOwnShop } from './support/own-shop';
import type { Person } from './support/people';
import { expect, test } from './support/test';

const pieces = 7;

async function signIn(page: Page, { email, password }: Person) {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
}

async function addEntry(page: Page, kind: 'brand' | 'category', name: string) {
  await page.getByRole('button', { name: `Add ${kind}` }).click();
  const dialog = page.getByRole('dialog', { name: `Add ${kind}` });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

async function choose(sheet: Locator, label: string, option: string) {
  await sheet.getByRole('combobox', { name: label, exact: true }).focus();
  await sheet.page().keyboard.type(option);
  await sheet.page().keyboard.press('Enter');
  await expect(sheet.getByTitle(option)).toBeVisible();
}

async function addHat(page: Page) {
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Add New Product' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add New Product' });
  const picture = { name: 'hat.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await sheet.locator('input[type=file]').first().setInputFiles(picture);
  await sheet.getByLabel('Title', { exact: true }).fill('Felt hat');
  await sheet.getByLabel('Description').fill('Keeps its shape in the rain.');
  await choose(sheet, 'Category', 'Hats');
  await choose(sheet, 'Brand', 'Birch');
  await sheet.getByLabel('Price', { exact: true }).fill('40');
  await sheet.getByLabel('Total Stock').fill(String(pieces));
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Product add successfully' })).toBeVisible();
}

async function putOnSale(page: Page) {
  await page.getByRole('button', { name: /^Edit Felt hat/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Product' });
  await sheet.getByLabel('Sale Price', { exact: true }).fill('30');
  await sheet.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Product updated successfully' })).toBeVisible();
}

async function writeAboutDelivery(page: Page) {
  await openFromMenu(page, 'Online shop', 'Pages');
  await page.getByRole('main').getByRole('link', { name: 'Delivery', exact: true }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Delivery' });
  await sheet
    .getByLabel('Text', { exact: true })
    .fill('## By bicycle\n\n<script>alert(1)</script>Within **two** days.');
  await expect(sheet.getByRole('heading', { name: 'By bicycle' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Version 2' })).toBeVisible();
}

async function announceSale(page: Page) {
  await openFromMenu(page, 'Online shop', 'Shop');
  await page.getByRole('button', { name: 'Edit details' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit details' });
  await sheet.getByRole('switch', { name: 'Show it above every page' }).click();
  await sheet.getByLabel('Announcement', { exact: true }).fill('Hats on sale until Sunday');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
}

test('an admin builds a shop from an empty database', async ({ browser }) => {
  test.setTimeout(180_000);
  const shop = await openOwnShop({ DEMO_DATA: 'false', VISITORS: 'browse' });
  try {
    const office = await browser.newContext({ baseURL: shop.url });
    const page = await office.newPage();
    await signIn(page, await newAdmin(shop.databaseUrl));
    await openFromMenu(page, 'Products', 'Categories and brands');
    await addEntry(page, 'brand', 'Birch');
    await addEntry(page, 'category', 'Hats');
    await addHat(page);
    await putOnSale(page);
    await writeAboutDelivery(page);
    await announceSale(page);

    const street = await browser.newContext({ baseURL: shop.url });
    const visitor = await street.newPage();
    await visitor.goto('/shop/home');
    await expect(visitor.getByText('Hats on sale until Sunday')).toBeVisible();
    await visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hats' }).click();
    await visitor
      .getByRole('link', { name: /Felt hat/ })
      .first()
      .click();
    await expect(visitor.getByRole('heading', { name: 'Felt hat', level: 2 })).toBeVisible();
    await expect(visitor.getByText('$30.00').first()).toBeVisible();
    await expect(visitor.getByText('$40.00').first()).toBeVisible();
    await visitor.goto('/shop/delivery');
    await expect(visitor.getByRole('heading', { name: 'By bicycle' })).toBeVisible();
    await expect(visitor.getByText('Within two days.')).toBeVisible();
  } finally {
    await shop.close();
  }
});
