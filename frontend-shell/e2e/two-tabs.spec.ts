import { putIntoCart } from './support/checkout';
import { addProduct } from './support/goods';
import { enterAsShopper, somebodyNew, type Person } from './support/people';
import { expect, test } from './support/test';

test('the cart is synchronised between tabs', async ({ page, context, request }) => {
  const { _id } = await addProduct(request);
  await enterAsShopper(context);
  await page.goto('/shop/home');
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();

  const other = await context.newPage();
  await other.goto(`/shop/product/${_id}`);
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Cart/ }).click();
  await page.getByRole('button', { name: 'Increase the quantity' }).click();
  await expect(other.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
});

test('signing in and out in one tab applies to the other, so that no user sees another cart', async ({
  page,
  context,
  request,
  playwright,
  baseURL,
}) => {
  const product = await addProduct(request);
  const first = await enterAsShopper(context);
  await putIntoCart(context, first, product);
  await page.goto(`/shop/product/${product._id}`);
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/shop/home');
  await other.getByRole('button', { name: `Account of ${first.userName}` }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();

  const second = somebodyNew();
  const elsewhere = await playwright.request.newContext({ baseURL });
  await elsewhere.post('/api/auth/register', { data: second });
  await elsewhere.dispose();
  await signIn(second);
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await expect(page.getByRole('button', { name: `Account of ${second.userName}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();

  async function signIn({ email, password }: Person) {
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password').fill(password);
    await other.getByRole('button', { name: 'Sign In' }).click();
  }
});
