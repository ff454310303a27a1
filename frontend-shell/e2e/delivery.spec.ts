import type { Locator, Page } from '@playwright/test';
import { violationsOn } from './support/page/axe';
import { orderNumberIn, orderRows, pay, payButton, putIntoCart, saveAddress } from './support/checkout';
import { addZone, mailsTo, openMail } from './support/delivery';
import { addProduct, type Product } from './support/goods';
import { enterAsAdmin, enterAsShopper, type SignedIn } from './support/people';
import { expect, test } from './support/test';

const standard = { name: 'Standard', price: 4.9, days: 3 };
const express = { name: 'Express', price: 9.9, days: 1 };

interface Goods {
  product: Product;
  quantity: number;
  to: Parameters<typeof saveAddress>[2];
}

/** Somebody new with these goods on the checkout page, once it shows what the delivery costs. */
async function checkOut(page: Page, { product, quantity, to }: Goods): Promise<SignedIn> {
  const shopper = await enterAsShopper(page.context());
  await putIntoCart(page.context(), shopper, product, { quantity });
  await saveAddress(page.context(), shopper, to);
  await page.goto('/shop/checkout');
  await expect(page.getByRole('region', { name: 'Your order' }).locator('dd').nth(1)).toHaveText(/\$|Free/);
  return shopper;
}

const total = (page: Page) => page.getByRole('status').filter({ hasText: 'Total' });

async function openOrder(page: Page): Promise<Locator> {
  await page.goto('/shop/account');
  await page.getByRole('button', { name: /^View Details/ }).click();
  return page.getByRole('dialog', { name: 'Order Details' });
}

test('a shopper chooses a delivery, which order and e-mail name with price and days', async ({
  page,
  request,
}) => {
  const to = await addZone(request, [standard, express]);
  const product = await addProduct(request, { price: 20 });
  const { email } = await checkOut(page, { product, quantity: 1, to });
  const chosen = page.getByRole('radio', { name: /^Express/ });
  await expect(page.getByRole('radio', { name: /^Standard .* \$4\.90$/ })).toBeChecked();
  await chosen.check();
  await expect(total(page)).toHaveText('Total $29.90');
  expect.soft(await violationsOn(page)).toEqual([]);
  await page.reload();
  await expect(chosen).toBeChecked();
  const method = page.locator('label').filter({ has: chosen });
  const days = /\w{3} \d.* \w{3}(?=\$)/.exec(await method.innerText().then(inOneLine))![0];

  await payButton(page).click();
  await expect(page.getByRole('row', { name: /^Shipping/ })).toContainText('$9.90');
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment is successfull!' })).toBeVisible();

  const order = await openOrder(page);
  await expect(order.getByText(`Express, ${days}`)).toBeVisible();
  await expect(order).toContainText(/\$9\.90.*Total \$29\.90/s);
  const mail = await openMail(page, email, /is confirmed$/);
  await expect(mail).toContainText(`Express, ${days} $9.90`);
  await expect(mail).toContainText('Total $29.90');
});

test('a shopper cancels one of two pieces, and sees what went back', async ({ page, request }) => {
  const to = await addZone(request, [standard]);
  const product = await addProduct(request, { price: 12.5 });
  await checkOut(page, { product, quantity: 2, to });
  await pay(page);

  const order = await openOrder(page);
  await order.getByRole('button', { name: /^Cancel items/ }).click();
  await order.getByRole('combobox', { name: product.title }).selectOption('Cancel 1 of 2');
  await expect(order.getByText('$12.50 goes back to your PayPal account.')).toBeVisible();
  expect.soft(await violationsOn(page)).toEqual([]);
  await order.getByRole('button', { name: 'Cancel these items' }).click();
  await expect(order.getByText('1 of 2 cancelled')).toBeVisible();
  await expect(order.getByRole('list', { name: 'History' })).toContainText(`Cancelled: 1 × ${product.title}`);
  await expect(async () => {
    const reopened = await openOrder(page);
    await expect(reopened.getByText('-$12.50')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('an admin sends two parcels with tracking numbers, and the rest by the status', async ({
  page,
  browser,
  request,
}) => {
  const trackingAddress = 'https://track.example/{number}';
  const to = await addZone(request, [{ ...standard, carrier: 'Thread Post', trackingAddress }]);
  const product = await addProduct(request);
  const { email } = await checkOut(page, { product, quantity: 3, to });
  await pay(page);
  await page.goto('/shop/account');
  const number = await orderNumberIn(orderRows(page));

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await enterAsAdmin(office);
  const desk = await office.newPage();
  await desk.goto(`/admin/sending?q=${number}`);
  await desk.getByRole('button', { name: `View Details of order ${number}` }).click();
  const dialog = desk.getByRole('dialog', { name: 'Order Details' });
  for (const [parcel, trackingNumber] of [
    [`${number}-1`, 'AB-1'],
    [`${number}-2`, 'AB-2'],
  ] as const) {
    await packOne(dialog, product);
    const tracking = dialog.getByRole('form', { name: `Tracking of parcel ${parcel}` });
    await tracking.getByLabel('Tracking number').fill(trackingNumber);
    await tracking.getByLabel('Tracking number').press('Enter');
    await expect(dialog.getByRole('link', { name: trackingNumber })).toBeVisible();
    await dialog.getByRole('button', { name: `Ship and notify: parcel ${parcel}` }).click();
    await desk.getByRole('button', { name: 'Ship and notify', exact: true }).click();
    await expect(dialog.getByRole('button', { name: `Mark as delivered: parcel ${parcel}` })).toBeVisible();
  }
  expect.soft(await violationsOn(desk)).toEqual([]);

  const order = await openOrder(page);
  const parcels = order.getByRole('list', { name: 'Parcels' });
  for (const trackingNumber of ['AB-1', 'AB-2']) {
    const link = parcels.getByRole('link', { name: trackingNumber });
    await expect(link).toHaveAttribute('href', `https://track.example/${trackingNumber}`);
  }

  await dialog.getByRole('combobox', { name: 'Order Status' }).click();
  await desk.getByTitle('In shipping').click();
  await dialog.getByRole('button', { name: 'Update Order Status' }).click();
  await expect(dialog.getByText('All items are packed.')).toBeVisible();
  await office.close();
  await expect(await openOrder(page)).toContainText(new RegExp(`In shipping.*${number}-3Sent`, 's'));
  await expect(async () => {
    await page.goto('/simulators/mail/');
    await expect(mailsTo(page, email).filter({ hasText: 'is on its way' })).toHaveCount(3, { timeout: 500 });
  }).toPass();
});

async function packOne(dialog: Locator, { title }: Product): Promise<void> {
  await dialog.getByRole('button', { name: 'Choose items' }).click();
  await dialog.getByRole('spinbutton', { name: `Pieces of ${title}` }).fill('1');
  await dialog.getByRole('button', { name: 'Pack these items' }).click();
  await expect(dialog.getByRole('button', { name: 'Choose items' })).toBeVisible();
}

const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, '');
