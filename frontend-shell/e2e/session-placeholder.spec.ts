import type { BrowserContext, Page } from '@playwright/test';
import { gateRequests } from './support/page/intercept';
import { enterAsShopper } from './support/people';
import { sendPageAsBuilt } from './support/page/plain-page';
import { expect, test } from './support/test';

const placeholderIn = (page: Page) => page.locator('.session-placeholder');

/** Neither the page nor the server says who is signed in before the gate opens. */
async function closeGateBeforeSession(page: Page, context: BrowserContext) {
  await sendPageAsBuilt(context);
  const gate = await gateRequests(page, '**/api/auth/check-auth');
  gate.close();
  return gate;
}

test('the skeleton of a composed page stays until the session is known', async ({ context, page }) => {
  await enterAsShopper(context);
  const gate = await gateRequests(page, '**/api/auth/check-auth');
  gate.close();
  await page.route('**/shop/home', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"session":\{.*?\}\},/, '');
    await route.fulfill({ response, body });
  });
  const asked = page.waitForRequest('**/api/auth/check-auth');
  await page.goto('/shop/home');
  await asked;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('#skeleton img')).toBeVisible();
  await expect(placeholderIn(page)).toHaveCount(0);
  await gate.open();
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
});

test('no skeleton appears when the session is checked within 150 ms', async ({ context, page }) => {
  await enterAsShopper(context);
  const gate = await closeGateBeforeSession(page, context);
  await page.goto('/shop/home');
  await placeholderIn(page).waitFor();
  const opacityAt = (milliseconds: number) =>
    placeholderIn(page).evaluate((placeholder, time) => {
      for (const animation of placeholder.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
      return Number(getComputedStyle(placeholder).opacity);
    }, milliseconds);
  expect(await opacityAt(0)).toBe(0);
  expect(await opacityAt(150)).toBe(0);
  expect(await opacityAt(400)).toBe(1);
  await gate.open();
});
