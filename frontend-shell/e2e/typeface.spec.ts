import type { Page } from '@playwright/test';
import { shifts } from './support/page/layout-shift';
import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

const files = { serif: /fraunces\.[0-9a-f]{8}\.woff2$/, sans: /figtree\.[0-9a-f]{8}\.woff2$/ };

async function openHome(page: Page) {
  await enterAsShopper(page.context());
  await page.goto('/shop/home', { waitUntil: 'networkidle' });
  await expect(page.getByRole('article').first()).toBeVisible();
}

const isThere = (page: Page, font: string) =>
  page.evaluate((name) => document.fonts.check(`600 20px ${name}`), font);

test('the fonts are small, immutable and loaded without a layout shift', async ({ page }) => {
  const answered = Object.values(files).map((file) => page.waitForResponse(file));
  await openHome(page);
  const responses = await Promise.all(answered);
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThanOrEqual(45_000);
  for (const response of responses) expect(response.headers()['cache-control']).toContain('immutable');

  expect(await isThere(page, 'Fraunces')).toBe(true);
  expect(await isThere(page, 'Figtree')).toBe(true);
  expect(await shifts(page)).toBe(0);
});

test('missing fonts cause no layout shift', async ({ page }) => {
  for (const file of Object.values(files)) await page.route(file, (route) => route.abort());
  await openHome(page);
  expect(await isThere(page, 'Fraunces')).toBe(false);
  expect(await isThere(page, 'Figtree')).toBe(false);
  expect(await shifts(page)).toBe(0);
});
