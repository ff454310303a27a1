import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { goToCheckout, orderNumberIn, orderRows, pay } from './support/checkout';
import { addProduct } from './support/goods';
import { enterAsAdmin } from './support/people';
import { expect, test } from './support/test';

const sizes = ['36', '37', '38', '39', '40', '41', '42', '43'] as const;
const models = ['Alder', 'Birch', 'Cedar', 'Maple', 'Walnut'];
const prices = models.length * sizes.length;

/* docs/walk.md states these numbers of clicks. */
test(
  "an admin's day: find an order, ship it, correct a stock, raise 40 prices, add sizes, see today's sales",
  { tag: '@main-flow' },
  async ({ page, browser, request }) => {
    // A whole day takes longer than other flows.
    test.slow();
    const range = `Clog ${randomUUID().slice(0, 8)}`;
    const variants = sizes.map((size) => ({ size, price: 20, stock: 5 }));
    for (const model of models) await addProduct(request, { title: `${range} ${model}`, variants });
    const { userName } = await goToCheckout(page, await addProduct(request, { price: 31 }));
    await pay(page);
    await page.getByRole('link', { name: 'View Orders' }).click();
    const orderNumber = await orderNumberIn(orderRows(page));

    const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await enterAsAdmin(office);
    const desk = await office.newPage();
    await desk.goto('/admin/dashboard');
    let clicks = 0;
    const click = async (target: Locator) => {
      await target.click();
      clicks += 1;
    };
    const button = (name: string) => desk.getByRole('button', { name, exact: true });
    const menu = (name: string) => desk.getByRole('link', { name, exact: true });
    const cell = (column: string, label: string) =>
      desk.getByRole('textbox', { name: `${column} of ${label}`, exact: true });
    const search = desk.getByRole('searchbox');
    const task = (name: string, expected: number, steps: () => Promise<void>) =>
      test.step(name, async () => {
        clicks = 0;
        await steps();
        expect(clicks, `clicks to ${name}`).toBe(expected);
      });

    const order = desk.getByRole('dialog', { name: 'Order Details' });
    await task('find the order of a customer who calls', 3, async () => {
      await click(button('Find…'));
      await expect(desk.getByRole('combobox', { name: /^Find/ })).toBeFocused();
      await desk.keyboard.type(userName);
      await click(desk.getByRole('option').filter({ hasText: userName }).filter({ hasText: 'Customer' }));
      await click(desk.getByRole('link', { name: orderNumber }));
      await expect(order).toContainText(orderNumber);
      await expect(order).toContainText('7 Bobbin Lane');
    });

    await task('ship it', 3, async () => {
      await click(order.getByRole('combobox', { name: 'Order Status' }));
      await click(desk.getByTitle('In shipping'));
      await click(order.getByRole('button', { name: 'Update Order Status' }));
      await expect(order.getByText('Currently: In shipping')).toBeVisible();
    });
    await desk.keyboard.press('Escape');
    await expect(order).toBeHidden();

    const clog = `${range} Cedar · 40`;
    await task('correct the stock of one size', 6, async () => {
      await click(menu('Products'));
      await click(button('Edit prices and stock'));
      await click(search);
      await desk.keyboard.type(`${range} Cedar`);
      await expect(desk.getByRole('textbox', { name: /^Stock of / })).toHaveCount(sizes.length);
      await click(cell('Stock', clog));
      await desk.keyboard.press('ControlOrMeta+A');
      await desk.keyboard.type('3');
      await click(button('Review changes'));
      await expect(desk.getByRole('row', { name: `${clog} Stock 5 3` })).toBeVisible();
      await click(button('Save 1 variant'));
      await expect(desk.getByText('Saved 1 variant').first()).toBeVisible();
    });

    await task('raise 40 prices by 5 %', 7, async () => {
      await click(menu('Products'));
      await click(search);
      await desk.keyboard.type(range);
      await expect(desk.getByRole('row', { name: range })).toHaveCount(prices);
      await click(desk.getByRole('checkbox', { name: 'Select all rows on this page' }));
      await expect(desk.getByText(`${prices} variants selected`)).toBeVisible();
      await click(desk.getByRole('textbox', { name: 'New value or per cent' }));
      await desk.keyboard.type('5');
      await click(button('Change by per cent'));
      await click(button('Review changes'));
      const summary = desk.getByRole('dialog', { name: `Save ${prices} variants?` });
      await expect(summary.getByRole('row', { name: /Price 20\.00 21\.00$/ })).toHaveCount(prices);
      await click(button(`Save ${prices} variants`));
      await expect(desk.getByText(`Saved ${prices} variants`).first()).toBeVisible();
      await expect(cell('Price', clog)).toHaveValue('21.00');
      await expect(cell('Stock', clog)).toHaveValue('3');
    });

    await task('add a scale of three sizes', 5, async () => {
      await click(menu('Sizes'));
      await click(button('Add scale'));
      const scale = desk.getByRole('dialog', { name: 'Add scale' });
      await click(scale.getByLabel('Name', { exact: true }));
      await desk.keyboard.type(`Hats ${range}`);
      await click(scale.getByLabel('Add sizes'));
      await desk.keyboard.insertText(['55', '56', '57'].map((size) => `${size} ${range}`).join('\n'));
      await click(scale.getByRole('button', { name: 'Save', exact: true }));
      await expect(desk.getByText(`3 sizes, 55 ${range} to 57 ${range} · Not used`)).toBeVisible();
    });

    await task("see today's sales", 2, async () => {
      await click(menu('Dashboard'));
      await click(button('Today'));
      await expect(button('Today')).toHaveAttribute('aria-pressed', 'true');
    });
    // The day's figures follow some seconds after its orders.
    const revenue = desk.getByRole('link', { name: /^Revenue \$/ });
    await expect(async () => {
      await desk.reload();
      await expect(revenue).toContainText(/^Revenue\$/, { timeout: 2_000 });
      const [dollars] = /[\d,.]+/.exec(await revenue.innerText()) ?? ['0'];
      expect(Number(dollars.replaceAll(',', ''))).toBeGreaterThanOrEqual(31);
    }).toPass({ timeout: 30_000 });
    await revenue.click();
    await expect(desk.getByRole('row').filter({ hasText: orderNumber })).toContainText('$31.00');
    await office.close();
  },
);
