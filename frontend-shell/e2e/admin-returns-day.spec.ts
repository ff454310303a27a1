import type { APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { buyThree } from './support/checkout';
import { dayAt } from './support/day';
import { addProduct } from './support/goods';
import { enterAsAdmin } from './support/people';
import { expect, test } from './support/test';

interface Sold {
  _id: string;
  cartItems: { variantId: string }[];
}

/** The order, once it is delivered. The request is an admin's. */
async function delivered(request: APIRequestContext, number: string): Promise<Sold> {
  const found = await request.get('/api/admin/orders/get', { params: { q: number } });
  const [{ _id }] = ((await found.json()) as { data: [{ _id: string }] }).data;
  await request.put(`/api/admin/orders/update/${_id}`, { data: { orderStatus: 'delivered' } });
  const shown = await request.get(`/api/admin/orders/details/${_id}`);
  return ((await shown.json()) as { data: Sold }).data;
}

/** One piece is to come back. @returns the number of the return */
async function declare(request: APIRequestContext, { _id: orderId, cartItems }: Sold): Promise<string> {
  const _id = randomUUID();
  const pieces = [{ variantId: cartItems[0]!.variantId, quantity: 1 }];
  const data = { _id, pieces, kind: 'return' };
  const declared = await request.post(`/api/admin/orders/${orderId}/returns`, { data });
  expect(declared.ok()).toBe(true);
  const shown = await request.get(`/api/admin/returns/${_id}`);
  return ((await shown.json()) as { data: { returnNumber: string } }).data.returnNumber;
}

test('a return is received, judged and settled at each width, in clicks', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const number = await buyThree(page, await addProduct(request, { price: 31 }));
  const office = await browser.newContext();
  await enterAsAdmin(office);
  const order = await delivered(office.request, number);
  const desk = await office.newPage();
  await desk.goto('/admin/returns');
  // The browser remembers it.
  await desk.getByRole('checkbox', { name: /^Mark as arrived at once/ }).check();

  for (const width of [375, 768, 1440]) {
    const returnNumber = await declare(office.request, order);
    await desk.setViewportSize({ width, height: 900 });
    await desk.goto('/admin/dashboard');
    const { click, go, task } = dayAt(desk, width);
    await task(`receive and judge a return at ${width} px`, [5, 7], async () => {
      await go('Orders', 'Returns');
      const code = desk.getByLabel('Return number or code of the parcel');
      await code.fill(returnNumber);
      await code.press('Enter');
      await expect(desk.getByRole('heading', { level: 1, name: `Return ${returnNumber}` })).toBeVisible();
      await click(desk.getByRole('radio', { name: 'Back on sale' }));
      await click(desk.getByRole('button', { name: 'Save 1 of 1 judgements' }));
      await click(desk.getByRole('button', { name: /^Give \$\d+\.\d\d back$/ }));
      await expect(desk.getByRole('definition').filter({ hasText: /^Settled$/ })).toBeVisible();
    });
  }
  await office.close();
});
