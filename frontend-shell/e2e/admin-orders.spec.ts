import { goToCheckout, orderNumberIn, orderRows, pay, placeOrder } from './support/checkout';
import { addProduct } from './support/goods';
import { enterAsAdmin } from './support/people';
import { violationsOn } from './support/page/axe';
import { expect, test } from './support/test';

test(
  'an admin finds an order by its number, opens it by a link, ships it and prints its slip',
  { tag: '@main-flow' },
  async ({ page, browser, request }) => {
    await goToCheckout(page, await addProduct(request, { price: 31 }));
    await pay(page);
    await page.getByRole('link', { name: 'View Orders' }).click();
    const orderNumber = await orderNumberIn(orderRows(page));

    const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await enterAsAdmin(office);
    const desk = await office.newPage();
    await desk.goto('/admin/orders');
    await desk.getByRole('searchbox', { name: /^Search by number/ }).fill(orderNumber);
    await expect(desk).toHaveURL(new RegExp(`q=${orderNumber}`));
    const row = desk.getByRole('row').filter({ hasText: orderNumber });
    await expect(desk.getByText('1–1 of 1')).toBeVisible();
    expect(await violationsOn(desk)).toEqual([]);

    await row.getByRole('button', { name: `View Details of order ${orderNumber}` }).click();
    await expect(desk).toHaveURL(/order=/);
    await desk.reload();
    await expect(desk.getByRole('dialog', { name: 'Order Details' })).toContainText('7 Bobbin Lane');
    await desk.goBack();
    await expect(desk.getByRole('dialog')).toBeHidden();

    await row.getByRole('checkbox', { name: `Select order ${orderNumber}` }).check();
    const bar = desk.getByRole('region', { name: 'Selected rows' });
    await bar.getByRole('combobox', { name: 'Move selected orders to' }).click();
    await desk.getByTitle('In shipping').click();
    await desk.getByRole('button', { name: 'Move 1 order' }).click();
    await expect(row).toContainText('In shipping');

    await row.getByRole('checkbox', { name: `Select order ${orderNumber}` }).check();
    const opened = office.waitForEvent('page');
    await bar.getByRole('link', { name: 'Print packing slips' }).click();
    const paper = await opened;
    await paper.emulateMedia({ media: 'print' });
    const slip = paper.getByRole('region', { name: `Packing slip of parcel ${orderNumber}-1` });
    await expect(slip).toContainText('7 Bobbin Lane');
    await expect(paper.getByRole('navigation', { name: 'Admin Panel' })).toBeHidden();
    await paper.close();
    await expect(bar.getByText('1 selected')).toBeVisible();

    await desk.setViewportSize({ width: 375, height: 800 });
    await desk.goto(`/admin/orders?q=${orderNumber}`);
    await expect(desk.getByRole('listitem').filter({ hasText: orderNumber })).toBeVisible();
    expect(await violationsOn(desk)).toEqual([]);
    await office.close();
  },
);

test('packing slips are printed one order a page', async ({ page, browser, request }) => {
  const product = await addProduct(request);
  const orderIds: string[] = [];
  for (let order = 0; order < 3; order++) {
    const street = await browser.newContext();
    orderIds.push((await placeOrder(street, product)).orderId);
    await street.close();
  }
  await enterAsAdmin(page.context());
  await page.goto(`/admin/orders/print?ids=${orderIds.join(',')}`);
  await expect(page.getByRole('region', { name: /^Packing slip of order/ })).toHaveCount(3);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
});
