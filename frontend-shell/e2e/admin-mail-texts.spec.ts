import { openMail } from './support/delivery';
import { violationsOn } from './support/page/axe';
import { enterAsAdmin, somebodyNew } from './support/people';
import { expect, test } from './support/test';

test('an admin adds a note to an e-mail by keyboard on a phone, which new customers read until it is taken back', async ({
  page,
  browser,
  request,
}) => {
  const office = await browser.newContext({ viewport: { width: 320, height: 800 } });
  await enterAsAdmin(office);
  const desk = await office.newPage();
  await desk.goto('/admin/mails');
  await desk.getByRole('link', { name: 'Edit the texts' }).press('Enter');
  await expect(desk.getByRole('heading', { name: 'E-mail texts', level: 1 })).toBeVisible();
  const welcome = desk.getByRole('listitem').filter({ hasText: 'Welcome to {shop name}' });
  await welcome.getByRole('button', { name: 'Edit Welcome' }).press('Enter');

  const sheet = desk.getByRole('dialog', { name: 'Edit Welcome' });
  const note = sheet.getByRole('textbox', { name: 'Closing note' });
  await note.fill('Come and see us at ');
  await sheet.getByRole('button', { name: 'Insert a placeholder: Closing note' }).press('Enter');
  await desk.getByRole('menuitem', { name: '{shop name}' }).press('Enter');
  await expect(note).toHaveValue('Come and see us at {shop name}');
  const preview = sheet.frameLocator('iframe').locator('body');
  await expect(preview).toContainText('Come and see us at');
  await expect(preview).not.toContainText('{shop name}');
  await expect(preview).toContainText('Your account is ready.');
  expect(await violationsOn(desk)).toEqual([]);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await sheet.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(welcome.getByText(/^Edited/)).toBeVisible();

  const welcomeMail = async () => {
    const person = somebodyNew();
    await request.post('/api/auth/register', { data: person });
    return openMail(page, person.email, /^Welcome to/);
  };
  await expect(await welcomeMail()).toContainText('Come and see us at');

  await welcome.getByRole('button', { name: 'Edit Welcome' }).press('Enter');
  await sheet.getByRole('button', { name: 'Back to the original words' }).press('Enter');
  await desk.getByRole('button', { name: 'Return to the original words' }).press('Enter');
  await expect(welcome.getByText('Original words')).toBeVisible();
  await expect(await welcomeMail()).not.toContainText('Come and see us at');
  await office.close();
});
