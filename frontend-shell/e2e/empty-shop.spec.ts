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

async function choose(form: Locator, label: string, option: string) {
  await form.getByRole('combobox', { name: label, exact: true }).focus();
  await form.page().keyboard.type(option);
  await form.page().keyboard.press('Enter');
  await expect(form.getByTitle(option)).toBeVisible();
}

async function addHat(page: Page) {
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Add New Product' }).click();
  const form = page.getByRole('main');
  const picture = { name: 'hat.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await form.locator('input[type=file]').first().setInputFiles(picture);
  await form.getByLabel('Title', { exact: true }).fill('Felt hat');
  await form.getByLabel('Description').fill('Keeps its shape in the rain.');
  await choose(form, 'Category', 'Hats');
  await choose(form, 'Brand', 'Birch');
  await form.getByLabel('Price', { exact: true }).fill('40');
  await form.getByLabel('Total Stock').fill(String(pieces));
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Product add successfully' })).toBeVisible();
}

async function putOnSale(page: Page) {
  await page.getByRole('button', { name: /^Edit Felt hat/ }).click();
  const form = page.getByRole('main');
  await form.getByLabel('Sale Price', { exact: true }).fill('30');
  await form.getByRole('button', { name: 'Edit', exact: true }).click();
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
