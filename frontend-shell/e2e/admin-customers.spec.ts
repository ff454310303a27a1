import { violationsOn } from './support/page/axe';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { expect, test } from './support/test';

test('an admin finds a customer by the palette, blocks them with a reason, and the audit trail shows it', async ({
  page,
  browser,
}) => {
  const street = await browser.newContext();
  const { userName, email, password } = await enterAsShopper(street);
  await enterAsAdmin(page.context());
  await page.goto('/admin/features');
  await page.getByRole('button', { name: 'Find…' }).waitFor();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(email);
  await expect(palette.getByRole('option')).toHaveText([`${userName} ${email} Customer`]);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: userName, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByLabel('Reason').fill('Three chargebacks');
  await page.getByRole('button', { name: 'Block customer' }).click();
  await expect(page.getByText(/^Blocked on/)).toBeVisible();
  const refused = await street.request.post('/api/auth/login', { data: { email, password } });
  expect(await refused.json()).toMatchObject({ success: false, code: 'ACCOUNT_BLOCKED' });
  const change = page.getByRole('listitem').filter({ hasText: 'blocked by Admin' });
  await expect(change).toContainText('Three chargebacks');

  await page.setViewportSize({ width: 375, height: 800 });
  expect(await violationsOn(page)).toEqual([]);
  const header = page.getByRole('banner');
  expect((await header.boundingBox())!.height).toBeLessThan(70);
  await page.goto(`/admin/audit?q=${encodeURIComponent(userName)}`);
  const entry = page.getByRole('listitem').filter({ hasText: 'Three chargebacks' }).first();
  await expect(entry).toContainText('blocked');
  expect(await violationsOn(page)).toEqual([]);
  await street.close();
});
