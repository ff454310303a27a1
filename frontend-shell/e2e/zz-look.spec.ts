import { enterAsAdmin } from './support/people';
import { addProduct } from './support/goods';
import { expect, test } from './support/test';

test('look', async ({ page }) => {
  test.setTimeout(180_000);
  await enterAsAdmin(page.context());
  const { title } = await addProduct(page.request);
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: width === 375 ? 812 : 900 });
    await page.goto('/admin/sizes');
    await expect(page.getByRole('button', { name: 'Edit Clothing' })).toBeVisible();
    await page.screenshot({ path: `/tmp/look/sizes-${width}.png`, fullPage: true });
    await page.getByRole('button', { name: 'Edit Clothing' }).click();
    const sheet = page.getByRole('dialog', { name: 'Edit Clothing' });
    await sheet.getByLabel('Add sizes').fill('xs, 7XL');
    await sheet.getByRole('button', { name: 'Add', exact: true }).click();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/look/edit-${width}.png` });
    await sheet.getByRole('list').evaluate((list) => list.scrollIntoView({ block: 'start' }));
    await page.screenshot({ path: `/tmp/look/edit-top-${width}.png` });
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page
      .getByRole('button', { name: 'Discard' })
      .click({ timeout: 3000 })
      .catch(() => undefined);
    await page.goto(`/admin/products?q=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await page
      .getByRole('dialog', { name: 'Edit Product' })
      .getByRole('button', { name: 'Sizes and colours', exact: true })
      .click();
    const editor = page.getByRole('dialog', { name: 'Sizes and colours' });
    await editor.getByRole('combobox', { name: 'Scale' }).click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/look/scale-${width}.png` });
    await page.getByTitle('Waist and length').click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/look/picker-${width}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/shop/listing');
  await page.waitForTimeout(2000);
  await page.screenshot({ path: `/tmp/look/listing.png`, fullPage: true });
  await page.goto('/shop/size-guide');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/look/guide.png`, fullPage: true });
});
