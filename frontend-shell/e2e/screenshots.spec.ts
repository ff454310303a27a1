import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { address, orderRows, pay, putIntoCart, saveAddress } from './support/checkout';
import { listedProducts } from './support/goods';
import { demoShopper, enterAsAdmin, enterAsShopper, signIn } from './support/people';
import { expect, test } from './support/test';

test.beforeAll(() => mkdir(folder, { recursive: true }));
// The second test pays what the first puts into the cart.
test.describe.configure({ mode: 'serial' });

const folder = path.join(__dirname, '../../docs/images');

/** The picture is taken when its subject is there and stands still: no toast, no spinner, no image on its way. */
async function shoot(name: string, subject: Locator) {
  const page = subject.page();
  await expect(subject.first()).toBeVisible();
  await expect(page.locator('.toast, [aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(picturesOnTheirWay)).toBe(0);
  const screenshot = await page.screenshot();
  await sharp(screenshot)
    .webp({ quality: 82 })
    .toFile(path.join(folder, `${name}.webp`));
}

function picturesOnTheirWay(): number {
  const isInView = (image: Element) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  return [...document.images].filter((image) => isInView(image) && !image.complete).length;
}

test('before buying', async ({ page, context }) => {
  const shopper = await signIn(context.request, demoShopper);
  await saveAddress(context, shopper);
  const dear = await listedProducts(
    context.request,
    'category=women,footwear&limit=6&sortBy=price-hightolow',
  );
  for (const product of [dear[0]!, dear[2]!, dear[5]!]) await putIntoCart(context, shopper, product);

  await page.goto('/shop/home');
  await shoot('home', page.getByRole('article'));
  await page.goto('/shop/listing?category=women,men');
  await shoot('listing', page.getByRole('article'));
  await page.goto('/shop/listing?category=footwear');
  await page.getByRole('button', { name: 'Cart, 3 items' }).click();
  await shoot('cart', page.getByRole('dialog', { name: 'Your Cart' }).getByText('Total'));
  await page.goto('/shop/checkout');
  await page.getByRole('radio', { name: address.address }).check();
  await shoot('checkout', page.getByRole('img', { name: 'Featured banner' }));

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/shop/home');
  await shoot('home-phone', page.getByRole('article'));
});

test('after buying', async ({ page, context, browser }) => {
  const shopper = await signIn(context.request, demoShopper);
  const kidsThings = await listedProducts(context.request, 'category=kids&limit=4&sortBy=price-hightolow');
  for (const product of kidsThings) {
    await putIntoCart(context, shopper, product);
    await page.goto('/shop/checkout');
    await page.getByRole('radio', { name: address.address }).check();
    await pay(page);
  }

  const office = await browser.newContext();
  await enterAsAdmin(office);
  await moveOrdersOn(office, ['inProcess', 'inShipping', 'delivered']);
  const desk = await office.newPage();
  await desk.goto('/admin/products');
  await shoot('admin-products', desk.getByRole('main').getByRole('listitem'));
  await desk.goto('/admin/orders');
  await shoot('admin-orders', desk.getByRole('cell', { name: 'Delivered' }));
  await office.close();

  await page.goto('/shop/account');
  await shoot('account', orderRows(page).filter({ hasText: 'delivered' }));
});

for (const [ending, viewport] of Object.entries({
  '': { width: 1440, height: 900 },
  '-phone': { width: 375, height: 812 },
})) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('sizes and colours', async ({ page, context, browser }) => {
      const shopper = await enterAsShopper(context);
      const shirts = await listedProducts(context.request, 'category=men&limit=20');
      const { title } = shirts.find(({ options }) => options.sizes.length > 1 && options.colours.length > 1)!;

      await page.goto('/shop/listing?category=men');
      const card = page.getByRole('article', { name: title });
      await card.getByRole('button', { name: 'Add to cart' }).click();
      await shoot(`sizes-card${ending}`, card.getByRole('group', { name: /^Sizes in/ }));

      await page.keyboard.press('Escape');
      await card.getByRole('link', { name: title, exact: true }).click();
      await putTwoColoursIntoCart(page, title, `sizes-details${ending}`);

      await page.goto('/shop/listing?category=men&size=M&colour=Navy');
      if (ending === '-phone') await page.getByRole('button', { name: /^Filters/ }).click();
      const navy = page.getByRole('checkbox', { name: 'Navy' });
      await navy.scrollIntoViewIfNeeded();
      await shoot(`sizes-filters${ending}`, navy);

      await page.goto('/shop/home');
      await page.getByRole('button', { name: 'Cart, 2 items' }).click();
      const change = page.getByRole('dialog', { name: 'Your Cart' }).getByRole('button', { name: /^Change/ });
      await change.first().click();
      await shoot(`sizes-cart${ending}`, page.getByRole('group', { name: /^Size in/ }));

      await saveAddress(context, shopper);
      await page.goto('/shop/checkout');
      await page.getByRole('radio', { name: address.address }).check();
      await pay(page);
      await page.getByRole('link', { name: 'View Orders' }).click();
      await page.getByRole('button', { name: /^View Details/ }).click();
      await shoot(`sizes-order${ending}`, page.getByRole('dialog').getByText('Shipping Info'));

      await shootEditor(browser, title, `sizes-admin${ending}`);
    });
  });
}

/** In the product's details, which are open. */
async function putTwoColoursIntoCart(page: Page, title: string, picture: string) {
  const details = page.getByRole('dialog', { name: title });
  const add = details.getByRole('button', { name: 'Add to Cart' });
  await choose(details.getByRole('radio', { name: 'M', exact: true }));
  await shoot(picture, add);
  await add.click();
  await expect(page.getByRole('status').filter({ hasText: 'added to cart' })).toBeVisible();
  await choose(details.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio').nth(1));
  await add.click();
  await expect(page.getByRole('button', { name: 'Cart, 2 items', includeHidden: true })).toBeAttached();
}

/** The choice stands in the address, which the radio button follows. */
async function choose(radio: Locator) {
  await radio.click();
  await expect(radio).toBeChecked();
}

async function shootEditor(browser: Browser, title: string, picture: string) {
  const office = await browser.newContext();
  await enterAsAdmin(office);
  const desk = await office.newPage();
  await desk.goto(`/admin/products?q=${encodeURIComponent(title)}`);
  await desk.getByRole('button', { name: `Edit ${title}` }).click();
  await desk.getByRole('main').getByRole('button', { name: 'Sizes and colours' }).click();
  await shoot(picture, desk.getByRole('dialog', { name: 'Sizes and colours' }).getByRole('table'));
  await office.close();
}

/** The newest stays as it is, the others are ever further on their way. */
async function moveOrdersOn({ request }: BrowserContext, statuses: string[]) {
  const response = await request.get('/api/admin/orders/get');
  const { data } = (await response.json()) as { data: { _id: string }[] };
  for (const [index, orderStatus] of statuses.entries()) {
    await request.put(`/api/admin/orders/update/${data[index + 1]!._id}`, { data: { orderStatus } });
  }
}
