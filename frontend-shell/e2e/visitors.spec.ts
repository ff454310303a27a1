import { addGarment, pathOf, variantIdOf } from './support/goods';
import { testInOwnShop } from './support/own-shop';
import { somebodyNew } from './support/people';
import { expect } from './support/test';

const test = testInOwnShop({ VISITORS: 'browse' });

test.describe.configure({ mode: 'default' });

test('a visitor follows a shared link, adds the product, signs up, and finds it in the cart', async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL });
  const shirt = await addGarment(request);
  await request.dispose();

  await page.goto(`${pathOf(shirt)}?colour=Navy&size=M`);
  await expect(page.getByRole('heading', { level: 1, name: shirt.title })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();

  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(`Sign in and we'll add ${shirt.title}, M · Navy to your cart.`)).toBeVisible();
  await page.getByRole('button', { name: "Don't have an account" }).click();
  const robin = somebodyNew();
  await page.getByLabel('User Name').fill(robin.userName);
  await page.getByLabel('Email').fill(robin.email);
  await page.getByLabel('Password').fill(robin.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Password').fill(robin.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();

  await expect(page).toHaveURL(`${pathOf(shirt)}?colour=Navy&size=M`);
  await expect(page.getByText('Product is added to cart')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  const answer = await page.request.get('/api/auth/check-auth');
  const { user } = (await answer.json()) as { user: { id: string } };
  const stored = await page.request.get(`/api/shop/cart/get/${user.id}`);
  const { data } = (await stored.json()) as { data: { items: { variantId: string }[] } };
  expect(data.items.map(({ variantId }) => variantId)).toEqual([variantIdOf(shirt, 'M', 'Navy')]);
});

test('a visitor browses, and signs in for the cart, a review and the checkout', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/shop/home');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Cart, 0 items' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(sheet.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /^\/auth\/login\?next=%2Fshop%2Flisting/,
  );
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' }).getByLabel('Email')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();

  await page.goto('/shop/checkout');
  await expect(page).toHaveURL('/auth/login?next=%2Fshop%2Fcheckout');
});
