import { address } from './support/checkout';
import { addProduct } from './support/goods';
import { pressOn, tabTo } from './support/page/keyboard';
import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

test('the whole purchase works with the keyboard alone', async ({ page, context, request }) => {
  const product = await addProduct(request, { category: 'kids', brand: 'nike', price: 1 });
  await enterAsShopper(context);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/shop/home');
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Kids' }), 'Enter');
  // The heading of the listing has the focus: the filters are before it.
  await pressOn(page, page.getByRole('checkbox', { name: 'Nike' }), 'Space', 'Shift+Tab');
  const card = page.getByRole('article', { name: product.title });
  await pressOn(page, card.getByRole('button', { name: 'Add to cart' }), 'Enter');
  await pressOn(page, button('Cart, 1 item'), 'Enter', 'Shift+Tab');

  const sheet = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button('Cart, 1 item')).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, sheet.getByRole('link', { name: 'Checkout' }), 'Enter');

  await tabTo(page, page.getByLabel('Country'));
  await page.keyboard.type('Germany');
  const typed = {
    Address: address.address,
    City: address.city,
    Pincode: address.pincode,
    Phone: address.phone,
    Notes: address.notes,
  };
  for (const [label, value] of Object.entries(typed)) {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(value);
  }
  await pressOn(page, button('Add'), 'Enter');
  await pressOn(page, page.getByRole('radio', { name: address.address }), 'Space');
  await pressOn(page, button('Checkout with PayPal'), 'Enter');
  await pressOn(page, button('Approve payment'), 'Enter');
  await expect(page.getByRole('heading', { name: 'Payment is successfull!' })).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'View Orders' }), 'Enter');
  await expect(page).toHaveURL('/shop/account');
});

test('the first Tab offers to skip the header, a later one the filters', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/listing');
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip filters' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Men', exact: true })).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sort by' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().locator(':focus')).toHaveCount(1);
  await expect(page).toHaveURL(/\/shop\/listing\b/);
});
