import { randomUUID } from 'node:crypto';
import { dayAt } from './support/day';
import { addGarment } from './support/goods';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { expect, test } from './support/test';

for (const width of [375, 768, 1440]) {
  test(`the rest of an admin's day at ${width} px, in clicks`, async ({ page, browser, request }) => {
    test.slow();
    const product = await addGarment(request);
    const reader = await browser.newContext();
    const { userName } = await enterAsShopper(reader);
    await reader.request.post('/api/shop/review/add', {
      data: { productId: product._id, reviewMessage: 'Buy at my shop instead!', reviewValue: 1 },
    });
    await page.setViewportSize({ width, height: 900 });
    await enterAsAdmin(page.context());
    await page.goto('/admin/dashboard');
    const { click, go, task } = dayAt(page, width);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

    await task('see what needs me today', [1, 1], async () => {
      await click(button('Today'));
      await expect(button('Today')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('region', { name: 'To do' })).toBeVisible();
    });

    await task('find the customer who calls', [2, 2], async () => {
      await click(button('Find…'));
      await expect(page.getByRole('combobox', { name: /^Find/ })).toBeFocused();
      await page.keyboard.type(userName);
      await click(page.getByRole('option').filter({ hasText: userName }).filter({ hasText: 'Customer' }));
      await expect(heading(userName)).toBeVisible();
    });

    await task('block that customer with a reason', [2, 2], async () => {
      await click(button('Block'));
      await page.getByLabel('Reason').fill('Three chargebacks');
      await click(button('Block customer'));
      await expect(page.getByRole('listitem').filter({ hasText: 'blocked by Admin' })).toBeVisible();
    });

    await task('read last month for the accountant', [3, 5], async () => {
      await go('Reports', 'Finance');
      await click(button('Last month'));
      await expect(page.getByRole('link', { name: 'Download CSV' })).toBeVisible();
    });

    await task('hide a review with its reason', [4, 6], async () => {
      await go('Customers', 'Reviews');
      await click(page.getByRole('button', { name: `Hide: ${userName} on ${product.title}` }));
      const dialog = page.getByRole('dialog', { name: 'Hide this review?' });
      await dialog.getByLabel('Reason').fill('Advertising');
      await click(dialog.getByRole('button', { name: 'Hide review' }));
      await expect(dialog).toBeHidden();
    });

    await task('start a stock-take', [5, 7], async () => {
      await go('Products', 'Stock-take');
      await click(page.getByRole('link', { name: 'Start a stock-take' }));
      await click(page.getByRole('combobox', { name: 'Brand' }));
      await page.keyboard.type('zara');
      await page.keyboard.press('Enter');
      await click(button('Start counting'));
      await expect(heading('Count stock')).toBeVisible();
    });

    await task('invite somebody to pack', [6, 8], async () => {
      await go('Settings', 'Staff');
      await click(button('Invite somebody'));
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Pat Packer');
      await dialog.getByLabel('E-mail address').fill(`pat-${randomUUID().slice(0, 8)}@example.test`);
      await click(dialog.getByRole('combobox', { name: 'Role' }));
      await click(page.getByTitle('Packer', { exact: true }).last());
      await click(dialog.getByRole('button', { name: 'Save' }));
      await expect(dialog).toBeHidden();
    });

    await task('look at the last consistency check', [1, 2], async () => {
      await go('Settings', 'Consistency check');
      await expect(button('Check now')).toBeVisible();
    });

    await task('read who changed what', [1, 2], async () => {
      await go('Settings', 'Activity');
      await expect(page.getByText('Pat Packer').first()).toBeVisible();
    });

    await task('see what is to be shipped', [2, 4], async () => {
      await go('Orders', 'To send');
      await expect(heading('To send')).toBeVisible();
    });
    await reader.close();
  });
}
