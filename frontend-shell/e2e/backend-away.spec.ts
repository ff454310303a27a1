import { intercept } from './support/page/intercept';
import { enterAsShopper } from './support/people';
import { sendPageAsBuilt } from './support/page/plain-page';
import { expect, test } from './support/test';

test('a page that is reloaded while no backend answers says so, and opens again by itself', async ({
  page,
  context,
}) => {
  await enterAsShopper(context);
  await page.goto('/shop/account');
  // The shell's web server does the same.
  await sendPageAsBuilt(context);
  const comeBack = await intercept(page, '**/api/**', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'UNAVAILABLE', message: 'Away' } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: "Haberdash can't be reached right now" })).toBeVisible();
  await expect(page).toHaveURL('/shop/account');

  comeBack();
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await expect(page).toHaveURL('/shop/account');
});
