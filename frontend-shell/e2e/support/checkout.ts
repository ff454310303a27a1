import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Product } from './goods';
import { enterAsShopper, type SignedIn } from './people';

export const address = {
  address: '7 Bobbin Lane',
  city: 'Threadneedle',
  pincode: '10115',
  phone: '030 1234567',
  notes: 'Ring twice',
};

/** Somebody new with the product in the cart and an address saved, on the checkout page with the address picked. */
export async function goToCheckout(page: Page, product: Product): Promise<SignedIn> {
  const shopper = await enterAsShopper(page.context());
  await putIntoCart(page.context(), shopper, product);
  await saveAddress(page.context(), shopper);
  await page.goto('/shop/checkout');
  await page.getByRole('radio', { name: address.address }).check();
  return shopper;
}

export async function putIntoCart(
  { request }: BrowserContext,
  { id: userId }: SignedIn,
  { _id: productId }: Pick<Product, '_id'>,
  line: { variantId?: string; quantity?: number } = {},
): Promise<void> {
  const data = { userId, productId, quantity: 1, ...line };
  const response = await request.post('/api/shop/cart/add', { data });
  expect(response.ok()).toBe(true);
}

export async function saveAddress(
  { request }: BrowserContext,
  { id: userId }: SignedIn,
  fields: Partial<typeof address & { country: string; recipient: string }> = {},
): Promise<void> {
  const data = { ...address, ...fields, userId };
  const response = await request.post('/api/shop/address/add', { data });
  expect(response.ok()).toBe(true);
}

/** An unpaid order of somebody new. @returns its id and the shopper */
export async function placeOrder(
  context: BrowserContext,
  product: Pick<Product, '_id'>,
): Promise<{ orderId: string; shopper: SignedIn }> {
  const shopper = await enterAsShopper(context);
  const userId = shopper.id;
  await putIntoCart(context, shopper, product);
  await saveAddress(context, shopper);
  const addresses = await context.request.get(`/api/shop/address/get/${userId}`);
  const [{ _id: addressId }] = ((await addresses.json()) as { data: [{ _id: string }] }).data;
  const response = await context.request.post('/api/shop/order/create', {
    data: { userId, addressInfo: { addressId } },
  });
  expect(response.status()).toBe(201);
  const { orderId } = (await response.json()) as { orderId: string };
  return { orderId, shopper };
}

export const payButton = (page: Page) => page.getByRole('button', { name: 'Checkout with PayPal' });

/** From the checkout page to the thanks. */
export async function pay(page: Page): Promise<void> {
  await payButton(page).click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment is successfull!' })).toBeVisible();
}

/** The rows of the account's order table, newest first. */
export const orderRows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

export const orderNumberIn = (row: Locator) => row.locator('strong').first().innerText();

/** Somebody new buys three pieces. @returns the number of the order */
export async function buyThree(page: Page, product: Product): Promise<string> {
  const shopper = await enterAsShopper(page.context());
  await putIntoCart(page.context(), shopper, product, { quantity: 3 });
  await saveAddress(page.context(), shopper);
  await page.goto('/shop/checkout');
  await pay(page);
  await page.goto('/shop/account');
  return orderNumberIn(orderRows(page));
}
