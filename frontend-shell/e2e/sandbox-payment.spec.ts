import { address, goToCheckout, orderRows } from './support/checkout';
import { addProduct } from './support/goods';
import { expect, test } from './support/test';

test('the sandbox panel leads to its gateway and back to the result, and changes neither cart nor orders', async ({
  page,
  request,
}) => {
  await goToCheckout(page, await addProduct(request));
  const panel = page.locator('details', { hasText: 'Sandbox Payment' });
  for (const [way, heading] of [
    ['Pay', 'The sandbox payment succeeded'],
    ['Fail the payment', 'The sandbox payment failed'],
    ['Cancel and return', 'You cancelled the sandbox payment'],
  ] as const) {
    await panel.locator('summary').click();
    await expect(panel).toContainText('৳ 1999');
    await panel.getByRole('button', { name: 'Bkash/Nogad/Rocket' }).click();
    await expect(page.getByText('Nothing here is real')).toBeVisible();
    await page.getByRole('button', { name: way, exact: true }).click();
    await expect(page).toHaveURL(/\/shop\/sandbox-payment\?/);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByText('৳ 1999')).toBeVisible();
    await page.getByRole('link', { name: 'Back to checkout' }).click();
  }
  await expect(page.getByRole('radio', { name: address.address })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto('/shop/account');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expect(orderRows(page)).toHaveCount(0);
});
