import type { Page } from '@playwright/test';
import { violationsOn } from './support/page/axe';
import { placeOrder } from './support/checkout';
import { addGarment, type Product } from './support/goods';
import { enterAsAdmin, type SignedIn } from './support/people';
import { overflow } from './support/page/overflow';
import { expect, test } from './support/test';

interface Shown {
  product: Product;
  orderId: string;
  shopper: SignedIn;
}

interface AdminPage {
  path: (shown: Shown) => string;
  /** The text of the page's h1. */
  title: (shown: Shown) => string | RegExp;
  /** Opens what the address alone doesn't. */
  open?: (page: Page) => Promise<void>;
}

const is = (text: string) => () => text;
const productsPage = {
  path: ({ product }: Shown) => `/admin/products?ids=${product._id}`,
  title: is('Products'),
};
const layout = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** Lists are filtered: axe takes its time for each row. */
const pages: Record<string, AdminPage> = {
  'the dashboard': { path: is('/admin/dashboard'), title: is('Dashboard') },
  'the shoppers with a cart': { path: is('/admin/reports/shoppers'), title: is('Shoppers with a cart') },
  'the sizes that sell out': { path: is('/admin/reports/sold-out'), title: is('Sold-out sizes') },
  'low stock': { path: is('/admin/reports/low-stock'), title: is('Low stock') },
  'the failed jobs': { path: is('/admin/reports/failed-jobs'), title: is('Failed jobs') },
  'the products as cards': { ...productsPage, open: layout('Grid') },
  'the products as a table': { ...productsPage, open: layout('Table') },
  'the table of prices and stock': { ...productsPage, open: layout('Edit prices and stock') },
  'a new product': { path: is('/admin/products/new'), title: is('Add New Product') },
  'a product': { path: ({ product }) => `/admin/products/${product._id}`, title: is('Edit Product') },
  'the import': { path: is('/admin/products/import'), title: is('Import products') },
  'the stock ledger': {
    path: ({ product }) => `/admin/products/${product._id}/stock`,
    title: ({ product }) => `Stock of ${product.title}`,
  },
  'the prices': {
    path: ({ product }) => `/admin/products/${product._id}/prices`,
    title: ({ product }) => `Prices of ${product.title}`,
  },
  'categories and brands': { path: is('/admin/categories'), title: is('Categories and brands') },
  'the sizes': { path: is('/admin/sizes'), title: is('Sizes') },
  'a scale of sizes': {
    path: is('/admin/sizes'),
    title: is('Sizes'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit Clothing' }).click();
      await expect(page.getByRole('dialog').getByLabel('Add sizes')).toBeVisible();
    },
  },
  'the collections': { path: is('/admin/collections'), title: is('Collections') },
  'a new collection': { path: is('/admin/collections/add'), title: is('Add collection') },
  'the orders': { path: ({ orderId }) => `/admin/orders?ids=${orderId}`, title: is('Orders') },
  'an order': {
    path: ({ orderId }) => `/admin/orders?ids=${orderId}&order=${orderId}`,
    title: is('Orders'),
    open: (page) =>
      expect(page.getByRole('dialog', { name: 'Order Details' })).toContainText('7 Bobbin Lane'),
  },
  'the packing slips': {
    path: ({ orderId }) => `/admin/orders/print?ids=${orderId}`,
    title: is('Packing slips'),
  },
  'the pick list': {
    path: ({ orderId }) => `/admin/orders/pick-list?ids=${orderId}`,
    title: is('Pick list and packing slips'),
  },
  'what is to be sent': { path: is('/admin/sending'), title: is('To send') },
  'the tracking numbers': { path: is('/admin/sending/tracking'), title: is('Tracking numbers') },
  'the delivery': { path: is('/admin/delivery'), title: is('Delivery') },
  'a delivery method': {
    path: is('/admin/delivery'),
    title: is('Delivery'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit Standard delivery in Everywhere' }).click();
      await expect(page.getByRole('dialog').getByLabel('Cut-off time')).toBeVisible();
    },
  },
  'the shop': { path: is('/admin/shop'), title: is('Shop') },
  'the pages': { path: is('/admin/pages'), title: is('Pages') },
  'a page': { path: is('/admin/pages/delivery'), title: is('Delivery') },
  'the texts of e-mails': { path: is('/admin/mail-texts'), title: is('E-mail texts') },
  'the e-mails': { path: is('/admin/mails'), title: is('E-mails') },
  'the reviews': { path: ({ product }) => `/admin/reviews?product=${product._id}`, title: is('Reviews') },
  'the customers': { path: ({ shopper }) => `/admin/customers?q=${shopper.email}`, title: is('Customers') },
  'a customer': {
    path: ({ shopper }) => `/admin/customers/${shopper.id}`,
    title: ({ shopper }) => shopper.userName,
  },
  'the consistency check': { path: is('/admin/books'), title: is('Consistency check') },
  'the audit': { path: ({ product }) => `/admin/audit?subjectId=${product._id}`, title: is('Activity') },
  'the account': { path: is('/admin/account'), title: is('My account') },
  'the sales': { path: is('/admin/sales'), title: is('Sales') },
  'a new sale': { path: is('/admin/sales/add'), title: is('Add sale') },
  'the page of an order': { path: ({ orderId }) => `/admin/orders/${orderId}`, title: () => /^Order HB-\d+/ },
  'the returns': { path: is('/admin/returns'), title: is('Returns') },
  'the withdrawals': { path: is('/admin/withdrawals'), title: is('Withdrawals') },
  'the rules of returns': { path: is('/admin/return-rules'), title: is('Rules of returns') },
  'the return rate': { path: is('/admin/return-rate'), title: is('Return rate') },
  'the finance report': { path: is('/admin/finance'), title: is('Finance') },
  'the money at PayPal': { path: is('/admin/finance/money'), title: is('Money at PayPal') },
  'what was sold elsewhere': { path: is('/admin/stock/sold-elsewhere'), title: is('Sold elsewhere') },
  'the stock-takes': { path: is('/admin/stock-takes'), title: is('Stock-take') },
  'a new stock-take': { path: is('/admin/stock-takes/start'), title: is('Start a stock-take') },
  'the staff': { path: is('/admin/staff'), title: is('Staff') },
  'the features': { path: is('/admin/features'), title: is('admin features') },
};

