import { linkInMail } from './support/mailbox';
import { violationsOn } from './support/page/axe';
import { overflow } from './support/page/overflow';
import { enterAsAdmin, somebodyNew } from './support/people';
import { expect, test } from './support/test';

test('an owner invites a packer, who accepts on a phone by the link in the e-mail and sees the orders', async ({
  page,
  context,
  browser,
}) => {
  const { email, password, userName } = somebodyNew();
  await enterAsAdmin(context);
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(userName);
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByTitle('Packer', { exact: true }).last().click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const invitations = page.getByRole('region', { name: 'Open invitations' });
  await expect(invitations.getByText(email)).toBeVisible();
  expect.soft(await violationsOn(page)).toEqual([]);

  const wanted = { to: email, subject: 'Join the staff', name: 'Accept the invitation' };
  const link = await linkInMail(context, wanted);
  const home = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const phone = await home.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Join the staff' })).toBeVisible();
  await expect(phone.getByLabel('Name')).toHaveValue(userName);
  expect.soft(await violationsOn(phone)).toEqual([]);
  expect(await overflow(phone)).toBeLessThanOrEqual(0);
  await phone.getByLabel('Password').fill(password);
  await phone.keyboard.press('Enter');

  await expect(phone.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await phone.getByLabel('Email').fill(email);
  await phone.getByLabel('Password').fill(password);
  await phone.getByRole('button', { name: 'Sign In' }).click();
  await expect(phone).toHaveURL('/admin/orders');
  await expect(phone.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();

  await phone.goto('/');
  await home.clearCookies();
  await phone.goto(link);
  await expect(phone.getByRole('alert')).toHaveText('This invitation was accepted already');
  await page.reload();
  await expect(page.getByRole('region', { name: 'People' }).getByText(email)).toBeVisible();
  await expect(invitations.getByText(email)).toHaveCount(0);
});
