import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

test('a measured visit reports its web vitals when the visitor leaves, and the server accepts them', async ({
  context,
  page,
}) => {
  await enterAsShopper(context);
  // One visit in ten is measured: this one.
  await page.addInitScript(() => (Math.random = () => 0));
  const loaded = page.waitForResponse(/web-vitals/);
  await page.goto('/shop/home');
  await loaded;
  await page.getByRole('link', { name: 'Men', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();

  const sent = page.waitForResponse(/client-reports/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const response = await sent;
  expect(response.status()).toBe(200);
  expect(response.request().postDataJSON()).toMatchObject({
    kind: 'vitals',
    page: '/shop/home',
    release: expect.stringMatching(/^[0-9a-f]{8,}$/),
    lcpMs: expect.any(Number),
    cls: expect.any(Number),
  });
});
