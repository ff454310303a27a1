import type { Page } from '@playwright/test';
import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

const serif = /fraunces\.[0-9a-f]{8}\.woff2$/;

/** How much of the page has moved since it was opened, by the browser's own measure. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const moves = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return moves.reduce((sum, { value }) => sum + value, 0);
  });
}

async function openHome(page: Page) {
  await enterAsShopper(page.context());
  await page.goto('/shop/home', { waitUntil: 'networkidle' });
  await expect(page.getByRole('article').first()).toBeVisible();
}

test('the serif of the headings is small, is kept for good and is there at once', async ({ page }) => {
  const answered = page.waitForResponse(serif);
  await openHome(page);
  const response = await answered;
  const { responseBodySize } = await response.request().sizes();
  expect(responseBodySize).toBeLessThanOrEqual(30_000);
  expect(response.headers()['cache-control']).toContain('immutable');

  expect(await page.evaluate(() => document.fonts.check('600 20px Fraunces'))).toBe(true);
  expect(await shifts(page)).toBe(0);
});

test('a serif that never comes moves nothing', async ({ page }) => {
  await page.route(serif, (route) => route.abort());
  await openHome(page);
  expect(await page.evaluate(() => document.fonts.check('600 20px Fraunces'))).toBe(false);
  expect(await shifts(page)).toBe(0);
});
