import { addProduct } from './support/goods';
import { openMail } from './support/delivery';
import { testInOwnShop } from './support/own-shop';
import { enterAsAdmin, somebodyNew } from './support/people';
import { violationsOn } from './support/page/axe';
import { overflow } from './support/page/overflow';
import { expect } from './support/test';

const test = testInOwnShop({ VISITORS: 'buy' });

test("the staff revokes the links to a guest's order, and sends a fresh one that opens it", async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.slow();
  const request = await playwright.request.newContext({ baseURL: baseURL! });
  const { _id: productId } = await addProduct(request);
  await request.dispose();
  const { email } = somebodyNew();
  const address = {
    ...{ recipient: 'Robin Guest', address: '7 Bobbin Lane', city: 'Springfield', region: 'IL' },
    ...{ pincode: '62701', country: 'US', phone: '+1 217 555 0100', notes: '' },
  };
  const cart = { userId: 'visitor', productId, quantity: 1 };
  expect((await page.request.post('/api/shop/cart/add', { data: cart })).ok()).toBe(true);
  const ordered = await page.request.post('/api/shop/order/create', { data: { guest: { email, address } } });
  const { orderId, orderLink } = (await ordered.json()) as { orderId: string; orderLink: string };
  const heading = page.getByRole('heading', { name: /^Order HB-/ });
  await page.goto(`/shop/order#${orderLink}`);
  await expect(heading).toBeVisible();

  const office = await browser.newContext({ baseURL: baseURL!, viewport: { width: 375, height: 800 } });
  await enterAsAdmin(office);
  const desk = await office.newPage();
  await desk.goto(`/admin/orders/${orderId}`);
  const customer = desk.getByRole('region', { name: 'Customer' });
  await expect(customer.getByText('Guest', { exact: true })).toBeVisible();
  await expect(customer.getByText(/^1 link opens the order/)).toBeVisible();
  expect(await overflow(desk)).toBe(0);
  expect.soft(await violationsOn(desk)).toEqual([]);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await customer.getByRole('button', { name: 'Revoke links' }).click();
  await desk.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(customer.getByText(/^No link opens the order/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: "This link doesn't open an order any more" })).toBeVisible();

  await customer.getByRole('button', { name: 'Send a fresh link' }).click();
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  const mail = await openMail(desk, email, /^Your new link to order/);
  const link = await mail.getByRole('link', { name: 'View your order' }).getAttribute('href');
  const { pathname, hash } = new URL(link!);
  await page.goto('/shop/home');
  await page.goto(pathname + hash);
  await expect(heading).toBeVisible();

  await desk.goto(`/admin/customers?guests=true&q=${encodeURIComponent(email)}`);
  await expect(
    desk.getByRole('row').filter({ hasText: email }).getByText('Guest', { exact: true }),
  ).toBeVisible();
  await desk.getByRole('link', { name: 'Robin Guest' }).click();
  await expect(desk.getByText(/ordered without an account/)).toBeVisible();
  expect(await overflow(desk)).toBe(0);
  await office.close();
});
