import type { Page } from '@playwright/test';
import path from 'node:path';
import sharp from 'sharp';
import { address, pay, putIntoCart, saveAddress } from './support/checkout';
import { listedProducts, type Product } from './support/goods';
import { demoShopper, enterAsAdmin, signIn } from './support/people';
import { expect, test } from './support/test';

// The admin looks at what the shopper has ordered.
test.describe.configure({ mode: 'serial' });

const folder = path.join(__dirname, '../../docs/images');

/** As soon as the page stands still: no toast, no spinner, no picture on its way. */
async function shoot(page: Page, name: string) {
  await expect(page.locator('.toast, [aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(picturesOnTheirWay)).toBe(0);
  const screenshot = await page.screenshot();
  await sharp(screenshot)
    .webp({ quality: 82 })
    .toFile(path.join(folder, `${name}.webp`));
}

function picturesOnTheirWay(): number {
  const isInView = (image: Element) => image.getBoundingClientRect().top < window.innerHeight;
  return [...document.images].filter((image) => isInView(image) && !image.complete).length;
}

test('the shop as a shopper sees it', async ({ page, context }) => {
  const shopper = await signIn(context.request, demoShopper);
  await saveAddress(context, shopper);
  const order = async (products: Product[]) => {
    for (const product of products) await putIntoCart(context, shopper, product);
    await page.goto('/shop/checkout');
    await page.getByRole('radio', { name: address.address }).check();
  };
  const coats = await listedProducts(context.request, 'category=women&limit=6&sortBy=price-hightolow');
  const shoes = await listedProducts(context.request, 'category=footwear&limit=6&sortBy=title-atoz');

  await page.goto('/shop/home');
  await shoot(page, 'home');
  await page.goto('/shop/listing?category=women,men');
  await shoot(page, 'listing');

  await order(coats.slice(0, 1));
  await pay(page);
  await order([...coats.slice(2, 4), ...shoes.slice(0, 1)]);
  await shoot(page, 'checkout');
  await page.goto('/shop/listing?category=footwear');
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText('Total');
  await shoot(page, 'cart');

  await order([]);
  await pay(page);
  await page.goto('/shop/account');
  await expect(page.getByRole('row')).toHaveCount(3);
  await shoot(page, 'account');

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/shop/home');
  await shoot(page, 'home-phone');
});

test('the shop as its admin sees it', async ({ page, context }) => {
  await enterAsAdmin(context);
  await page.goto('/admin/products');
  await shoot(page, 'admin-products');
  await page.goto('/admin/orders');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await shoot(page, 'admin-orders');
});
