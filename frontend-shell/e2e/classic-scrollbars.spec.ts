import type { Locator } from '@playwright/test';
import { putIntoCart } from './support/checkout';
import { addGarment } from './support/goods';
import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

test.use({
  viewport: { width: 320, height: 640 },
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('on a small screen with a classic scroll bar, sheets and dialogs are completely visible', async ({
  page,
  context,
  request,
}) => {
  const product = await addGarment(request);
  await putIntoCart(context, await enterAsShopper(context), product);
  await page.goto('/shop/home');
  const room = await page.evaluate(() => document.documentElement.getBoundingClientRect().width);
  expect(room).toBeLessThan(320);

  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await expectInside(page.getByRole('dialog', { name: 'Your Cart' }), room);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Toggle Menu' }).click();
  await expectInside(page.getByRole('dialog', { name: 'Haberdash' }), room);
  await page.goto(`/shop/listing?product=${product._id}`);
  await expectInside(page.getByRole('dialog', { name: product.title }), room);
  await page.getByRole('button', { name: 'Size guide' }).click();
  await expectInside(page.getByRole('dialog', { name: 'Size guide' }), room);
});

async function expectInside(dialog: Locator, room: number) {
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  const { x, width } = (await dialog.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(room);
  expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
}
