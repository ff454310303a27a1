import type { Page } from '@playwright/test';
import { placeOrder } from './support/checkout';
import { addProduct } from './support/goods';
import { menuEntry, openFromMenu } from './support/page/menu';
import { expectDialogsInHistory } from './support/page/history';
import { enterAsAdmin } from './support/people';
import { expect, test } from './support/test';

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard unsaved changes?' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'Keep editing' }).click();
const discard = (page: Page) => question(page).getByRole('button', { name: 'Discard changes' }).click();
async function openNewCollection(page: Page) {
  await page.goto('/admin/collections');
  await page.getByRole('link', { name: 'Add collection' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Autumn');
  await expectDialogsInHistory(page, 1);
  return title;
}

test('an entry of the menu asks before it discards the input of a form', async ({ page, context }) => {
  await enterAsAdmin(context);
  const title = await openNewCollection(page);

  await menuEntry(page, 'Orders').click();
  await stay(page);
  await expect(question(page)).toBeHidden();
  await expect(title).toHaveValue('Autumn');
  await expect(page).toHaveURL('/admin/collections/add');

  await menuEntry(page, 'Orders').click();
  await discard(page);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await openFromMenu(page, 'Customers', 'Reviews');
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeVisible();
});

test('on a phone, the menu asks, too', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await enterAsAdmin(context);
  await openNewCollection(page);
  await page.getByRole('button', { name: 'Toggle Menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Orders/ })
    .click();
  await discard(page);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
});

test('Back asks before it discards the input of a form', async ({ page, context }) => {
  await enterAsAdmin(context);
  const title = await openNewCollection(page);

  await page.goBack();
  await stay(page);
  await expect(question(page)).toBeHidden();
  await expect(title).toHaveValue('Autumn');
  await expectDialogsInHistory(page, 1);

  await page.goBack();
  await discard(page);
  await expect(page.getByRole('heading', { name: 'Collections', exact: true })).toBeVisible();
});

test('Back and a jump ask before they discard the input for a product', async ({ page, context }) => {
  await enterAsAdmin(context);
  const { _id, title } = await addProduct(context.request);
  await page.goto(`/admin/products?ids=${_id}`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('main');
  await form.getByLabel('Title').fill('Mended sock');
  await expectDialogsInHistory(page, 1);

  await page.goBack();
  await stay(page);
  await expect(question(page)).toBeHidden();
  await expect(form.getByLabel('Title')).toHaveValue('Mended sock');

  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Orders Page', exact: true }).click();
  await discard(page);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await page.goBack();
  await expect(form.getByLabel('Title')).toHaveValue(title);
});

test('Back and Escape ask before they discard a note on an order', async ({
  page,
  context,
  browser,
  request,
}) => {
  const street = await browser.newContext();
  const { orderId } = await placeOrder(street, await addProduct(request));
  await enterAsAdmin(context);
  await page.goto(`/admin/orders?ids=${orderId}`);
  await page.getByRole('button', { name: /^View Details/ }).click();
  const order = page.getByRole('dialog', { name: 'Order Details' });
  const note = order.getByLabel('New note');
  await note.pressSequentially('Gift wrap');
  await expect(note).toHaveValue('Gift wrap');
  await expect(note).toBeFocused();

  await page.keyboard.press('Escape');
  await stay(page);
  await expect(question(page)).toBeHidden();
  await page.goBack();
  await stay(page);
  await expect(question(page)).toBeHidden();
  await expect(note).toHaveValue('Gift wrap');

  await page.goBack();
  await discard(page);
  await expect(order).toBeHidden();
  await expect(page).toHaveURL(`/admin/orders?ids=${orderId}`);
  await page.getByRole('button', { name: /^View Details/ }).click();
  await expect(note).toHaveValue('');
  await street.close();
});
