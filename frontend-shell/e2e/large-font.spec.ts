import { goToCheckout, payButton } from './support/checkout';
import { addGarment, addProduct } from './support/goods';
import { overflow } from './support/page/overflow';
import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

test.use({
  viewport: { width: 375, height: 812 },
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      }),
    { scope: 'worker' },
  ],
});

test('with a font of 32 px, no page of the shop is wider than a phone', async ({
  page,
  context,
  request,
}) => {
  const { _id } = await addGarment(request);
  await enterAsShopper(context);
  for (const path of ['/shop/home', '/shop/listing', `/shop/product/${_id}`, '/shop/account']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => overflow(page), path).toBe(0);
  }
  await page.goto(`/shop/product/${_id}`);
  await page.getByRole('radio', { name: '5 stars' }).scrollIntoViewIfNeeded();
  expect(await overflow(page), 'with reviews').toBe(0);
});

test('with a font of 32 px, the checkout is not wider than a phone', async ({ page, request }) => {
  await goToCheckout(page, await addProduct(request, { price: 2000, totalStock: 10 }));
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toBe(0);
});
