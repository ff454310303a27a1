import type { Locator, Page } from '@playwright/test';
import { violationsOn } from './support/page/axe';
import { goToCheckout, payButton, putIntoCart } from './support/checkout';
import { addGarment, addProduct } from './support/goods';
import { overflow } from './support/page/overflow';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { expect, test } from './support/test';

/** axe examines each page and state once, on the desktop; the phone shows whether all fits. */
const devices = {
  'a desktop in the light theme': { width: 1440, colorScheme: 'light' },
  'a small phone in the dark theme': { width: 320, colorScheme: 'dark' },
} as const;

/** Together they show every colour of the dark theme: on the phone, axe examines only these. */
const darkSamples = [
  '/shop/home',
  'the product dialog',
  'the thanks',
  '/auth/login',
  'the page of a new product',
];

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const dialog = (page: Page, name?: string) => page.getByRole('dialog', { name });

/** @param headings each address with the heading of its page */
async function expectAllFine(page: Page, headings: Record<string, string>) {
  for (const [path, name] of Object.entries(headings)) {
    await page.goto(path);
    await expectFine(path, heading(page, name));
  }
}

async function expectFine(what: string, sign: Locator) {
  const page = sign.page();
  await test.step(`${what} is accessible and fits`, async () => {
    await expect(sign).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    if (isExamined(what)) expect.soft(await violationsOn(page), `axe on ${what}`).toEqual([]);
    expect.soft(await overflow(page), `pixels of ${what} beyond the right edge`).toBe(0);
  });
}

/** Whether axe examines it on this device. */
const isExamined = (what: string) =>
  test.info().titlePath.includes('on a desktop in the light theme') || darkSamples.includes(what);

/** The most pixels by which anything within scrolls sideways. */
function widestOverflow(within: Element): number {
  const overflows = [...within.querySelectorAll('*')]
    .filter((it) => getComputedStyle(it).overflowX === 'auto' && !it.matches('textarea'))
    .map((it) => it.scrollWidth - it.clientWidth);
  return Math.max(0, ...overflows);
}

async function expectNothingCut(dialog: Locator) {
  const { x, width } = (await dialog.boundingBox())!;
  const heading = (await dialog.getByRole('heading').first().boundingBox())!;
  expect(heading.x).toBeGreaterThan(x);
  expect(heading.x + heading.width).toBeLessThan(x + width);
  expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
}

