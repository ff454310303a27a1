import type { Page } from '@playwright/test';
import { putIntoCart } from './support/checkout';
import { addProduct } from './support/goods';
import { nextFrames } from './support/page/frames';
import { menuEntry } from './support/page/menu';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { expect, test } from './support/test';

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
/** Without Playwright's own scrolling, which takes a sticky header's links for far away. */
const follow = (page: Page, name: string) => menuLink(page, name).dispatchEvent('click');
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

async function openListing(page: Page) {
  await page.goto('/shop/listing');
  await expect(page.getByRole('article').nth(20)).toBeVisible();
}

test('a category starts at its top; a filter and Back keep the scroll position', async ({
  page,
  context,
}) => {
  await enterAsShopper(context);
  await openListing(page);
  await scrollTo(page, 500);
  await page.getByRole('checkbox', { name: 'Women' }).click();
  await expect(page).toHaveURL('/shop/listing?category=women');
  await expect(page.getByRole('article').filter({ hasText: 'Kids' })).toHaveCount(0);
  expect(await scrolled(page)).toBe(500);

  await follow(page, 'Men');
  await expect(page).toHaveURL('/shop/listing?category=men');
  await expect.poll(() => scrolled(page)).toBe(0);

  await expect(page.getByRole('article').first()).toContainText('Men');
  await scrollTo(page, 400);
  await follow(page, 'Home');
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(400);
});

test('Back into a long list restores the scroll position', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/home');
  await menuLink(page, 'Products').click();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  await expect(page.getByRole('article').nth(20)).toBeVisible();
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrolled(page)).toBe(1500);
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('1500');

  await follow(page, 'Home');
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeFocused();
  // The browser puts the page where it wants it within two frames.
  await nextFrames(page);
  expect(await scrolled(page)).toBe(1500);
});

test('from the cart to the checkout, the focus moves to the heading', async ({ page, context, request }) => {
  await putIntoCart(context, await enterAsShopper(context), await addProduct(request));
  await page.goto('/shop/home');
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/shop/checkout');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a navigation moves the focus to the heading and sets the title', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/home');
  await menuLink(page, 'Women').click();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeFocused();
  await expect(page).toHaveTitle('Women · Haberdash');

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My account' })).toBeFocused();
  await expect(page).toHaveTitle('My account · Haberdash');
});

test("the admin's pages are titled, too", async ({ page, context }) => {
  await enterAsAdmin(context);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveTitle('Dashboard · Admin · Haberdash');
  await menuEntry(page, 'Orders').click();
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeFocused();
  await expect(page).toHaveTitle('Orders · Admin · Haberdash');
});
