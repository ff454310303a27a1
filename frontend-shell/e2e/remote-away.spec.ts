import type { Page } from '@playwright/test';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { sendPageAsBuilt } from './support/plain-page';
import { expect, test } from './support/test';

type Away = (page: Page, files: string) => Promise<unknown>;

const ways: Record<string, Away> = {
  'its server is down': (page, files) => page.route(files, (route) => route.abort()),
  'its files are gone': (page, files) => page.route(files, (route) => route.fulfill({ status: 404 })),
};
const shopFiles = '**/remotes/shop/**';
const takingABreak = 'This part of the shop is taking a break';

for (const [what, takeAway] of Object.entries(ways)) {
  test(`without the shop remote, because ${what}, the rest works and "Try again" recovers`, async ({
    page,
    context,
  }) => {
    await enterAsShopper(context);
    await takeAway(page, shopFiles);
    await page.goto('/shop/home');
    const notice = page.getByRole('alert').filter({ hasText: takingABreak });
    await expect(notice).toBeVisible();

    const loads = countLoads(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeVisible();

    await page.unroute(shopFiles);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
    expect(loads.count, 'page loads since the remote went away').toBe(0);
  });
}

test('an admin does not notice that the shop remote is away', async ({ page, context }) => {
  await enterAsAdmin(context);
  await ways['its server is down']!(page, shopFiles);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeVisible();
  await expect(page.getByText(takingABreak)).toBeHidden();
});

test('a page whose own files do not arrive leaves the header usable and recovers', async ({
  page,
  context,
}) => {
  await enterAsShopper(context);
  await page.goto('/shop/home');
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();

  await page.route(shopFiles, (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByText(takingABreak)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Haberdash' })).toBeVisible();

  await page.unroute(shopFiles);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
});

test('a list of remotes that does not arrive can be tried again', async ({ page, context }) => {
  await enterAsShopper(context);
  await sendPageAsBuilt(context);
  await page.route('**/remotes.json', (route) => route.abort());
  await page.goto('/shop/home');
  await expect(page.getByText(takingABreak)).toBeVisible();

  await page.unroute('**/remotes.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
});

function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}
