import { violationsOn } from './support/axe';
import { overflow } from './support/overflow';
import { enterAsAdmin } from './support/people';
import { expect, test } from './support/test';

test('an owner reads the figures, follows one to its orders, and checks the books', async ({ page }) => {
  await enterAsAdmin(page.context());
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page).toHaveURL(/range=90d/);
  await expect(page.getByText('Revenue by day', { exact: true })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: /^Revenue \$/ }).click();
  await expect(page).toHaveURL(/admin\/orders\?paidFrom=/);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Books', exact: true }).click();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/^Check, finished/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/\d of [\d,]+ sizes agree$/).first()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect.poll(() => overflow(page)).toBe(0);
});
