import type { Page } from '@playwright/test';
import { violationsOn } from './support/page/axe';
import { somebodyNew } from './support/people';
import { expect, test } from './support/test';

test.use({ viewport: { width: 320, height: 568 } });

const label = 'Withdraw from contract here';
const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('a visitor of a shop that asks to sign in withdraws by keyboard, from the footer to the receipt', async ({
  page,
}) => {
  const { email } = somebodyNew();
  await page.goto('/withdraw');
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
  await page.goto('/auth/login');
  await page.getByRole('link', { name: label }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: label });
  await link.press('Enter');
  await expect(page).toHaveURL('/shop/withdraw');

  await page.getByLabel('Name').focus();
  await page.keyboard.type('Wilhelmina Featherstonehaugh-Cholmondeley');
  await page.keyboard.press('Tab');
  await page.keyboard.type('HB-999999');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Please enter an e-mail address/);
  expect.soft(await violationsOn(page)).toEqual([]);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
  expect.soft(await violationsOn(page)).toEqual([]);
  expect(await fitsWidth(page)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Confirm withdrawal' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'We have received your withdrawal' })).toBeFocused();
  await expect(page.getByText(/\d{4}, \d\d:\d\d:\d\d \(/)).toBeVisible();
  expect.soft(await violationsOn(page)).toEqual([]);
  expect(await fitsWidth(page)).toBe(true);

  const mailbox = await page.context().newPage();
  const mail = mailbox.getByRole('row').filter({ hasText: email });
  await expect(async () => {
    await mailbox.goto('/simulators/mail/');
    await expect(mail).toContainText('We received your withdrawal', { timeout: 500 });
  }).toPass();
  await mail.getByRole('link').click();
  await expect(mailbox.frameLocator('iframe').getByText('HB-999999')).toBeVisible();
});
