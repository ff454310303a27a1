import { goToCheckout, orderNumberIn, orderRows, pay } from './support/checkout';
import { addProduct } from './support/goods';
import { expectDialogsInHistory } from './support/page/history';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { expect, test } from './support/test';

test('the admin changes the status of an order, and the shopper sees it', async ({
  page,
  browser,
  request,
}) => {
  await goToCheckout(page, await addProduct(request, { price: 31 }));
  await pay(page);
  await page.getByRole('link', { name: 'View Orders' }).click();
  const orderNumber = await orderNumberIn(orderRows(page));

  const office = await browser.newContext();
  await enterAsAdmin(office);
  const desk = await office.newPage();
  await desk.goto('/admin/orders');
  const row = desk.getByRole('row').filter({ hasText: orderNumber });
  await expect(row).toContainText('Confirmed');
  await expect(row).toContainText('$31.00');

  await row.getByRole('button', { name: `View Details of order ${orderNumber}` }).click();
  const details = desk.getByRole('dialog', { name: 'Order Details' });
  await expect(details).toContainText('7 Bobbin Lane');
  await details.getByRole('combobox', { name: 'Order Status' }).click();
  await desk.getByTitle('In shipping').click();
  await details.getByRole('button', { name: 'Update Order Status' }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'Order status is updated' })).toBeVisible();
  await expect(row).toContainText('In shipping');
  await expect(details.getByRole('list', { name: 'History' })).toContainText(/In shipping.*by/);
  await expect(details.getByRole('list', { name: 'Payment' })).toContainText('Paid $31.00');
  await office.close();

  await page.reload();
  await expect(orderRows(page)).toContainText('In shipping');
});

test('a product that the admin adds with a picture is in the shop at once', async ({ page, browser }) => {
  const title = `Waistcoat ${Date.now()}`;
  await enterAsAdmin(page.context());
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Add New Product' }).click();
  const form = page.getByRole('main');

  const picture = { name: 'waistcoat.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await form.locator('input[type=file]').setInputFiles(picture);
  await expect(form.getByRole('img', { name: 'main picture' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Description').fill('Five buttons, the last one left open.');
  for (const [name, option] of [
    ['Category', 'Women'],
    ['Brand', "Levi's"],
  ] as const) {
    await form.getByRole('combobox', { name }).focus();
    await page.keyboard.type(option.slice(0, 2));
    await page.keyboard.press('Enter');
    await expect(form.getByTitle(option)).toBeVisible();
  }
  await form.getByLabel('Price', { exact: true }).fill('3.20');
  await form.getByLabel('Total Stock').fill('12');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Product add successfully' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).fill(title);
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();

  const street = await browser.newContext();
  await enterAsShopper(street);
  const shop = await street.newPage();
  await shop.goto('/shop/listing?category=women&brand=levi');
  const card = shop.getByRole('article', { name: title });
  await expect(card).toContainText('$3.20');
  const shown = card.getByRole('img');
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await street.close();
});

test('Back never discards a product that is being filled in', async ({ page, context }) => {
  await enterAsAdmin(context);
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Add New Product' }).click();
  const form = page.getByRole('main');
  await form.getByLabel('Title', { exact: true }).fill('Half a waistcoat');

  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  for (let times = 0; times < 2; times += 1) {
    await expectDialogsInHistory(page, 1);
    await page.goBack();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Half a waistcoat');
  }
  await expectDialogsInHistory(page, 1);
  await form.getByRole('button', { name: 'Back', exact: true }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
});

test("the admin replaces a product's picture", async ({ page, context, request }) => {
  const { _id, title, image } = await addProduct(request);
  await enterAsAdmin(context);
  await page.goto('/admin/products');
  await page.getByRole('searchbox', { name: 'Search products' }).fill(title);
  await expect(page).toHaveURL(/[?&]q=/);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('main');
  await form.getByRole('button', { name: 'Remove main picture' }).click();
  const picture = { name: 'sock.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await form.locator('input[type=file]').setInputFiles(picture);
  await expect(form.getByRole('img', { name: 'main picture' })).toBeVisible();
  await form.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Product updated successfully' })).toBeVisible();

  const response = await request.get(`/api/shop/products/get/${_id}`);
  const { data } = (await response.json()) as { data: { image: string } };
  expect(data.image).not.toBe(image);
});
