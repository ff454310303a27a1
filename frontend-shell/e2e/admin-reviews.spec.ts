import { addProduct } from './support/goods';
import { openFromMenu } from './support/page/menu';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { expect, test } from './support/test';

test('a review that the admin hides leaves the shop, until it is shown again', async ({
  page,
  browser,
  request,
}) => {
  const { _id: productId, title } = await addProduct(request);
  const street = await browser.newContext();
  const { userName } = await enterAsShopper(street);
  const written = await street.request.post('/api/shop/review/add', {
    data: { productId, reviewMessage: 'Buy at my shop instead!', reviewValue: 1 },
  });
  expect(written.status()).toBe(201);
  const inTheShop = async () => {
    const response = await street.request.get(`/api/shop/review/${productId}`);
    return ((await response.json()) as { data: unknown[] }).data.length;
  };

  await enterAsAdmin(page.context());
  await page.goto('/admin/dashboard');
  await openFromMenu(page, 'Customers', 'Reviews');
  const review = page.getByRole('row').filter({ hasText: title });
  await expect(review).toContainText('Buy at my shop instead!');
  await page.getByRole('button', { name: `Hide: ${userName} on ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide this review?' });
  await dialog.getByLabel('Reason').fill('Advertising');
  await dialog.getByRole('button', { name: 'Hide review' }).click();
  await expect(review).toContainText('Advertising');
  expect(await inTheShop()).toBe(0);

  await page.goto(`/admin/reviews?hidden=true&product=${productId}`);
  await page.getByRole('button', { name: `Show again: ${userName} on ${title}` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The review is shown again' })).toBeVisible();
  expect(await inTheShop()).toBe(1);
  await expect(page.getByRole('heading', { name: 'No reviews match' })).toBeVisible();
  await street.close();
});
