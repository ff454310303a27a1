import type { Locator } from '@playwright/test';
import { address, goToCheckout, orderRows, pay, payButton, putIntoCart } from './support/checkout';
import { addProduct } from './support/goods';
import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

test('the menu is a sheet, from which a category leads to its listing', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/home');
  await page.getByRole('button', { name: 'Toggle Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Haberdash' });
  await menu.getByRole('link', { name: 'Women' }).tap();

  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/shop/listing?category=women');
  await expect(page.getByRole('article').first()).toContainText('Women');
});

test('the filters are a sheet that says how much they leave', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/listing');
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'H&M' }).tap();
  await expect(page).toHaveURL('/shop/listing?brand=h%26m');
  const show = sheet.getByRole('button', { name: /^Show \d+ Products$/ });
  expect(await optionsBelow(show)).toEqual([]);
  await show.tap();

  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('H&M');
});

test('a toast stands at the bottom, and leaves the cart button free', async ({ page, context, request }) => {
  const { title } = await addProduct(request, { category: 'kids', brand: 'zara' });
  await enterAsShopper(context);
  await page.goto('/shop/listing?category=kids&brand=zara');
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Add to cart' }).tap();
  const toast = page.getByRole('status').filter({ hasText: 'Product is added to cart' });
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())!.y).toBeGreaterThan(600);

  await page.getByRole('button', { name: 'Cart, 1 item' }).tap();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
});

test('Back closes the sheet of filters, whose choice stays until one goes back further', async ({
  page,
  context,
}) => {
  await enterAsShopper(context);
  await page.goto('/shop/listing');
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Puma' }).tap();
  await sheet.getByRole('checkbox', { name: 'Zara' }).tap();
  await expect(page).toHaveURL('/shop/listing?brand=puma%2Czara');

  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/shop/listing?brand=puma%2Czara');
  await page.goBack();
  await expect(page).toHaveURL('/shop/listing');
});

test('a purchase from the cart sheet on', async ({ page, request }) => {
  const product = await addProduct(request, { price: 8 });
  await goToCheckout(page, product);
  await page.goto('/shop/home');
  await page.getByRole('button', { name: 'Cart, 1 item' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(sheet).toContainText(product.title);
  await sheet.getByRole('link', { name: 'Checkout' }).tap();
  await page.getByRole('radio', { name: address.address }).tap();
  await pay(page);
  await page.getByRole('link', { name: 'View Orders' }).tap();
  await expect(orderRows(page)).toContainText('$8.00');
});

test('the order of a checkout is folded to its count and total, with the way to pay in sight', async ({
  page,
  context,
  request,
}) => {
  const first = await addProduct(request, { price: 8 });
  const others = [await addProduct(request, { price: 4 }), await addProduct(request, { price: 2 })];
  const shopper = await goToCheckout(page, first);
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary.getByText(first.title)).toBeVisible();
  for (const product of others) await putIntoCart(context, shopper, product);
  await page.reload();

  const fold = summary.getByRole('button', { name: '3 items $14.00' });
  await expect(fold).toBeVisible();
  await expect(summary.getByText(first.title)).toBeHidden();
  await expect(page.getByRole('radio', { name: address.address })).toBeInViewport();
  const before = (await fold.boundingBox())!;
  await fold.tap();
  await expect(summary.getByText(first.title)).toBeVisible();
  expect((await fold.boundingBox())!.y).toBe(before.y);
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
});

/** What shows through between a button and the screen's lower edge. */
function optionsBelow(button: Locator) {
  return button.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    const depths = Array.from({ length: Math.floor(window.innerHeight - bottom) }, (_, depth) => depth);
    const found = depths.map((depth) =>
      document.elementFromPoint(left + 20, bottom + depth)?.closest('label'),
    );
    return found.flatMap((label) => label?.textContent ?? []);
  });
}
