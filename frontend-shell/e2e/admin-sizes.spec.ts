import type { Locator } from '@playwright/test';
import { addProduct, pathOf } from './support/goods';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { expect, test } from './support/test';

const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });

test('a product in sizes and colours is in the shop at once, with its stock', async ({ page, browser }) => {
  const title = `Overshirt ${Date.now()}`;
  await enterAsAdmin(page.context());
  await page.goto('/admin/products');
  const editor = page.getByRole('dialog', { name: 'Sizes and colours' });
  const cell = (name: string) => editor.getByRole('textbox', { name, exact: true });

  await test.step('the admin describes it, chooses sizes and colours and fills the table', async () => {
    await page.getByRole('button', { name: 'Add New Product' }).click();
    const form = page.getByRole('main');
    await describe(form, title);
    await button(form, 'Sizes and colours').click();

    for (const size of ['S', 'M']) await button(editor.getByRole('region', { name: 'Sizes' }), size).click();
    const colours = editor.getByRole('region', { name: 'Colours' });
    for (const colour of ['Navy', 'Olive']) await button(colours, colour).click();
    await button(colours, 'Another colour').click();
    await colours.getByLabel('Name of the new colour').fill('Rust');
    const picture = { name: 'rust.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await button(colours, 'Add a picture of Rust').locator('input').setInputFiles(picture);
    await expect(colours.getByLabel('Shade of Rust')).not.toHaveValue('#808080');
    await button(colours, 'Remove Rust').click();
    await cell('Value to fill in').fill('3.10');
    await button(editor, 'Fill').click();
    await expect(cell('Price of S · Olive')).toHaveValue('3.10');
    for (const label of ['S · Navy', 'M · Navy', 'S · Olive']) await cell(`Stock of ${label}`).fill('5');
    await cell('Stock of M · Olive').fill('0');
    await button(editor, 'Done').click();
    await expect(editor).toBeHidden();
    await button(form, 'Add').click();
    await expect(page.getByRole('status').filter({ hasText: 'Product add successfully' })).toBeVisible();
  });

  const street = await browser.newContext();
  await enterAsShopper(street);
  const shop = await street.newPage();
  const card = shop.getByRole('article', { name: title });
  const size = (name: RegExp) =>
    card.getByRole('group', { name: `Sizes in Olive: ${title}` }).getByRole('button', { name });
  const openSizes = async () => {
    await shop.goto('/shop/listing?category=men&brand=puma');
    await card.getByRole('radio', { name: 'Olive' }).check();
    await card.getByRole('button', { name: 'Add to cart' }).click();
  };

  await test.step('the shop shows the variants in stock', async () => {
    await openSizes();
    await expect(size(/^S\b/)).toBeEnabled();
    await expect(size(/^M\b.*sold out/)).toBeDisabled();
  });

  await test.step('the admin restocks a size, and the shop sells it', async () => {
    await page.getByRole('searchbox', { name: 'Search products' }).fill(title);
    await expect(page).toHaveURL(/[?&]q=/);
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    const form = page.getByRole('main');
    await button(form, 'Sizes and colours').click();
    await cell('Stock of M · Olive').fill('3');
    await button(editor, 'Done').click();
    await expect(editor).toBeHidden();
    await button(form, 'Edit').click();
    await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeVisible();

    await openSizes();
    await expect(size(/^M\b/)).toBeEnabled();
  });
  await street.close();
});

test('an admin adds a scale of hats, gives a product its sizes, and a shopper chooses one', async ({
  page,
  browser,
}) => {
  await enterAsAdmin(page.context());
  // Other tests may have added hats, and no size is in two scales.
  const mark = Date.now().toString(36);
  const [small, medium, large] = ['55', '56', '57'].map((size) => `${size} ${mark}`);
  const { slug, title } = await addProduct(page.request);

  await test.step('the admin adds the scale', async () => {
    await page.goto('/admin/sizes');
    await page.getByRole('button', { name: 'Add scale' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add scale' });
    await sheet.getByLabel('Name', { exact: true }).fill(`Hats ${mark}`);
    await sheet.getByLabel('Add sizes').fill([small, medium, large].join('\n'));
    await button(sheet, 'Save').click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText(`3 sizes, ${small} to ${large} · Not used`)).toBeVisible();
  });

  await test.step('the admin gives a product its sizes', async () => {
    await page.goto(`/admin/products?q=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    const form = page.getByRole('main');
    await button(form, 'Sizes and colours').click();
    const editor = page.getByRole('dialog', { name: 'Sizes and colours' });
    await editor.getByRole('combobox', { name: 'Scale' }).fill(medium!);
    await page.getByTitle(`Hats ${mark}`).click();
    for (const size of [large!, small!, medium!]) await button(editor, size).click();
    await button(editor, 'Done').click();
    await expect(editor).toBeHidden();
    await button(form, 'Edit').click();
    await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeVisible();
  });

  await test.step('a shopper chooses one', async () => {
    const street = await browser.newContext();
    await enterAsShopper(street);
    const shop = await street.newPage();
    await shop.goto(pathOf({ slug }));
    const sizes = shop.getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
    await expect(sizes).toHaveCount(3);
    await expect(sizes.nth(0)).toHaveAccessibleName(small!);
    await shop.getByRole('radio', { name: medium! }).click();
    await shop.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(shop.getByRole('status').filter({ hasText: medium! })).toBeVisible();
    await street.close();
  });
});

/** All but what it costs and how many there are. */
async function describe(form: Locator, title: string) {
  const page = form.page();
  const picture = { name: 'overshirt.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await form.locator('input[type=file]').setInputFiles(picture);
  await expect(form.getByRole('img', { name: 'main picture' })).toBeVisible();
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Description').fill('Worn over a shirt.');
  for (const [name, option] of [
    ['Category', 'Men'],
    ['Brand', 'Puma'],
  ] as const) {
    await form.getByRole('combobox', { name }).click();
    await page.getByTitle(option, { exact: true }).click();
  }
}
