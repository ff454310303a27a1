import type { BrowserContext, Page, Route } from '@playwright/test';
import remotes from '../public/remotes.json';
import { intercept } from './support/page/intercept';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { sendPageAsBuilt } from './support/page/plain-page';
import { expect, test } from './support/test';

const abort = (route: Route) => route.abort();
const ways: Record<string, (route: Route) => Promise<void>> = {
  'its server is down': abort,
  'its files are gone': (route) => route.fulfill({ status: 404 }),
};
const shopFiles = '**/remotes/shop/**';
const modulesOfShop = /\/remotes\/shop\/(?!remoteEntry).*\.js$/;
const notLoaded = "We couldn't load this page";

for (const [what, isAway] of Object.entries(ways)) {
  test(
    `without the shop remote, because ${what}, the rest works and "Try again" recovers`,
    { tag: '@main-flow' },
    async ({ page, context }) => {
      await enterAsShopper(context);
      const comeBack = await intercept(page, shopFiles, isAway);
      await page.goto('/shop/home');
      const notice = page.getByRole('alert').filter({ hasText: notLoaded });
      await expect(notice).toBeVisible();

      const loads = countLoads(page);
      const askedAgain = page.waitForRequest(shopFiles);
      await page.getByRole('button', { name: 'Try again' }).click();
      await askedAgain;
      await expect(notice).toBeVisible();

      comeBack();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
      expect(loads.count, 'page loads since the remote went away').toBe(0);
    },
  );
}

async function openHome(page: Page, context: BrowserContext) {
  await enterAsShopper(context);
  await page.goto('/shop/home');
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
}

test(
  'the admin remote works while the shop remote is away',
  { tag: '@main-flow' },
  async ({ page, context }) => {
    await enterAsAdmin(context);
    await intercept(page, shopFiles, abort);
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeVisible();
    await expect(page.getByText(notLoaded)).toBeHidden();
  },
);

test('a page whose files fail to load leaves the header usable and recovers', async ({ page, context }) => {
  await openHome(page, context);

  const comeBack = await intercept(page, shopFiles, abort);
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByText(notLoaded)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Haberdash' })).toBeVisible();

  comeBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
});

test('loading the list of remotes can be retried', async ({ page, context }) => {
  await enterAsShopper(context);
  await sendPageAsBuilt(context);
  const comeBack = await intercept(page, '**/remotes.json', abort);
  await page.goto('/shop/home');
  await expect(page.getByText(notLoaded)).toBeVisible();

  comeBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
});

test('after a new deployment of the remote, "Try again" opens the page in a new document', async ({
  page,
  context,
}) => {
  await openHome(page, context);

  const oldFilesAreBack = await intercept(page, '**/remotes/shop/*.js', (route) =>
    route.fulfill({ status: 404 }),
  );
  await intercept(page, '**/remotes/shop/mf-manifest.json', (route) =>
    route.fulfill({ json: { metaData: { remoteEntry: { name: 'remoteEntry.0a1b2c3d.js' } } } }),
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByText(notLoaded)).toBeVisible();

  oldFilesAreBack();
  const loads = countLoads(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  await expect(page).toHaveURL('/shop/listing');
  expect(loads.count).toBe(1);
});

test('a release that throws when it is imported, and was rolled back, opens with "Try again"', async ({
  page,
  context,
}) => {
  await enterAsShopper(context);
  const rollBack = await intercept(page, modulesOfShop, throwFromEachModule);
  await page.goto('/shop/home');
  await expect(page.getByText(notLoaded)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(notLoaded)).toBeVisible();

  rollBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
});

test('a release that was rolled back to another address opens with "Try again"', async ({
  page,
  context,
}) => {
  await enterAsShopper(context);
  await sendPageAsBuilt(context);
  const moved = remotes.map((remote) =>
    remote.name === 'shop' ? { ...remote, manifest: '/remotes/next-shop/mf-manifest.json' } : remote,
  );
  const rollBack = await intercept(page, '**/remotes.json', (route) => route.fulfill({ json: moved }));
  await page.goto('/shop/home');
  await expect(page.getByText(notLoaded)).toBeVisible();

  rollBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
});

test('a remote that hangs is reported after 10 seconds, with a link elsewhere, and "Try again" opens it', async ({
  page,
  context,
}) => {
  await enterAsShopper(context);
  const answerAgain = await intercept(page, '**/remotes/shop/*.js', () => new Promise(() => {}));
  await page.goto('/shop/home', { waitUntil: 'commit' });
  await expect(page.getByText(notLoaded)).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();

  answerAgain();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
});

test('a page that is not loaded yet says so offline, and loads by itself when online', async ({
  page,
  context,
}) => {
  await openHome(page, context);
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
});

/** The answer is that of a release whose code throws: its files are scripts, and load. */
async function throwFromEachModule(route: Route) {
  const script = await (await route.fetch()).text();
  const body = script.replaceAll(/(\d+:?\(\w+,\w+,\w+\)\{)/g, '$1throw new Error("a broken release");');
  await route.fulfill({ body, contentType: 'text/javascript' });
}

function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}
