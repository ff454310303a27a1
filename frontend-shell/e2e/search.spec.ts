import type { Page } from '@playwright/test';
import { addProduct } from './support/goods';
import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search Products...' });
const cards = (page: Page) => page.getByRole('article');

async function openSearch(page: Page) {
  await page.goto('/shop/home');
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
}

test('typed text is searched for, and Back leaves the search', async ({ page, context }) => {
  await enterAsShopper(context);
  await openSearch(page);
  await expect(page).toHaveTitle('Search · Haberdash');
  await field(page).pressSequentially('coat');
  await expect(page).toHaveURL('/shop/search?keyword=coat');
  await expect(page.getByRole('heading', { name: 'Results for “coat”' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('listbox')).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL('/shop/home');
  await page.goForward();
  await expect(field(page)).toHaveValue('coat');
  await expect(cards(page).first()).toBeVisible();
});

test('a typo finds the product, too', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/search?keyword=sneekers');
  await expect(cards(page).first()).toContainText('Footwear');
});

test('the address contains filters and sort order of a search', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/search?keyword=coat');
  await page.getByRole('checkbox', { name: 'Women', exact: true }).click();
  await expect(page).toHaveURL('/shop/search?keyword=coat&category=women');
  await page.getByRole('button', { name: 'Sort by: Best match' }).click();
  await page.getByRole('menuitemradio', { name: 'Price: High to Low' }).click();
  await expect(page).toHaveURL('/shop/search?keyword=coat&category=women&sortBy=price-hightolow');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter: Women' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sort by: Price: High to Low' })).toBeVisible();
  await expect(cards(page).first()).toContainText('Women');

  await page.goto('/shop/listing');
  await expect(page.getByRole('checkbox', { name: 'Women', exact: true })).not.toBeChecked();
});

test('a suggestion is selected with the keyboard, and a product added to the cart', async ({
  page,
  context,
  request,
}) => {
  const { title } = await addProduct(request);
  await enterAsShopper(context);
  await openSearch(page);
  await field(page).pressSequentially(title);
  await expect(page.getByRole('option', { name: title })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item', includeHidden: true })).toBeAttached();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/shop\/search/);
});

test('a search without results links to categories', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/search?keyword=qqqqqqqq');
  await expect(page.getByRole('heading', { name: 'No result found!' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Kids' }).click();
  await expect(page).toHaveURL('/shop/listing?category=kids');
});

test('recent searches are suggested until the shopper signs out', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/search?keyword=coat');
  await expect(cards(page).first()).toBeVisible();
  await page.goto('/shop/search');
  await field(page).click();
  await expect(page.getByRole('option', { name: 'coat' })).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull();
});