for (const [device, { width, colorScheme }] of Object.entries(devices)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test("the visitor's pages are accessible and fit", async ({ page }) => {
      await expectAllFine(page, {
        '/auth/login': 'Sign in to your account',
        '/auth/register': 'Create new account',
      });
    });

    test("the shopper's pages are accessible and fit", async ({ page, context, request }) => {
      const { _id, title } = await addGarment(request, { category: 'accessories', brand: 'levi' });
      await enterAsShopper(context);
      await expectAllFine(page, {
        '/shop/home': 'Feature Products',
        '/shop/paypal-return?token=unknown&PayerID=x': "We couldn't find this payment",
        '/shop/listing': 'All Products',
        [`/shop/product/${_id}`]: title,
        '/shop/product/none': 'Product not found',
        '/shop/listing?category=men,women&brand=zara,levi&size=M': 'All Products',
        '/shop/search': 'Search',
        '/shop/search?keyword=coat': 'Results for “coat”',
        '/shop/search?keyword=qqqqqqqq': 'No result found!',
      });

      await page.goto('/shop/listing?category=accessories&brand=levi');
      const card = page.getByRole('article', { name: title });
      await card.getByRole('button', { name: 'Add to cart' }).click();
      await expectFine('a card with its sizes', card.getByRole('group', { name: /^Sizes in Navy/ }));
      await page.keyboard.press('Escape');
      await card.getByRole('link', { name: title, exact: true }).click();
      await expectFine('the product dialog', dialog(page, title));
      await dialog(page, title).getByRole('button', { name: 'Size guide' }).click();
      await expectFine('the size guide', dialog(page, 'Size guide'));
      await expectNothingCut(dialog(page, 'Size guide'));

      await expectAllFine(page, { '/shop/account': 'Order History' });
      await page.getByRole('tab', { name: 'Devices' }).click();
      await expectFine("the shopper's devices", page.getByText('This device', { exact: true }));
      await page.getByRole('tab', { name: 'Address' }).click();
      await expectFine('the address book', heading(page, 'Add New Address'));
      await page.getByRole('tab', { name: 'Password' }).click();
      await expectFine('the change of a password', heading(page, 'Change your password'));
    });

    test('the help pages are accessible and fit', async ({ page, context }) => {
      await enterAsShopper(context);
      await expectAllFine(page, {
        '/shop/delivery': 'Delivery',
        '/shop/returns': 'Returns',
        '/shop/size-guide': 'Size guide',
        '/shop/contact': 'Contact',
      });
    });

    test('the pages of a purchase are accessible and fit', async ({ page, request }) => {
      await goToCheckout(page, await addGarment(request));
      await expectFine('/shop/checkout', heading(page, 'Your order'));
      await page.getByRole('button', { name: 'Cart, 1 item' }).click();
      await expectFine('the cart sheet', dialog(page, 'Your Cart'));
      await dialog(page)
        .getByRole('button', { name: /^Change/ })
        .click();
      await expectFine('the choice of a size', dialog(page).getByRole('group', { name: /^Size/ }));
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await payButton(page).click();
      await expectFine('the payment page', heading(page, 'Pay Haberdash'));
      await page.goto('/shop/account');
      await expectFine('an order that awaits its payment', page.getByRole('button', { name: /^Pay now/ }));
      await page.getByRole('button', { name: /^Pay now/ }).click();
      await page.getByRole('button', { name: 'Decline' }).click();
      await expectFine('a decline', heading(page, 'Your payment was declined'));
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Approve payment' }).click();
      await expectFine('the thanks', heading(page, 'What happens next'));
      await expectAllFine(page, {
        '/shop/sandbox-payment?outcome=failed&amount=1999': 'The sandbox payment failed',
      });
      await page.goto('/shop/account');
      await page.getByRole('button', { name: /^View Details/ }).click();
      await expectFine('the details of an order', dialog(page, 'Order Details'));
      await expectNothingCut(dialog(page, 'Order Details'));
    });

    test('a long word does not widen columns and lines', async ({ page, context, request }) => {
      const title = `Donaudampfschifffahrtsgesellschaftskapitaensmuetze${Date.now()}`;
      const product = await addProduct(request, { title, price: 0.5, category: 'footwear', brand: 'adidas' });
      const shopper = await enterAsShopper(context);
      await putIntoCart(context, shopper, product);

      await page.goto('/shop/listing?category=footwear&brand=adidas');
      await expect(page.getByRole('article', { name: title })).toBeVisible();
      const widthsOfCards = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().width)));
      expect(new Set(widthsOfCards).size, String(widthsOfCards)).toBe(1);
      expect(await overflow(page)).toBe(0);

      await page.getByRole('link', { name: title, exact: true }).click();
      await expectNothingCut(dialog(page, title));
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Cart, 1 item' }).click();
      const sheet = dialog(page, 'Your Cart');
      await expect(sheet.getByText(title)).toBeVisible();
      await expectNothingCut(sheet);
      await sheet.getByRole('link', { name: 'Checkout' }).click();
      await expect(heading(page, 'Your order')).toBeVisible();
      expect(await overflow(page)).toBe(0);
    });

    test("a long word does not widen the admin's pages", async ({ page, browser, context, request }) => {
      const word = `Donaudampfschifffahrtsgesellschaftskapitaensmuetze${Date.now()}`.repeat(2);
      const colour = word.slice(0, 40);
      const { _id: productId } = await addProduct(request, {
        title: word,
        variants: ['M', 'L'].map((size) => ({ size: size as 'M' | 'L', colour, price: 3, stock: 1_000_000 })),
        options: { colours: [{ name: colour, hex: '#1f3a5f' }] },
      });
      const street = await browser.newContext();
      await enterAsShopper(street);
      await street.request.post('/api/shop/review/add', {
        data: { productId, reviewMessage: word, reviewValue: 1 },
      });
      await street.close();

      await enterAsAdmin(context);
      await page.goto('/admin/reviews');
      await expect(page.getByRole('link', { name: word }).first()).toBeVisible();
      expect(await overflow(page)).toBe(0);
      await page
        .getByRole('button', { name: /^Hide: / })
        .first()
        .click();
      expect(await dialog(page, 'Hide this review?').evaluate(widestOverflow)).toBe(0);

      await page.goto(`/admin/products?q=${word}`);
      await expect(page.getByRole('button', { name: `Edit ${word}` })).toBeVisible();
      expect(await overflow(page)).toBe(0);
      await page.getByRole('button', { name: 'Grid' }).click();
      await page.getByRole('button', { name: `Stock by size of ${word}` }).click();
      await expect(dialog(page, `Stock of ${word}`).getByRole('table')).toBeVisible();
      expect(await dialog(page, `Stock of ${word}`).evaluate(widestOverflow)).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: `Edit ${word}` }).click();
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(word);
      await expect(page.getByRole('main').getByText(colour, { exact: true })).toBeVisible();
      expect(await overflow(page)).toBe(0);
    });

    test('the error pages are accessible and fit', async ({ page, context }) => {
      await enterAsShopper(context);
      await expectAllFine(page, {
        '/unauth-page': "You don't have access to view this page",
        '/nowhere': "page doesn't exists",
        '/shop/nowhere': "page doesn't exists",
      });
      await page.route('**/remotes/shop/**', (route) => route.abort());
      await expectAllFine(page, { '/shop/home': "We couldn't load this page" });
    });

    // admin-pages.spec.ts has the other pages.
    test('the page of a new product is accessible and fits', async ({ page, context }) => {
      await enterAsAdmin(context);
      await page.goto('/admin/products');
      await expect(heading(page, 'Products')).toBeVisible();
      // The machine goes over to the other scheme while the page is open.
      await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
      await expectFine('/admin/products in other colours', heading(page, 'Products'));
      await page.emulateMedia({ colorScheme });
      await page.getByRole('button', { name: 'Add New Product' }).click();
      await expectFine('the page of a new product', heading(page, 'Add New Product'));
      await page.getByRole('button', { name: 'Sizes and colours' }).click();
      const editor = dialog(page, 'Sizes and colours');
      for (const name of ['S', 'Navy']) await editor.getByRole('button', { name, exact: true }).click();
      await expectFine('the editor of sizes and colours', editor.getByRole('table'));
    });
  });
}
