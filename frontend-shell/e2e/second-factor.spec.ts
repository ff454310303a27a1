import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { violationsOn } from './support/page/axe';
import { newAdmin } from './support/new-admin';
import type { Person } from './support/people';
import { expect, test } from './support/test';

/** Each code counts once: the one of now turns it on, the next one signs in. */
const codeOf = (secret: string, secondsLater = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + secondsLater });

async function logIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('an admin sets up a second factor, and signs in with password and code from then on', async ({
  page,
}) => {
  const admin = await newAdmin();
  await page.goto('/auth/login');
  await logIn(page, admin);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  expect.soft(await violationsOn(page)).toEqual([]);
  const secret = (
    await page.getByRole('region', { name: 'Second factor' }).locator('code').innerText()
  ).replace(/\s/g, '');
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  expect.soft(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, admin);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  expect.soft(await violationsOn(page)).toEqual([]);
  await page.keyboard.type('000000x\n');
  await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
    /^That code is incorrect/,
  );
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 30));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
});
