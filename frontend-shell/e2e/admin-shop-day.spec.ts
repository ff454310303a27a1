import type { APIRequestContext, Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { randomUUID } from 'node:crypto';
import { addZone } from './support/delivery';
import { dayAt } from './support/day';
import { addProduct } from './support/goods';
import { newAdmin } from './support/new-admin';
import { enterAsAdmin, signIn } from './support/people';
import { expect, test } from './support/test';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 16);

/** A collection with one product in it. The request is an admin's. */
async function addCollection(request: APIRequestContext): Promise<{ slug: string; title: string }> {
  const { _id } = await addProduct(request, { price: 40 });
  const slug = `day-${randomUUID().slice(0, 8)}`;
  const data = { slug, title: `Picks ${slug}`, products: [_id] };
  expect((await request.post('/api/admin/collections', { data })).status()).toBe(201);
  return data;
}

/** Somebody signed in as an admin, on the dashboard. */
async function openDesk(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return { ...dayAt(page, width), button };
}

for (const width of [375, 768, 1440]) {
  test(`a sale, a new product and an import at ${width} px, in clicks`, async ({ page }) => {
    test.slow();
    await enterAsAdmin(page.context());
    const collection = await addCollection(page.request);
    const { click, go, openSection, chooseFile, task, button } = await openDesk(page, width);
    const said = (text: string) => page.getByRole('status').filter({ hasText: text }).first();

    await task('plan a sale of a collection', [4, 6], async () => {
      await go('Products', 'Collections');
      await click(page.getByRole('link', { name: `Put ${collection.title} on sale` }));
      await page.getByLabel('Name').fill(`Sale of ${collection.slug}`);
      await page.getByLabel('Percent off').fill('25');
      await page.getByLabel('Starts').fill(inDays(2));
      await page.getByLabel('Ends').fill(inDays(4));
      await click(button('Save'));
      await expect(page.getByText(`Sale of ${collection.slug}`).first()).toBeVisible();
      await expect(page.getByText('Planned', { exact: true }).first()).toBeVisible();
      // A row under the pointer has other colours.
      await page.mouse.move(0, 0);
    });
    await page.request.delete(`/api/admin/collections/${collection.slug}`);

    const title = `Smock ${randomUUID().slice(0, 8)}`;
    await task('add a product in two sizes and colours with its picture', [12, 13], async () => {
      await openSection('Products');
      await click(button('Add New Product'));
      await page.getByLabel('Title', { exact: true }).fill(title);
      await page.getByLabel('Description').fill('For the studio.');
      for (const [name, choice] of [
        ['Category', 'Women'],
        ['Brand', 'Puma'],
      ] as const) {
        await click(page.getByRole('combobox', { name }));
        await page.keyboard.type(choice);
        await page.keyboard.press('Enter');
      }
      await page.getByLabel('Price', { exact: true }).fill('30');
      await page.getByLabel('Total Stock').fill('4');
      const buffer = await page.screenshot();
      const picture = { name: 'smock.png', mimeType: 'image/png', buffer };
      await chooseFile(page.getByRole('button', { name: /^Choose a picture/ }), picture);
      await click(button('Sizes and colours'));
      const editor = page.getByRole('dialog', { name: 'Sizes and colours' });
      const choose = (part: string, name: string) =>
        click(editor.getByRole('region', { name: part }).getByRole('button', { name, exact: true }));
      await choose('Sizes', 'S');
      await choose('Sizes', 'M');
      await choose('Colours', 'Navy');
      await choose('Colours', 'Olive');
      await click(editor.getByRole('button', { name: 'Done' }));
      await expect(editor).toBeHidden();
      await click(button('Add'));
      await expect(said('Product add successfully')).toBeVisible();
    });
    await expect(async () => {
      const found = await page.request.get(`/api/shop/search/${encodeURIComponent(title)}`);
      expect(JSON.stringify(await found.json())).toContain(title);
    }).toPass();

    const { _id } = await addProduct(page.request, { price: 40 });
    await task('import prices from a file', [4, 5], async () => {
      await openSection('Products');
      await click(page.getByRole('link', { name: 'Import from CSV' }));
      const buffer = Buffer.from(`product_id;price\n${_id};13.75\n`);
      const file = { name: 'prices.csv', mimeType: 'text/csv', buffer };
      await chooseFile(page.getByText(/^Drag a CSV file here/), file);
      await click(button('Apply import'));
      await expect(page.getByText('Import applied')).toBeVisible();
    });
  });

  test(`delivery prices and the second factor at ${width} px, in clicks`, async ({ page, request }) => {
    test.slow();
    const { pincode } = await addZone(request, [{ name: 'Van', price: 4.9, days: 2 }]);
    const admin = await newAdmin();
    await signIn(page.request, admin);
    const { click, go, openMenu, task, button } = await openDesk(page, width);

    await task('change a price of the delivery table', [4, 6], async () => {
      await go('Settings', 'Delivery');
      await click(button(`Edit Van in Near ${pincode}`));
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Delivery price of step 1').fill('5.90');
      await click(dialog.getByRole('button', { name: 'Save' }));
      await expect(dialog).toBeHidden();
      await expect(page.getByText('$5.90').first()).toBeVisible();
    });

    // On a phone, the page is in the menu.
    await task('turn the second factor on', [4, width < 640 ? 5 : 4], async () => {
      if (width < 640) await openMenu();
      await click(page.getByRole('link', { name: 'Account', exact: true }));
      await click(button('Set up'));
      const key = page.getByRole('region', { name: 'Second factor' }).locator('code');
      const secret = (await key.innerText()).replace(/\s/g, '');
      await page.getByLabel('Code', { exact: true }).fill(generateSync({ secret }));
      await click(button('Turn on'));
      await click(button('I have stored them'));
      await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();
    });
  });
}
