import type { Page } from '@playwright/test';
import { intercept } from './support/page/intercept';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { sendPageAsBuilt } from './support/page/plain-page';
import { expect, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function expectLeads(page: Page, paths: string[], destination: string | RegExp) {
  for (const path of paths) {
    await test.step(`${path} leads to ${String(destination)}`, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(destination);
    });
  }
}

test('a visitor must sign in at any address', async ({ page }) => {
  const paths = ['/', '/shop/home', '/shop/checkout', '/admin/orders', '/unauth-page', '/nowhere'];
  await expectLeads(page, paths, /\/auth\/login(\?next=.*)?$/);
  await expect(heading(page, 'Sign in to your account')).toBeVisible();
});

test('a shopper gets to the shop from the root address and from the login pages', async ({
  page,
  context,
}) => {
  await enterAsShopper(context);
  await expectLeads(page, ['/', '/auth/login', '/auth/register'], '/shop/home');
});

test('a shopper has no access to the admin area', async ({ page, context }) => {
  await enterAsShopper(context);
  await expectLeads(page, ['/admin/dashboard', '/admin/orders', '/admin/nowhere'], '/unauth-page');
  await expect(heading(page, "You don't have access to view this page")).toBeVisible();
});

test('an admin gets to the dashboard instead of the shop', async ({ page, context }) => {
  await enterAsAdmin(context);
  const paths = ['/', '/auth/login', '/shop/home', '/shop/checkout', '/shop/nowhere'];
  await expectLeads(page, paths, '/admin/dashboard');
});

test('an unknown path says so and leads back', async ({ page, context }) => {
  await enterAsShopper(context);
  for (const path of ['/nowhere', '/shop/nowhere']) {
    await page.goto(path);
    await expect(heading(page, "page doesn't exists")).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/shop/home');
  }
});

test('a page that fails says so inside the shop, and the menu works', async ({ page, context }) => {
  await enterAsShopper(context);
  await sendPageAsBuilt(context);
  const recover = await intercept(page, '**/api/shop/products/get?*', (route) =>
    route.fulfill({ json: { data: [null], meta: {} } }),
  );
  await page.goto('/shop/listing');
  await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
  await expect(page.locator('pre')).toBeHidden();
  await page.getByText('Details for support').click();
  await expect(page.locator('pre')).toContainText('TypeError');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();

  recover();
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(heading(page, 'Shop by category')).toBeVisible();
});
