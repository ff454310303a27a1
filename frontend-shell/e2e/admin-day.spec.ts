import type { APIRequestContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { goToCheckout, orderNumberIn, orderRows, pay } from './support/checkout';
import { addProduct } from './support/goods';
import { enterAsAdmin } from './support/people';
import { expect, test } from './support/test';

const sizes = ['S', 'M', 'L', 'XL'] as const;
const price = 20;

test("an admin's day: a caller's order is found and shipped, a stock corrected, forty prices raised, the sales seen", async ({
  page,
  browser,
  request,
}) => {
  const word = `day${randomUUID().slice(0, 8)}`;
  const products = await addTen(request, word);
  const caller = await goToCheckout(page, products[0]!);
  await pay(page);
  await page.getByRole('link', { name: 'View Orders' }).click();
  const orderNumber = await orderNumberIn(orderRows(page));

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await enterAsAdmin(office);
  const desk = await office.newPage();
  await desk.goto('/admin/dashboard');

  await desk.getByRole('button', { name: 'Find…' }).click();
  await desk.getByRole('combobox', { name: /^Find an order/ }).fill(caller.email);
  await desk.getByRole('option').filter({ hasText: 'Customer' }).click();
  await desk.getByRole('link', { name: orderNumber }).click();
  const order = desk.getByRole('dialog', { name: 'Order Details' });
  await expect(order).toContainText(caller.userName);

  await order.getByRole('combobox', { name: 'Order Status' }).click();
  await desk.getByTitle('In shipping').click();
  await order.getByRole('button', { name: 'Update Order Status' }).click();
  await expect(desk.getByText('Order status is updated successfully!').first()).toBeVisible();
  await desk.keyboard.press('Escape');

  await desk.getByRole('link', { name: 'Products', exact: true }).click();
  await desk.getByRole('button', { name: 'Edit prices and stock' }).click();
  await desk.getByRole('searchbox', { name: 'Search products' }).fill(word);
  await expect(desk).toHaveURL(new RegExp(`q=${word}`));
  const cell = (column: string, place: number, size: string) =>
    desk.getByRole('textbox', { name: `${column} of ${products[place]!.title} · ${size}`, exact: true });
  await cell('Stock', 3, 'M').fill('17');
  await saveAll(desk, 1);
  await expect(cell('Stock', 3, 'M')).toHaveValue('17');

  await desk.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await desk.getByRole('textbox', { name: 'New value or per cent' }).fill('5');
  await desk.getByRole('button', { name: 'Change by per cent' }).click();
  await saveAll(desk, products.length * sizes.length);
  await desk.reload();
  for (const place of [0, 9]) await expect(cell('Price', place, 'XL')).toHaveValue('21.00');

  await desk.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await desk.getByRole('button', { name: 'Today' }).click();
  await expect(desk).toHaveURL(/range=today/);
  await desk.getByRole('link', { name: /^Revenue/ }).click();
  await expect(desk.getByRole('row').filter({ hasText: orderNumber })).toContainText('In shipping');
  await office.close();
});

/** Ten products of four sizes each, with the word in their titles. */
function addTen(request: APIRequestContext, word: string) {
  const variants = sizes.map((size) => ({ size, price, stock: 5 }));
  const add = (_: unknown, place: number) =>
    addProduct(request, { title: `Mitten ${word} ${place}`, variants });
  return Promise.all(Array.from({ length: 10 }, add));
}

async function saveAll(desk: Page, variants: number) {
  const count = `${variants} ${variants === 1 ? 'variant' : 'variants'}`;
  await desk.getByRole('button', { name: 'Review changes' }).click();
  await desk.getByRole('button', { name: `Save ${count}` }).click();
  await expect(desk.getByText(`Saved ${count}`).first()).toBeVisible();
}
