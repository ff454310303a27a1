import { linkInMail } from './support/mailbox';
import { violationsOn } from './support/page/axe';
import { somebodyNew } from './support/people';
import { expect, test } from './support/test';

test('a forgotten password is replaced by the link in the e-mail', async ({ page, request }) => {
  const person = somebodyNew();
  const { email } = person;
  await request.post('/api/auth/register', { data: person });
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  expect.soft(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText("If there's an account for this address")).toBeVisible();

  const subject = 'Set a new password';
  await page.goto(await linkInMail(page.context(), { to: email, subject, name: subject }));
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  expect.soft(await violationsOn(page)).toEqual([]);
  await page.getByLabel('New password').fill('bobbin-and-needle');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('bobbin-and-needle');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/shop/home');
});
