import type { Page } from '@playwright/test';
import { listedProducts, pathOf } from './support/goods';
import { nextFrames } from './support/page/frames';
import { gateRequests } from './support/page/intercept';
import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

/** Requests that the composed page replaces. */
const needless =
  /\/(remotes\.json|mf-manifest\.json|api\/auth\/check-auth|api\/shop\/products\/|api\/common\/)|\.css$/;

/** Without what is prefetched for a click. */
function collectRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'other') asked.push(request.url());
  });
  return asked;
}

const featured = (page: Page) =>
  page.getByRole('region', { name: 'Feature Products' }).getByRole('article').first();

test('a first visit requests nothing that the page contains, and its first picture once', async ({
  context,
  page,
}) => {
  await enterAsShopper(context);
  const asked = collectRequests(page);
  await page.goto('/shop/home', { waitUntil: 'networkidle' });
  await expect(featured(page)).toBeVisible();
  expect(asked.filter((url) => needless.test(url))).toEqual([]);

  const banner = page.getByRole('img', { name: /^Featured banner 1 of/ });
  const shown = await banner.evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(asked.filter((url) => url.includes(shown.replace(/-\d+\.webp$/, '')))).toEqual([shown]);
});

for (const path of ['/auth/login', '/shop/home', '/shop/listing', '/shop/product/:slug']) {
  test(`a visitor’s first visit of ${path} leaves no error in the console, and ends at the sign-in`, async ({
    page,
    request,
  }) => {
    const [product] = await listedProducts(request, 'limit=1');
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(path.replace(':slug', product!.slug!), { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('the banner’s place does not depend on how much of the page the browser has read', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await enterAsShopper(context);
  const page = await context.newPage();
  await page.goto('/shop/home');
  const banner = page.locator('.awaited').first();
  const whole = await banner.boundingBox();
  await banner.evaluate((element) => element.nextElementSibling!.remove());
  expect(await banner.boundingBox()).toEqual(whole);
  await context.close();
});

test('the scripts start after the first paint of the skeleton', async ({ context, page }) => {
  await enterAsShopper(context);
  await page.goto('/shop/home');
  await expect(featured(page)).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const began = await page.evaluate(() => {
    const [seen] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/main\.|\/remotes\//.test(name));
    return { seen: seen!.startTime, scripts: scripts.map(({ startTime }) => startTime) };
  });
  expect(began.scripts.length).toBeGreaterThan(2);
  // They wait for at most a second.
  expect(Math.min(...began.scripts)).toBeGreaterThan(Math.min(began.seen, 1_000));
});

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
]) {
  test(`the skeleton has its pictures at the same places as the page, ${width} pixels wide`, async ({
    context,
    page,
    request,
  }) => {
    await enterAsShopper(context);
    await page.setViewportSize({ width, height });
    const [product] = await listedProducts(request, 'limit=1');
    const gate = await gateRequests(page, '**/main.*.js');
    for (const path of ['/shop/home', '/shop/listing', pathOf(product!), '/shop/checkout']) {
      gate.close();
      await page.goto(path, { waitUntil: 'commit' });
      const first = await page.locator('#skeleton img').first().boundingBox();
      await gate.open();
      const picture = page.locator('main img').first();
      await expect(picture).toBeVisible();
      expect([path, await picture.boundingBox()]).toEqual([path, first]);
    }
  });
}

test('on a phone, the largest paint of a product is that of its skeleton', async ({
  context,
  page,
  request,
}) => {
  await enterAsShopper(context);
  await page.setViewportSize({ width: 412, height: 823 });
  const [product] = await listedProducts(request, 'limit=1');
  const gate = await gateRequests(page, '**/main.*.js');
  gate.close();
  await page.goto(pathOf(product!), { waitUntil: 'commit' });
  await expect.poll(() => largestPictures(page)).toBe(1);
  await gate.open();
  const picture = page.locator('main img').first();
  await expect(picture).toBeVisible();
  await picture.evaluate((img: HTMLImageElement) => img.decode());
  await nextFrames(page);
  expect(await largestPictures(page)).toBe(1);
});

/** @returns how many times a picture became the largest that the page has painted */
const largestPictures = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    const paints = observer.takeRecords() as (PerformanceEntry & { url: string })[];
    return paints.filter(({ url }) => url !== '').length;
  });

test('returning from another site shows the present shop', async ({ context, page }) => {
  await enterAsShopper(context);
  await page.goto('/shop/home');
  await expect(featured(page)).toBeVisible();
  await page.goto('/robots.txt');
  await context.request.post('/api/auth/logout');
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/login/);
});
