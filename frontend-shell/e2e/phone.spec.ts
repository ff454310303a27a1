import type { Locator, Page } from '@playwright/test';
import {
  address,
  goToCheckout,
  orderRows,
  pay,
  payButton,
  putIntoCart,
  saveAddress,
} from './support/checkout';
import { addProduct } from './support/goods';
import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

test('the menu is a sheet, whose categories link to their listings', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/home');
  await page.getByRole('button', { name: 'Toggle Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Haberdash' });
  await menu.getByRole('link', { name: 'Women' }).tap();

  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/shop/listing?category=women');
  await expect(page.getByRole('article').first()).toContainText('Women');
});

test('the filters are a sheet that shows the number of results', async ({ page, context }) => {
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

test('a toast is at the bottom, and does not cover the cart button', async ({ page, context, request }) => {
  const { title } = await addProduct(request, { category: 'kids', brand: 'zara' });
  await enterAsShopper(context);
  await page.goto('/shop/listing?category=kids&brand=zara');
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Add to cart' }).tap();
  const toast = page.getByRole('status').filter({ hasText: 'Product is added to cart' });
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())!.y).toBeGreaterThan(600);

  await page.getByRole('button', { name: 'Cart, 1 item' }).tap();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  await expect(toast).toBeHidden();
});

test('a toast is at the top of a sheet, and the sheet stays as high as the screen', async ({
  page,
  context,
  request,
}) => {
  const shopper = await enterAsShopper(context);
  const [kept, removed] = [await addProduct(request), await addProduct(request)];
  for (const product of [kept, removed]) await putIntoCart(context, shopper, product);
  await page.goto('/shop/checkout');
  await page.getByRole('button', { name: 'Cart, 2 items' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Your Cart' });
  const whole = (await sheet.boundingBox())!;
  await sheet.getByRole('button', { name: `Delete ${removed.title}` }).tap();

  const toast = page.locator('.toast');
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await sheet.boundingBox()).toEqual(whole);
  expect(whole).toEqual({ x: 0, y: 0, width: 375, height: 812 });
  const [over, close] = [
    (await toast.boundingBox())!,
    (await sheet.getByRole('button', { name: 'Close' }).boundingBox())!,
  ];
  expect(over.y).toBeLessThan(20);
  expect(over.x + over.width).toBeLessThanOrEqual(close.x);
  await expect(sheet.getByRole('link', { name: 'Checkout' })).toBeInViewport({ ratio: 1 });

  await toast.getByRole('button', { name: 'Undo' }).tap();
  await expect(sheet.getByRole('listitem').filter({ hasText: removed.title })).toBeVisible();
  await expect(toast).toBeHidden();
  expect(await sheet.boundingBox()).toEqual(whole);
});

test('a toast does not cover the focused field', async ({ page, context }) => {
  const shopper = await enterAsShopper(context);
  await saveAddress(context, shopper);
  await page.goto('/shop/account');
  await page.getByRole('tab', { name: 'Address' }).tap();
  await page.getByRole('button', { name: /^Delete/ }).tap();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  const before = (await toast.boundingBox())!;

  const field = await fieldBelow(page, before);
  await field.focus();
  const [over, typed] = [(await toast.boundingBox())!, (await field.boundingBox())!];
  expect(over.y + over.height <= typed.y || over.y >= typed.y + typed.height).toBe(true);
  expect(over.y).toBeLessThan(before.y);
});

/** One of the form's fields, scrolled to where the toast is. */
async function fieldBelow(page: Page, toast: { y: number; height: number }): Promise<Locator> {
  const field = page.getByLabel('Phone');
  const { y } = (await field.boundingBox())!;
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), y - toast.y);
  return field;
}

test('Back closes the sheet of filters and keeps the filters, which the next Back removes', async ({
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

test('Back keeps a filter that the page still loads', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/listing');
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const puma = sheet.getByRole('checkbox', { name: 'Puma' });
  await expect(puma).toBeVisible();
  await puma.evaluate((checkbox: HTMLElement) => {
    checkbox.click();
    history.back();
  });
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/shop/listing?brand=puma');
});

test('a purchase from the cart sheet to the payment', async ({ page, request }) => {
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

test('a checkout shows count and total of the order, and the payment button, without scrolling', async ({
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

/** Options that show through between a button and the screen's lower edge. */
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
