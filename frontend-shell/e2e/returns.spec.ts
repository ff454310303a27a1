import type { Locator, Page } from '@playwright/test';
import { goToCheckout, orderNumberIn, orderRows, pay } from './support/checkout';
import { addProduct } from './support/goods';
import { violationsOn } from './support/page/axe';
import { enterAsAdmin } from './support/people';
import { expect, test } from './support/test';

const fitsWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

test('a shopper sends a piece back by keyboard on a small phone, from the order to the parcel', async ({
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
  const found = await office.request.get('/api/admin/orders/get', { params: { q: orderNumber } });
  const [{ _id: orderId }] = ((await found.json()) as { data: [{ _id: string }] }).data;
  await office.request.put(`/api/admin/orders/update/${orderId}`, { data: { orderStatus: 'delivered' } });
  await office.close();

  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/shop/account/orders/${orderNumber}`);
  await tabTo(page, page.getByRole('link', { name: `Send something back: order ${orderNumber}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Send something back' })).toBeVisible();
  await tabTo(page, page.getByRole('combobox', { name: 'Send back' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Why? (optional)' })).toBeFocused();
  await expect(page.getByText('You get back')).toBeVisible();
  expect.soft(await violationsOn(page)).toEqual([]);
  expect(await fitsWidth(page)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Confirm return' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: /^Return R-/ })).toBeVisible();
  await expect(page.getByText('Waiting for your parcel')).toBeVisible();
  expect.soft(await violationsOn(page)).toEqual([]);
  expect(await fitsWidth(page)).toBe(true);
  await page.reload();
  await tabTo(page, page.getByRole('textbox', { name: 'Tracking number (optional)' }));
  await page.keyboard.type('00340434161094042557');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('On its way to us', { exact: true })).toBeVisible();
});

test('a shopper exchanges a piece for another size on a small phone, and it is sent once the return is accepted', async ({
  page,
  browser,
  request,
}) => {
  const variant = (size: 'M' | 'L', stock: number) => ({ size, price: 31, stock });
  const shirt = await addProduct(request, {
    variants: [variant('M', 3), variant('L', 1)],
  });
  await goToCheckout(page, shirt);
  await pay(page);
  await page.getByRole('link', { name: 'View Orders' }).click();
  const orderNumber = await orderNumberIn(orderRows(page));
  const office = await browser.newContext();
  await enterAsAdmin(office);
  const found = await office.request.get('/api/admin/orders/get', { params: { q: orderNumber } });
  const [{ _id: orderId }] = ((await found.json()) as { data: [{ _id: string }] }).data;
  await office.request.put(`/api/admin/orders/update/${orderId}`, { data: { orderStatus: 'delivered' } });

  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/shop/account/orders/${orderNumber}/return`);
  await page.getByRole('combobox', { name: 'Send back' }).selectOption('1');
  await page.getByRole('combobox', { name: 'What would you like?' }).selectOption('Exchange for L');
  await expect(page.getByText(/^We put aside for you until/)).toContainText(/1 × .*, L/);
  expect.soft(await violationsOn(page)).toEqual([]);
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole('button', { name: 'Confirm return' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^Return R-/ })).toBeVisible();
  const returnNumber = (await page.getByRole('heading', { level: 1 }).innerText()).replace('Return ', '');
  await expect(page.getByText(/We have put it aside until/)).toBeVisible();
  expect.soft(await violationsOn(page)).toEqual([]);
  expect(await fitsWidth(page)).toBe(true);

  const shown = await office.request.get('/api/admin/returns/find', { params: { code: returnNumber } });
  const { data } = (await shown.json()) as { data: { _id: string; pieces: { _id: string }[] } };
  await office.request.post(`/api/admin/returns/${data._id}/arrived`);
  await office.request.put(`/api/admin/returns/${data._id}/judgements`, {
    data: { pieces: data.pieces.map(({ _id: pieceId }) => ({ pieceId, judged: 'sellable' })) },
  });
  await office.close();
  await page.reload();
  await expect(page.getByText(/Your pieces are accepted/)).toBeVisible();
  await page
    .getByRole('link', { name: /^Order HB-/ })
    .first()
    .click();
  await expect(page.getByText(/^Exchange for return/)).toContainText(`Exchange for return ${returnNumber}`);
  expect.soft(await violationsOn(page)).toEqual([]);
  expect(await fitsWidth(page)).toBe(true);
});
