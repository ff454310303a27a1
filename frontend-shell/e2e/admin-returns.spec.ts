import { goToCheckout, orderNumberIn, orderRows, pay } from './support/checkout';
import { addProduct } from './support/goods';
import { enterAsAdmin } from './support/people';
import { violationsOn } from './support/page/axe';
import { expect, test } from './support/test';

test('an admin declares a return, receives its parcel by the number, judges it by key and settles it', async ({
  page,
  browser,
  request,
}) => {
  await goToCheckout(page, await addProduct(request, { price: 31 }));
  await pay(page);
  await page.getByRole('link', { name: 'View Orders' }).click();
  const orderNumber = await orderNumberIn(orderRows(page));

  const office = await browser.newContext({ viewport: { width: 375, height: 800 } });
  await enterAsAdmin(office);
  const found = await office.request.get('/api/admin/orders/get', { params: { q: orderNumber } });
  const [{ _id: orderId }] = ((await found.json()) as { data: [{ _id: string }] }).data;
  await office.request.put(`/api/admin/orders/update/${orderId}`, { data: { orderStatus: 'delivered' } });
  const desk = await office.newPage();
  const fitsWidth = () => desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

  await desk.goto(`/admin/orders?order=${orderId}`);
  const dialog = desk.getByRole('dialog', { name: 'Order Details' });
  await dialog.getByRole('button', { name: 'Record a return' }).press('Enter');
  await dialog.getByRole('spinbutton', { name: /^Pieces of/ }).fill('1');
  await dialog.getByRole('button', { name: 'Declare for the customer' }).press('Enter');
  const declared = dialog.getByRole('list', { name: 'Returns' }).getByRole('link', { name: /^R-\d+$/ });
  await expect(declared).toBeVisible();
  const returnNumber = await declared.innerText();
  expect(await violationsOn(desk)).toEqual([]);

  await desk.goto('/admin/returns?tab=waiting');
  await desk.getByRole('checkbox', { name: /^Mark as arrived at once/ }).check();
  expect(await violationsOn(desk)).toEqual([]);
  expect(await fitsWidth()).toBe(true);
  const code = desk.getByLabel('Return number or code of the parcel');
  await code.fill(returnNumber);
  await code.press('Enter');

  await expect(desk.getByRole('heading', { level: 1, name: `Return ${returnNumber}` })).toBeVisible();
  await expect(desk.getByRole('radio', { name: 'Back on sale' })).toBeFocused();
  expect(await violationsOn(desk)).toEqual([]);
  expect(await fitsWidth()).toBe(true);
  await desk.keyboard.press('1');
  await expect(desk.getByRole('button', { name: 'Save 1 of 1 judgements' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(/^\$\d+\.\d\d goes back to .*, of \$\d+\.\d\d that is left/)).toBeVisible();
  expect(await violationsOn(desk)).toEqual([]);
  await desk.getByRole('button', { name: /^Give \$\d+\.\d\d back$/ }).press('Enter');
  await expect(desk.getByRole('definition').filter({ hasText: /^Settled$/ })).toBeVisible();
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByText(/Refunded\.$/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await office.close();
});
