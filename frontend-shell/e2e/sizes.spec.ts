import type { Locator, Page } from '@playwright/test';
import { address, orderNumberIn, orderRows, pay, putIntoCart, saveAddress } from './support/checkout';
import { addGarment, pathOf, variantIdOf, type Product } from './support/goods';
import { pressOn, tabTo } from './support/page/keyboard';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { expect, test } from './support/test';

const toast = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message });
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });

async function openCart(page: Page) {
  await page.getByRole('button', { name: /^Cart/ }).click();
  return page.getByRole('dialog', { name: 'Your Cart' });
}

/** Somebody new on the home page, with these in the cart: `['M', 'Navy', 2]`. */
async function enterWithCart(page: Page, garment: Product, lines: [string, string, number][]) {
  const shopper = await enterAsShopper(page.context());
  for (const [size, colour, quantity] of lines) {
    const variantId = variantIdOf(garment, size, colour);
    await putIntoCart(page.context(), shopper, garment, { variantId, quantity });
  }
  await page.goto('/shop/home');
  return shopper;
}

test('the picture of a line in the cart opens its product', async ({ page, request }) => {
  const garment = await addGarment(request);
  await enterWithCart(page, garment, [
    ['S', 'Navy', 1],
    ['M', 'Navy', 1],
  ]);
  const sheet = await openCart(page);
  for (const size of ['S', 'M']) {
    const line = sheet.getByRole('listitem').filter({ hasText: `${size} · Navy` });
    // A sheet that has just opened takes no clicks yet.
    await line.getByRole('link').click({ trial: true });
    const { x, y, width, height } = (await line.getByRole('img').boundingBox())!;
    await page.mouse.click(x + width / 2, y + height - 2);
    await expect(page).toHaveURL(new RegExp(pathOf(garment)));
    await page.goBack();
    await openCart(page);
  }
});

test('a double click on "Add to cart" opens the sizes and adds none', async ({ page, context, request }) => {
  const { title } = await addGarment(request, { category: 'kids', brand: 'adidas' });
  await enterAsShopper(context);
  await page.goto('/shop/listing?category=kids&brand=adidas');
  const card = page.getByRole('article', { name: title });
  const sent: string[] = [];
  page.on('request', (call) => call.url().includes('/cart/add') && sent.push(call.url()));
  for (const delay of [0, 120]) {
    await card.getByRole('button', { name: 'Add to cart' }).dblclick({ delay });
    const sizes = card.getByRole('group', { name: /^Sizes/ });
    await expect(sizes).toBeVisible();
    await button(sizes, 'Close').click();
    await expect(sizes).toBeHidden();
  }
  expect(sent).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a double tap on "Add to cart" adds no size', async ({ page, context, request }) => {
    const { title } = await addGarment(request, { category: 'kids', brand: 'puma' });
    await enterAsShopper(context);
    await page.goto('/shop/listing?category=kids&brand=puma');
    const card = page.getByRole('article', { name: title });
    const sent: string[] = [];
    page.on('request', (call) => call.url().includes('/cart/add') && sent.push(call.url()));
    const add = card.getByRole('button', { name: 'Add to cart' });
    await add.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await add.boundingBox())!;
    const [left, top] = [x + width / 2, y + height / 2];
    await page.touchscreen.tap(left, top);
    await page.touchscreen.tap(left, top);
    const sizes = page.getByRole('group', { name: /^Sizes/ });
    await expect(sizes).toBeVisible();
    await button(sizes, 'Close').click();
    await expect(sizes).toBeHidden();
    expect(sent).toEqual([]);
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  test('the selected colour and size of a card are added to the cart', async ({ page, context, request }) => {
    const { title } = await addGarment(request, { category: 'kids', brand: 'puma' });
    await enterAsShopper(context);
    await page.goto('/shop/listing?category=kids&brand=puma');
    const card = page.getByRole('article', { name: title });

    await card.getByRole('button', { name: 'Add to cart' }).tap();
    const inNavy = card.getByRole('group', { name: `Sizes in Navy: ${title}` });
    await expect(inNavy.getByRole('button', { name: /^L\b.*sold out/ })).toBeDisabled();
    await button(inNavy, 'Close').tap();

    await card.getByRole('radio', { name: 'Rust' }).check();
    await card.getByRole('button', { name: 'Add to cart' }).tap();
    const inRust = card.getByRole('group', { name: `Sizes in Rust: ${title}` });
    await expect(inRust.getByRole('button', { name: /^M\b/ })).toBeDisabled();
    await button(inRust, 'L').tap();
    await expect(toast(page, 'Product is added to cart')).toBeVisible();

    const sheet = await openCart(page);
    await expect(sheet.getByRole('listitem').filter({ hasText: title })).toContainText('L · Rust');
  });

  test('a size is changed in the cart', async ({ page, request }) => {
    const garment = await addGarment(request);
    await enterWithCart(page, garment, [
      ['S', 'Navy', 1],
      ['M', 'Navy', 1],
    ]);
    const sheet = await openCart(page);
    const line = sheet.getByRole('listitem').filter({ hasText: 'M · Navy' });

    await line.getByRole('button', { name: /^Change/ }).tap();
    await expect(button(line, 'L, sold out')).toBeDisabled();
    await button(line, 'Rust').tap();
    await expect(line.getByRole('group', { name: 'Size in Rust' })).toBeVisible();
    expect(await sheet.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    await button(line, 'L').tap();

    await expect(toast(page, 'Cart item is updated successfully')).toBeVisible();
    await expect(sheet.getByRole('listitem').filter({ hasText: 'L · Rust' })).toBeVisible();
    await expect(line).toBeHidden();
    await page.reload();
    await openCart(page);
    await expect(sheet.getByRole('listitem')).toContainText(['S · Navy', 'L · Rust']);
  });
});

