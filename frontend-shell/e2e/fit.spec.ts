import { pay, putIntoCart, saveAddress } from './support/checkout';
import { addGarment, pathOf, variantIdOf } from './support/goods';
import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

test('a buyer tells with the review how the size fits, by keyboard on a small phone', async ({
  page,
  request,
}) => {
  const garment = await addGarment(request);
  const shopper = await enterAsShopper(page.context());
  for (const size of ['S', 'M'])
    await putIntoCart(page.context(), shopper, garment, { variantId: variantIdOf(garment, size, 'Navy') });
  await saveAddress(page.context(), shopper);
  await page.goto('/shop/checkout');
  await page.getByRole('radio').first().check();
  await pay(page);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(pathOf(garment));
  const form = page.getByRole('form', { name: 'Write a review' });
  await form.getByRole('radio', { name: '4 stars' }).focus();
  const sizes = form.getByRole('group', { name: /^Which size do you mean/ });
  await expect(sizes).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(sizes.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  const size = await sizes
    .getByRole('radio', { checked: true })
    .evaluate((one) => one.closest('label')!.innerText);
  await page.keyboard.press('Tab');
  const fit = form.getByRole('group', { name: new RegExp(`^How does size ${size} fit`) });
  await expect(fit.getByRole('radio', { name: 'Runs small' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(fit.getByRole('radio', { name: 'Runs large' })).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Warm.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const own = page.getByRole('form', { name: 'Your review' });
  await expect(page.getByText(`Size ${size}: runs large`)).toBeVisible();
  await page.reload();
  await expect(own.getByRole('radio', { name: 'Runs large' })).toBeChecked();
});
