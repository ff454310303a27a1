import type { Page } from '@playwright/test';
import { addProduct } from './support/goods';
import { enterAsShopper, somebodyNew, type Person } from './support/people';
import { expect, test } from './support/test';

async function logIn(page: Page, { email, password }: Omit<Person, 'userName'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function register(page: Page, { userName, email, password }: Person) {
  await page.getByLabel('User Name').fill(userName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

test('a visitor registers, signs in and arrives at the shop', { tag: '@main-flow' }, async ({ page }) => {
  const person = somebodyNew();
  const toast = page.getByRole('status');
  await page.goto('/');
  await page.getByRole('link', { name: "Don't have an account" }).click();
  await expect(page.getByRole('heading', { name: 'Create new account' })).toBeVisible();
  await register(page, person);

  await expect(toast.filter({ hasText: 'Registration successful' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password')).toBeFocused();
  await logIn(page, person);

  await expect(toast.filter({ hasText: 'Logged in successfully' })).toBeVisible();
  await expect(page).toHaveURL('/shop/home');
  await page.getByRole('button', { name: `Account of ${person.userName}` }).click();
  await expect(page.getByText(`Logged in as ${person.userName}`)).toBeVisible();
});

test('an e-mail address that is taken is refused and the form is kept', async ({ page, context }) => {
  const { email } = await enterAsShopper(context);
  await context.clearCookies();
  await page.goto('/auth/register');
  await register(page, { ...somebodyNew(), userName: 'Somebody Else', email: email.toUpperCase() });

  await expect(page.getByRole('alert')).toHaveText(
    'User Already exists with the same email! Please try again',
  );
  await expect(page).toHaveURL('/auth/register');
  await expect(page.getByLabel('User Name')).toHaveValue('Somebody Else');
});

test('a wrong password and an unknown e-mail address get the same toast', async ({ page, context }) => {
  const { email } = await enterAsShopper(context);
  await context.clearCookies();
  await page.goto('/auth/login');
  for (const wrong of [email, somebodyNew().email]) {
    await logIn(page, { email: wrong, password: 'not-the-password' });
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password! Please try again');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
  }
  await expect(page).toHaveURL('/auth/login');
});

test('logging out revokes the session, also for Back and for a stolen cookie', async ({ page, context }) => {
  const { userName } = await enterAsShopper(context);
  await page.goto('/shop/listing');
  await page.goto('/shop/home');
  const stolen = (await context.cookies()).find(({ name }) => name === 'token');
  expect(stolen).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  await page.getByRole('button', { name: `Account of ${userName}` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();

  await context.addCookies([stolen!]);
  await page.goto('/shop/home');
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a page that was opened without a session is shown after signing in', async ({ page, context }) => {
  const person = await enterAsShopper(context);
  await context.clearCookies();
  await page.goto('/shop/listing?brand=zara');
  await logIn(page, person);
  await expect(page).toHaveURL('/shop/listing?brand=zara');
});

test('signing in does not redirect to another site', async ({ page, context }) => {
  const person = await enterAsShopper(context);
  await context.clearCookies();
  await page.goto('/auth/login?next=/..//elsewhere.example');
  await logIn(page, person);
  await expect(page).toHaveURL('/shop/home');
});

test('an expired session is reported, and signing in returns to the page', async ({
  page,
  context,
  request,
}) => {
  const { title } = await addProduct(request, { category: 'men', brand: 'zara' });
  const person = await enterAsShopper(context);
  await page.goto('/shop/listing?category=men&brand=zara');
  const add = page.getByRole('article', { name: title }).getByRole('button', { name: 'Add to cart' });
  await add.waitFor();
  await context.request.post('/api/auth/logout');

  await add.click();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Please sign in again.');
  await logIn(page, person);
  await expect(page).toHaveURL('/shop/listing?category=men&brand=zara');
});
