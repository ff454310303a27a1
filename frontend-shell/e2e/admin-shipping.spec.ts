import type { BrowserContext, Locator, Page } from '@playwright/test';
import { putIntoCart, saveAddress } from './support/checkout';
import { addProduct } from './support/goods';
import { enterAsAdmin, enterAsShopper, type SignedIn } from './support/people';
import { violationsOn } from './support/page/axe';
import { expect, test } from './support/test';

const count = 20;

interface Buyer {
  page: Page;
  context: BrowserContext;
  shopper: SignedIn;
  addressId: string;
}

async function aBuyer(page: Page): Promise<Buyer> {
  const context = page.context();
  const shopper = await enterAsShopper(context);
  await saveAddress(context, shopper);
  const addresses = await context.request.get(`/api/shop/address/get/${shopper.id}`);
  const [{ _id: addressId }] = ((await addresses.json()) as { data: [{ _id: string }] }).data;
  return { page, context, shopper, addressId };
}

async function buy({ page, context, shopper, addressId }: Buyer, product: { _id: string }): Promise<void> {
  await putIntoCart(context, shopper, product);
  const order = { userId: shopper.id, addressInfo: { addressId } };
  const response = await context.request.post('/api/shop/order/create', { data: order });
  const { approvalURL } = (await response.json()) as { approvalURL: string };
  await page.goto(approvalURL);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment is successfull!' })).toBeVisible();
}

test('twenty orders are shipped with their tracking numbers in five clicks, and taken back by a sixth', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const product = await addProduct(request, { price: 31, totalStock: 2 * count });
  const buyer = await aBuyer(page);
  for (let placed = 0; placed < count; placed++) await buy(buyer, product);

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await enterAsAdmin(office);
  const desk = await office.newPage();
  await desk.goto(`/admin/sending?q=${encodeURIComponent(product.title)}`);
  await expect(desk.getByText(`1–${count} of ${count}`)).toBeVisible();
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };

  await click(desk.getByRole('checkbox', { name: 'Select all on this page' }));
  await click(desk.getByRole('button', { name: 'Pack all' }));
  await expect(desk).toHaveURL(/toSend=packed/);
  await expect(desk.getByText(`${count} selected`)).toBeVisible();
  const fields = desk.getByRole('textbox', { name: /^Tracking number of parcel/ });
  await expect(fields).toHaveCount(count);
  expect.soft(await violationsOn(desk)).toEqual([]);

  const opened = office.waitForEvent('page');
  await click(desk.getByRole('link', { name: 'Print pick list and slips' }));
  const paper = await opened;
  await expect(paper.getByRole('region', { name: 'Pick list' }).getByRole('row')).toHaveCount(2);
  await expect(paper.getByRole('img', { name: /^Barcode HB-\d+-1$/ })).toHaveCount(count);
  expect.soft(await violationsOn(paper)).toEqual([]);
  await paper.close();
  await expect(desk.getByText(`${count} selected`)).toBeVisible();

  const parcels = await fields.evaluateAll((inputs) =>
    inputs.map((input) => input.getAttribute('placeholder')),
  );
  const rows = parcels.map((parcel, place) => `${parcel},Ground,1Z${place}`);
  const choosing = desk.waitForEvent('filechooser');
  await click(desk.getByText(/Drag a CSV file with tracking numbers here/));
  const buffer = Buffer.from(['Reference,Service,Tracking No', ...rows].join('\n'));
  await (await choosing).setFiles({ name: 'carrier.csv', mimeType: 'text/csv', buffer });
  const preview = desk.getByRole('dialog', { name: 'Tracking numbers of the file' });
  await expect(preview.getByText(`${count} of ${count} rows are fine.`)).toBeVisible();
  await expect(preview.getByText('number saved, shipped, customer told')).toHaveCount(count);
  expect.soft(await violationsOn(desk)).toEqual([]);
  await click(preview.getByRole('button', { name: `Save and ship ${count} numbers` }));
  await expect(desk.getByText(`${count} orders are shipped.`)).toBeVisible();
  expect(clicks, 'clicks to ship twenty orders').toBe(5);

  await click(desk.getByRole('button', { name: 'Undo' }));
  await expect(
    desk.getByText(`Undone: ${count} parcels are packed again, and no customer was told.`),
  ).toBeVisible();
  await expect(fields).toHaveCount(count);
  await expect(fields.first()).toHaveValue(/^1Z/);
});
