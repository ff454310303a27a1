import type { BrowserContext, Page } from '@playwright/test';
import { listedProducts } from './support/goods';
import { gateBefore } from './support/meddling';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { sendPageAsBuilt } from './support/plain-page';
import { expect, test } from './support/test';

const placeholderIn = (page: Page) => page.locator('.session-placeholder');

/** The page says nothing of who is here, and the server does not either before the gate opens. */
async function closeGateBeforeSession(page: Page, context: BrowserContext) {
  await sendPageAsBuilt(context);
  const gate = await gateBefore(page, '**/api/auth/check-auth');
  gate.close();
  return gate;
}

for (const width of [320, 768, 1440]) {
  test(`until it is known who is here, a page of the shop has its own shape, ${width} pixels wide`, async ({
    context,
    page,
    request,
  }) => {
    await enterAsShopper(context);
    await page.setViewportSize({ width, height: 900 });
    const [product] = await listedProducts(request, 'limit=1');
    const gate = await closeGateBeforeSession(page, context);
    for (const [path, part] of [
      ['/shop/home', 'img'],
      ['/shop/listing', 'img'],
      [`/shop/product/${product!._id}`, 'img'],
      ['/shop/search', 'h1'],
      ['/shop/checkout', 'img'],
      ['/shop/account', 'h1'],
    ] as const) {
      gate.close();
      await page.goto(path);
      const shape = placeholderIn(page).locator(part).first();
      await expect(shape).toBeVisible();
      const { x, y } = (await shape.boundingBox())!;
      await gate.open();
      await expect(placeholderIn(page)).toHaveCount(0);
      const drawn = page.locator(`main ${part}`).first();
      await expect(drawn).toBeVisible();
      expect([path, await drawn.boundingBox()]).toEqual([path, expect.objectContaining({ x, y })]);
    }
  });
}

test('what a composed page shows first stays until it is known who is here', async ({ context, page }) => {
  await enterAsShopper(context);
  const gate = await gateBefore(page, '**/api/auth/check-auth');
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
  await expect(page.locator('#first-sight img')).toBeVisible();
  await expect(placeholderIn(page)).toHaveCount(0);
  await gate.open();
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
});

test('until it is known who is here, the admin’s pages have the shape of their frame', async ({
  context,
  page,
}) => {
  await enterAsAdmin(context);
  const gate = await closeGateBeforeSession(page, context);
  await page.goto('/admin/orders');
  await expect(placeholderIn(page).locator('.sidebar-main')).toBeVisible();
  await gate.open();
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
});

test('an answer within 150 ms to who is here comes before any placeholder is seen', async ({
  context,
  page,
}) => {
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
