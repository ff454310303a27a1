import { goToCheckout, orderNumberIn, orderRows, pay } from './support/checkout';
import { addProduct } from './support/goods';
import { enterAsAdmin } from './support/people';
import { violationsOn } from './support/page/axe';
import { expect, test } from './support/test';

test('an admin refunds a piece and the delivery of a delivered order, and sees it given', async ({
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
  await desk.goto(`/admin/orders?order=${orderId}`);
  const dialog = desk.getByRole('dialog', { name: 'Order Details' });
  await dialog.getByRole('button', { name: 'Refund from the order' }).press('Enter');
  await dialog.getByRole('spinbutton', { name: /^Pieces of/ }).fill('1');
  const delivery = dialog.getByRole('checkbox', { name: /^Delivery/ });
  if (await delivery.isVisible()) await delivery.press('Space');
  await dialog.getByRole('combobox', { name: /^Reason/ }).click();
  await desk.getByTitle('Items damaged or wrong').click();
  await dialog.getByRole('switch', { name: '1 item came back: put it into stock' }).press('Space');
  expect(await violationsOn(desk)).toEqual([]);
  await dialog.getByRole('button', { name: /^Refund \$/ }).press('Enter');
  const refunds = dialog.getByRole('list', { name: 'Refunds' });
  await expect(refunds).toContainText('Items damaged or wrong');
  await expect(refunds).toContainText('Refunded.', { timeout: 20_000 });
  expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.reload();
  await page
    .getByRole('button', { name: new RegExp(orderNumber) })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('Refunded by PayPal.');
  await office.close();
});
