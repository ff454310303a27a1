import type { Page } from '@playwright/test';
import { putIntoCart } from './support/checkout';
import { addProduct } from './support/goods';
import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the chosen category stays marked when filters change', async ({ page, context }) => {
  await enterAsShopper(context);
  const marked = mainMenu(page).locator('[aria-current=page]');
  for (const [query, label] of [
    ['', 'Products'],
    ['?category=men', 'Men'],
    ['?category=men&brand=nike&sortBy=title-atoz', 'Men'],
    ['?category=men,women', 'Products'],
  ]) {
    await page.goto(`/shop/listing${query}`);
    await expect(marked).toHaveText([label!]);
  }
});

test('the menu takes one line from 1024 px on', async ({ page, context }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await enterAsShopper(context);
  await page.goto('/shop/home');
  await mainMenu(page).getByRole('link', { name: 'Home' }).waitFor();
  const boxes = await mainMenu(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).map(({ y, right }) => ({ y, right })),
    );
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  const cart = (await page.getByRole('button', { name: /^Cart/ }).boundingBox())!;
  expect(boxes.at(-1)!.right).toBeLessThan(cart.x);
});

test('beside the menu there is no button for it, also where a page brings buttons of its own', async ({
  page,
  context,
  request,
}) => {
  const shopper = await enterAsShopper(context);
  await putIntoCart(context, shopper, await addProduct(request));
  await page.goto('/shop/checkout');
  await expect(page.getByLabel('City')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Toggle Menu' })).toBeHidden();
});

test('the footer links to the help pages', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/home');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('PayPal', { exact: true })).toBeVisible();
  for (const name of ['Delivery', 'Returns', 'Size guide', 'Contact']) {
    await footer.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page).toHaveTitle(`${name} · Haberdash`);
  }
});
