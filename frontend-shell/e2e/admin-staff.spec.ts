import type { Page, Request, Response } from '@playwright/test';
import { goToCheckout, orderNumberIn, orderRows, pay, placeOrder } from './support/checkout';
import { addProduct } from './support/goods';
import { menuEntry } from './support/page/menu';
import { overflow } from './support/page/overflow';
import { addRole, enterAsStaff, giveRole, type Permission, staffRoles } from './support/staff';
import { expect, test } from './support/test';

interface Visit {
  page: Page;
  /** Pages that the menu does not name. */
  further: string[];
}

/** Opens each page of the menu, and further ones. @returns the calls that the server refused to the role */
async function refusedCallsOf({ page, further }: Visit): Promise<string[]> {
  const refused: string[] = [];
  const pending = new Set<Request>();
  const onRequest = (request: Request) => void pending.add(request);
  const onEnd = (request: Request) => void pending.delete(request);
  const onResponse = (response: Response) => {
    if (response.status() === 403) refused.push(`${page.url()} called ${response.url()}`);
  };
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);
  page.on('response', onResponse);
  const settle = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => pending.size).toBe(0);
  };
  const links = page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link');
  const inMenu = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));

  await page.goto('/admin');
  await settle();
  const menu = new Set(await inMenu());
  // The set grows while it is visited: the entries of a section appear with its first page.
  for (const path of menu) {
    const link = links.and(page.locator(`[href="${path}"]`)).first();
    await ((await link.isVisible()) ? link.click() : page.goto(path));
    await settle();
    for (const found of await inMenu()) menu.add(found);
  }
  for (const path of further) {
    await page.goto(path);
    await settle();
  }
  page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
  page.off('response', onResponse);
  return refused;
}

test('no page calls what a role of the shop may not do', async ({ browser, context, request }) => {
  test.setTimeout(300_000);
  const product = await addProduct(request);
  const { orderId, shopper } = await placeOrder(context, product);
  const further = [
    `/admin/orders/${orderId}`,
    `/admin/orders?order=${orderId}`,
    `/admin/orders/print?ids=${orderId}`,
    `/admin/products/${product._id}`,
    `/admin/products/${product._id}/stock`,
    `/admin/customers/${shopper.id}`,
  ];
  const roles = (await staffRoles(request)).roles.filter(({ isOwner }) => !isOwner);
  const office = await browser.newContext();
  const member = await enterAsStaff(office, request, roles[0]!._id);
  for (const { _id, name } of roles) {
    await giveRole(request, member, _id);
    expect.soft(await refusedCallsOf({ page: await office.newPage(), further }), name).toEqual([]);
  }
});

/** Each of these alone opens pages of the menu. */
const alone: Permission[] = [
  'customers.read',
  'content.change',
  'reviews.moderate',
  'reports.read',
  'stock.read',
  'catalogue.read',
  'settings.change',
  'audit.read',
];

test('no page calls more than the one permission that opens it', async ({ browser, context, request }) => {
  test.setTimeout(300_000);
  const product = await addProduct(request);
  const { shopper } = await placeOrder(context, product);
  const further = [`/admin/products/${product._id}/stock`, `/admin/customers/${shopper.id}`];
  await staffRoles(request);
  const office = await browser.newContext();
  const member = await enterAsStaff(office, request, await addRole(request, ['audit.read']));
  for (const permission of alone) {
    await giveRole(request, member, await addRole(request, [permission]));
    expect.soft(await refusedCallsOf({ page: await office.newPage(), further }), permission).toEqual([]);
  }
});

test('a packer packs and sends an order on a phone, is refused nothing, and cannot open Finance', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  await goToCheckout(page, await addProduct(request, { price: 31 }));
  await pay(page);
  await page.goto('/shop/account');
  const number = await orderNumberIn(orderRows(page));

  const { roles } = await staffRoles(request);
  const office = await browser.newContext({ viewport: { width: 375, height: 800 } });
  const packer = await enterAsStaff(office, request, roles.find(({ name }) => name === 'Packer')!._id);
  await office.clearCookies();
  const desk = await office.newPage();
  const refused: string[] = [];
  desk.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });

  await desk.goto('/auth/login');
  await desk.getByLabel('Email').fill(packer.email);
  await desk.getByLabel('Password').fill(packer.password);
  await desk.getByRole('button', { name: 'Sign In' }).click();
  await expect(desk).toHaveURL('/admin/orders');
  await expect(desk.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();

  await desk.getByRole('button', { name: 'Toggle Menu' }).click();
  for (const label of ['Orders', 'Products', 'Reports']) await expect(menuEntry(desk, label)).toBeVisible();
  for (const label of ['Dashboard', 'Customers', 'Settings'])
    await expect(menuEntry(desk, label)).toHaveCount(0);
  await menuEntry(desk, 'To send').click();
  await expect(desk.getByRole('heading', { name: 'To send', level: 1 })).toBeVisible();

  await desk.goto(`/admin/orders?q=${number}`);
  await desk.getByRole('link', { name: number }).click();
  await expect(desk.getByRole('heading', { name: `Order ${number}`, level: 1 })).toBeVisible();
  await expect(desk.getByRole('button', { name: /refund|cancel/i })).toHaveCount(0);
  await expect(desk.getByRole('button', { name: 'Update Order Status' })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Pack all items' }).click();
  const tracking = desk.getByRole('form', { name: `Tracking of parcel ${number}-1` });
  await tracking.getByLabel('Tracking number').fill('1Z999');
  await tracking.getByRole('button', { name: /^Ship and notify/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Ship and notify' }).click();
  await expect(tracking.getByRole('button', { name: /^Ship and notify/ })).toHaveCount(0);
  expect(await overflow(desk)).toBeLessThanOrEqual(0);
  expect(refused).toEqual([]);

  await desk.goto('/admin/finance');
  await expect(desk.getByRole('heading', { name: 'Not for your role' })).toBeVisible();
  expect((await office.request.get('/api/admin/reports/finance/get')).status()).toBe(403);
});
