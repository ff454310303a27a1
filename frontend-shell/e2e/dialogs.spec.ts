import type { Page } from '@playwright/test';
import { putIntoCart } from './support/checkout';
import { addGarment, addProduct } from './support/goods';
import { expectDialogsInHistory } from './support/page/history';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { expect, test } from './support/test';

const firstCard = (page: Page) => page.getByRole('article').first();

/** From the home page to a product's details. */
async function openDetails(page: Page) {
  await page.goto('/shop/home');
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await firstCard(page).getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  return dialog;
}

test('Back closes a dialog, and the next Back leaves the page', async ({ page, context }) => {
  await enterAsShopper(context);
  const dialog = await openDetails(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/shop/listing');

  await page.goBack();
  await expect(page).toHaveURL('/shop/home');
});

test('a closed dialog leaves no history entry', async ({ page, context }) => {
  await enterAsShopper(context);
  const dialog = await openDetails(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => (history.state as { usr: object }).usr)).toBeFalsy();

  await page.goBack();
  await expect(page).toHaveURL('/shop/home');
});

test('a cart that is opened again during a Back navigation stays open until the next Back', async ({
  page,
  context,
}) => {
  await enterAsShopper(context);
  await page.goto('/shop/home');
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  const open = page.getByRole('button', { name: /^Cart/ });
  await open.evaluate((button: HTMLElement) => {
    const go = history.go.bind(history);
    history.go = (delta) => {
      history.go = go;
      addEventListener('popstate', () => (document.body.dataset.wentBack = 'yes'), { once: true });
      go(delta);
      queueMicrotask(() => button.click());
    };
  });
  await open.click();
  await expectDialogsInHistory(page, 1);
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).toHaveAttribute('data-went-back', 'yes');
  await expectDialogsInHistory(page, 1);
  await expect(cart).toBeVisible();

  await page.goBack();
  await expect(cart).toBeHidden();
  await expect(page).toHaveURL('/shop/listing');
});

test('the cart leaves no history entry after a link in it was followed', async ({
  page,
  context,
  request,
}) => {
  const shopper = await enterAsShopper(context);
  await putIntoCart(context, shopper, await addProduct(request));
  await page.goto('/shop/listing');
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/shop/checkout');

  await page.goBack();
  await expect(page).toHaveURL('/shop/listing');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Back closes first the size guide, then the product beneath it', async ({ page, context, request }) => {
  const { title } = await addGarment(request, { category: 'footwear', brand: 'zara' });
  await enterAsShopper(context);
  await page.goto('/shop/home');
  await page.goto('/shop/listing?category=footwear&brand=zara');
  await page.getByRole('link', { name: title, exact: true }).click();
  const product = page.getByRole('dialog', { name: title });
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  const openGuide = () => product.getByRole('button', { name: 'Size guide' }).click();

  const medium = product.getByRole('radio', { name: 'M', exact: true });
  await medium.click();
  await expect(medium).toBeChecked();
  await openGuide();
  await expect(guide).toBeVisible();
  await page.goBack();
  await expect(guide).toBeHidden();
  await expect(product.getByRole('radio', { name: 'M', exact: true })).toBeChecked();

  await openGuide();
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await expectDialogsInHistory(page, 0);
  await expect(product).toBeVisible();
  await page.goBack();
  await expect(product).toBeHidden();
  await expect(page).toHaveURL('/shop/listing?category=footwear&brand=zara');
  await page.goBack();
  await expect(page).toHaveURL('/shop/home');
});

test('the page beneath an open sheet does not scroll', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/listing');
  await expect(firstCard(page)).toBeVisible();
  await page.getByRole('button', { name: /^Cart/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(sheet).toBeVisible();

  await page.mouse.move(300, 500);
  await turnWheel(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await turnWheel(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('a drag from inside to outside keeps a dialog open, a click outside closes it', async ({
  page,
  context,
}) => {
  await enterAsShopper(context);
  const dialog = await openDetails(page);
  // A drag that begins at a link or a picture is one of the browser's own.
  await dialog.getByRole('button', { name: 'Add to Cart' }).hover();
  await page.mouse.down();
  await page.mouse.move(20, 20);
  await page.mouse.up();
  await expect(dialog).toBeVisible();

  await page.mouse.click(20, 20);
  await expect(dialog).toBeHidden();
});

test("Back closes first the admin's variant editor, then leaves the page of the product, after a confirmation to discard input", async ({
  page,
  context,
}) => {
  await enterAsAdmin(context);
  await page.goto('/admin/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await page.getByRole('button', { name: 'Add New Product' }).click();
  const form = page.getByRole('main');
  const editor = page.getByRole('dialog', { name: 'Sizes and colours' });
  const openEditor = () => form.getByRole('button', { name: 'Sizes and colours' }).click();
  await form.getByLabel('Title', { exact: true }).fill('Dungarees');

  await openEditor();
  await editor.getByRole('button', { name: 'Navy' }).click();
  await page.goBack();
  await expect(editor).toBeHidden();
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Dungarees');
  await expect(form).toContainText('Navy');

  await openEditor();
  await editor.getByRole('button', { name: 'Done' }).click();
  await expect(editor).toBeHidden();
  await expectDialogsInHistory(page, 1);
  await page.goBack();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/admin/products');
  await page.goBack();
  await expect(page).toHaveURL('/admin/dashboard');
});

/** Until the page has heard of it, and has drawn what comes of it. */
async function turnWheel(page: Page) {
  const heard = await page.evaluateHandle(() => ({
    wheel: new Promise((done) => window.addEventListener('wheel', done, { once: true, capture: true })),
  }));
  await page.mouse.wheel(0, 800);
  await heard.evaluate(async ({ wheel }) => {
    await wheel;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