/** axe does not examine the narrowest. */
const widths = [1440, 768, 375, 320];

let shown: Shown;

test.beforeAll(async ({ browser, request }) => {
  const product = await addGarment(request);
  const street = await browser.newContext();
  shown = { product, ...(await placeOrder(street, product)) };
  const review = { productId: product._id, reviewMessage: 'Fits like a glove.', reviewValue: 5 };
  await street.request.post('/api/shop/review/add', { data: review });
  await street.close();
});

test('each page of the menu is one of these', async ({ page }) => {
  await enterAsAdmin(page.context());
  await page.goto('/admin/dashboard');
  const links = page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link');
  const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  await expect(links).not.toHaveCount(0);
  const found = new Set<string>();
  for (const section of await hrefs()) {
    await page.goto(section);
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveCount(1);
    for (const href of await hrefs()) found.add(href.split('?')[0]!);
  }
  const examined = Object.values(pages).map(({ path }) => path(shown).split('?')[0]!);
  expect([...found].filter((path) => !examined.includes(path))).toEqual([]);
  expect(found.size).toBeGreaterThan(20);
});

for (const [name, { path, title, open }] of Object.entries(pages)) {
  test(`${name}: accessible, and fits a desk, a tablet and a phone`, async ({ page }) => {
    await enterAsAdmin(page.context());
    await page.goto(path(shown));
    await open?.(page);
    for (const width of widths) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        // Behind an open dialog, a heading has no role.
        await expect(page.locator('main h1')).toHaveText(title(shown));
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect.soft(await overflow(page), `pixels beyond the right edge at ${width} px`).toBe(0);
        if (width > 320) expect.soft(await violationsOn(page), `axe at ${width} px`).toEqual([]);
      });
    }
  });
}
