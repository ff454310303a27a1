import { violationsOn } from './support/page/axe';
import { addProduct } from './support/goods';
import { overflow } from './support/page/overflow';
import { enterAsAdmin } from './support/people';
import { expect, test } from './support/test';

test('an admin edits prices in the table, pastes a column, saves what the summary shows, and undoes it', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sizes = ['S', 'M', 'L'] as const;
  const variants = sizes.map((size) => ({ size, price: 30, stock: 5 }));
  const { _id: productId, title } = await addProduct(request, { variants });
  await enterAsAdmin(context);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/products?ids=${productId}`);
  await page.getByRole('button', { name: 'Edit prices and stock' }).click();
  const cell = (column: string, size: string) =>
    page.getByRole('textbox', { name: `${column} of ${title} · ${size}`, exact: true });

  await cell('Price', 'S').fill('32.5');
  await cell('Price', 'M').fill('33');
  await page.evaluate(() => navigator.clipboard.writeText('7\n8\n9'));
  await cell('Stock', 'S').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(cell('Stock', 'L')).toHaveValue('9');
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Review changes' }).click();
  const summary = page.getByRole('dialog', { name: 'Save 3 variants?' });
  await expect(summary.getByRole('row')).toHaveCount(1 + 5);
  expect(await violationsOn(page)).toEqual([]);
  await summary.getByRole('button', { name: 'Save 3 variants' }).click();
  await expect(page.getByText('Saved 3 variants').first()).toBeVisible();
  await page.reload();
  await expect(cell('Price', 'S')).toHaveValue('32.50');
  await expect(cell('Stock', 'M')).toHaveValue('8');

  await cell('Price', 'L').fill('40');
  await page.getByRole('button', { name: 'Review changes' }).click();
  await page.getByRole('button', { name: 'Save 1 variant' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell('Price', 'L')).toHaveValue('30.00');

  await page.setViewportSize({ width: 375, height: 800 });
  await expect(cell('Price', 'S')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
});
