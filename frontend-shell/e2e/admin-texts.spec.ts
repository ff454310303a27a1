import { violationsOn } from './support/page/axe';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { expect, test } from './support/test';

test('an admin formats a page by keyboard, and shoppers read what the rules of returns say in it', async ({
  page,
  browser,
}) => {
  const office = await browser.newContext({ viewport: { width: 375, height: 800 } });
  await enterAsAdmin(office);
  const desk = await office.newPage();
  await desk.goto('/admin/pages');
  await desk.getByRole('button', { name: 'Add page' }).click();
  const sheet = desk.getByRole('dialog', { name: 'Add page' });
  const slug = `repairs-${Date.now()}`;
  await sheet.getByLabel('Title').fill('Repairs');
  await sheet.getByLabel('Address').fill(slug);

  const text = sheet.getByRole('textbox', { name: 'Text' });
  await text.fill('Send');
  await text.selectText();
  await sheet.getByRole('toolbar', { name: 'Format of the text' }).focus();
  await expect(sheet.getByRole('button', { name: 'Heading' })).toBeFocused();
  await desk.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('button', { name: 'Bold' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(text).toHaveValue('**Send**');
  await text.press('End');
  await text.pressSequentially(' it back within ');
  await sheet.getByRole('button', { name: 'Insert what the shop knows' }).press('Enter');
  await desk.getByRole('menuitem', { name: '{return days}' }).click();
  await expect(text).toHaveValue('**Send** it back within {return days}');
  await expect(sheet.getByText('Send it back within {return days}')).toBeVisible();
  expect(await violationsOn(desk)).toEqual([]);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText(`/shop/pages/${slug}`)).toBeVisible();

  await enterAsShopper(page.context());
  await page.goto(`/shop/pages/${slug}`);
  await expect(page.getByText('Send it back within 30 days')).toBeVisible();
  await expect(page.locator('strong', { hasText: 'Send' })).toBeVisible();
  await office.close();
});
