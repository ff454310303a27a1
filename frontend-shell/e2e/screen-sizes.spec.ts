import type { Locator } from '@playwright/test';
import { goToCheckout, payButton, putIntoCart } from './support/checkout';
import { addGarment, addProduct } from './support/goods';
import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

const box = async (locator: Locator) => (await locator.boundingBox())!;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the sizes of a product are 12 px clear of Add to Cart', async ({ page, context, request }) => {
    const { _id } = await addGarment(request);
    await enterAsShopper(context);
    await page.goto(`/shop/product/${_id}`);
    const add = page.getByRole('button', { name: 'Add to Cart' });
    await page.getByRole('link', { name: 'Returns' }).first().scrollIntoViewIfNeeded();
    const sizes = await box(page.getByRole('radiogroup', { name: 'Size' }));
    expect((await box(add)).y - (sizes.y + sizes.height)).toBeGreaterThanOrEqual(12);
  });

  test('the sizes of a product in a dialog are visible', async ({ page, context, request }) => {
    const { _id } = await addGarment(request);
    await enterAsShopper(context);
    await page.goto(`/shop/listing?product=${_id}`);
    const dialog = page.getByRole('dialog');
    const sizes = await box(dialog.getByRole('radiogroup', { name: 'Size' }));
    const add = await box(dialog.getByRole('button', { name: 'Add to Cart' }));
    expect(sizes.y + sizes.height).toBeLessThanOrEqual(add.y);
  });
});

test.describe('on a page at 200 %', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('the picture of a product is shown whole', async ({ page, context, request }) => {
    const { _id, title } = await addGarment(request);
    await enterAsShopper(context);
    await page.goto(`/shop/product/${_id}`);
    const picture = page.getByRole('main').getByRole('img', { name: title }).first();
    await expect(picture).toBeInViewport({ ratio: 0.8 });
    const { width, height } = await box(picture);
    expect(width / height).toBeCloseTo(4 / 5, 1);
  });
});

test('total and payment button stay visible beside a long order', async ({ page, context, request }) => {
  const shopper = await goToCheckout(page, await addProduct(request));
  for (let more = 0; more < 5; more++) await putIntoCart(context, shopper, await addProduct(request));
  await page.reload();
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  const last = page.getByRole('region', { name: 'Your order' }).getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('the payment bar takes one line', async ({ page, request }) => {
    await goToCheckout(page, await addProduct(request));
    await expect(payButton(page)).toBeInViewport({ ratio: 1 });
    expect((await box(page.getByRole('region', { name: 'Pay', exact: true }))).height).toBeLessThan(64);
  });

  test("'Add to Cart' covers no choice", async ({ page, context, request }) => {
    const { _id } = await addGarment(request);
    await enterAsShopper(context);
    await page.goto(`/shop/product/${_id}`);
    const add = page.getByRole('button', { name: 'Add to Cart' });
    const choice = page.getByRole('radio', { name: /^[SML]\b/ }).last();
    await expect(add).toBeVisible();
    const [button, last] = [await box(add), await box(choice)];
    expect(button.y).toBeGreaterThanOrEqual(last.y + last.height);
  });
});
