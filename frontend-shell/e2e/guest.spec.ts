import { payButton } from './support/checkout';
import { addProduct, pathOf } from './support/goods';
import { testInOwnShop } from './support/own-shop';
import { shifts } from './support/page/layout-shift';
import { overflow } from './support/page/overflow';
import { expect } from './support/test';

const test = testInOwnShop({ VISITORS: 'buy' });

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 320, height: 640 } });

test('a guest buys on a phone, from the search to the page of the order, without signing in', async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL });
  const sock = await addProduct(request);
  await request.dispose();

  await page.goto('/shop/search');
  await page.getByRole('combobox').fill(sock.title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: sock.title })).toBeVisible();
  await page.goto(pathOf(sock));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('dialog', { name: 'Your Cart' }).getByRole('link', { name: 'Checkout' }).click();

  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await payButton(page).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill('robin@example.test');
  await page.getByLabel('Recipient').fill('Robin Guest');
  await page.getByRole('textbox', { name: 'Address' }).fill('7 Bobbin Lane');
  await page.getByLabel('City').fill('Springfield');
  await page.getByLabel('Pincode').fill('62701');
  await page.getByLabel('Phone').fill('+1 217 555 0100');
  expect(await overflow(page)).toBe(0);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('7 Bobbin Lane');
  expect(await shifts(page)).toBeLessThan(0.01);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment is successfull!' })).toBeVisible();
  await expect(page.getByText('Thank you, Robin Guest')).toBeVisible();
  expect(await overflow(page)).toBe(0);

  await page.getByRole('link', { name: /^HB-/ }).first().click();
  await expect(page).toHaveURL(/\/shop\/order#./);
  await expect(page.getByRole('heading', { name: /^Order HB-/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Order HB-/ })).toBeVisible();
  expect(await overflow(page)).toBe(0);
});