test('colour and size are selected with the keyboard, and stay after a reload', async ({
  page,
  context,
  request,
}) => {
  const { _id, title } = await addGarment(request);
  await enterAsShopper(context);
  await page.goto(`/shop/listing?product=${_id}`);
  const dialog = page.getByRole('dialog', { name: title });
  const radio = (name: string) => dialog.getByRole('radio', { name, exact: true });

  await expect(radio('Navy')).toBeChecked();
  await expect(radio('L, sold out')).toBeDisabled();
  await tabTo(page, radio('Navy'));
  await page.keyboard.press('ArrowRight');
  await expect(radio('Rust')).toBeChecked();
  await pressOn(page, radio('S'), 'Space');
  await expect(page).toHaveURL(/colour=Rust&size=S$/);
  await expect(dialog).toContainText('Only 1 items left');

  await page.reload();
  await expect(radio('Rust')).toBeChecked();
  await expect(radio('S')).toBeChecked();
  await pressOn(page, button(dialog, 'Add to Cart'), 'Enter');
  await expect(toast(page, 'Product is added to cart')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect((await openCart(page)).getByRole('listitem')).toContainText('S · Rust');
});

test('the keyboard changes a size in the cart, and the focus stays at the line', async ({
  page,
  request,
}) => {
  const garment = await addGarment(request);
  await enterWithCart(page, garment, [['M', 'Navy', 1]]);
  const sheet = await openCart(page);
  const change = sheet.getByRole('button', { name: /^Change/ });

  await pressOn(page, change, 'Enter');
  await tabTo(page, button(sheet, 'S'));
  await page.keyboard.press('Escape');
  await expect(button(sheet, 'S')).toBeHidden();
  await expect(change).toBeFocused();

  await page.keyboard.press('Enter');
  await pressOn(page, button(sheet, 'S'), 'Enter');
  await expect(sheet.getByRole('listitem')).toContainText('S · Navy');
  await expect(change).toBeFocused();
});

test('a size with too little stock leaves the line unchanged', async ({ page, request }) => {
  const garment = await addGarment(request);
  await enterWithCart(page, garment, [['S', 'Navy', 2]]);
  const sheet = await openCart(page);

  await sheet.getByRole('button', { name: /^Change/ }).click();
  await button(sheet, 'Rust').click();
  await expect(page.getByRole('alert')).toContainText('quantity can be added for this item');
  await expect(sheet.getByRole('listitem')).toContainText('S · Navy');
  await expect(sheet.getByRole('status').filter({ hasText: 'Total' })).toHaveText('Total $6.00');
});

test('two sizes are bought, and the order shows both to shopper and admin', async ({
  page,
  context,
  request,
  browser,
}) => {
  const garment = await addGarment(request);
  const lines: [string, string, number][] = [
    ['M', 'Navy', 2],
    ['L', 'Rust', 1],
  ];
  const shopper = await enterWithCart(page, garment, lines);
  await saveAddress(context, shopper);
  await page.goto('/shop/checkout');
  const summary = page.getByRole('region', { name: 'Your order' }).getByRole('listitem');
  await expect(summary).toContainText(['M · Navy', 'L · Rust']);
  await page.getByRole('radio', { name: address.address }).check();
  await pay(page);

  await page.getByRole('link', { name: 'View Orders' }).click();
  const orderNumber = await orderNumberIn(orderRows(page));
  await page.getByRole('button', { name: /^View Details/ }).click();
  await expectBothSizes(page.getByRole('dialog', { name: 'Order Details' }));

  const office = await browser.newContext();
  await enterAsAdmin(office);
  const desk = await office.newPage();
  await desk.goto('/admin/orders');
  await desk.getByRole('button', { name: `View Details of order ${orderNumber}` }).click();
  await expectBothSizes(desk.getByRole('dialog', { name: 'Order Details' }));
  await office.close();
});

async function expectBothSizes(details: Locator) {
  const items = details.getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  const navy = items.filter({ hasText: 'M · Navy' });
  const rust = items.filter({ hasText: 'L · Rust' });
  await expect(navy).toContainText('$6.00');
  await expect(rust).toContainText('$3.00');
  await expect(details.getByText(/^Total \$/)).toHaveText('Total $9.00');
  const [one, other] = await Promise.all(
    [navy, rust].map((item) => item.getByRole('img').getAttribute('src')),
  );
  expect(one).not.toBe(other);
}
