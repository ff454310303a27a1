import { address, goToCheckout, orderRows, pay } from './support/checkout';
import { addProduct } from './support/goods';
import { openOwnShop, type OwnShop } from './support/own-shop';
import { expect, test } from './support/test';

/** The typed price has the digits of its currency. */
const currencies = [
  { code: 'EUR', symbol: '€', price: 12.5, one: '€12.50', two: '€25.00', step: 'Under €25' },
  { code: 'JPY', symbol: '¥', price: 1250, one: '¥1,250', two: '¥2,500', step: 'Under ¥2,500' },
] as const;

for (const { code, symbol, price, one, two, step } of currencies) {
  test.describe(`a shop in ${code}`, () => {
    test.describe.configure({ mode: 'serial' });
    let shop: OwnShop;
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      shop = await openOwnShop({ SHOP_CURRENCY: code });
    });
    test.afterAll(() => shop.close());

    test('is in its currency from home to the refund', async ({ browser }) => {
      test.setTimeout(120_000);
      const office = await browser.newContext({ baseURL: shop.url });
      const product = await addProduct(office.request, { price });
      const street = await browser.newContext({ baseURL: shop.url });
      const page = await street.newPage();
      await goToCheckout(page, product);
      await expect(page.getByRole('main')).not.toContainText('$');
      await expect(page.getByRole('main')).toContainText(one);

      await page.goto('/shop/home');
      await expect(page.getByRole('article').first()).toContainText(symbol);
      await page.goto('/shop/listing?category=accessories');
      await expect(page.getByRole('checkbox', { name: step })).toBeVisible();
      await expect(page.getByRole('spinbutton', { name: `From ${symbol}` })).toBeVisible();
      await page.goto(`/shop/product/${product.slug!}`);
      await expect(page.getByText(one).first()).toBeVisible();
      expect(await page.content()).toContain(`"priceCurrency":"${code}"`);

      await page.getByRole('button', { name: 'Cart, 1 item' }).click();
      const sheet = page.getByRole('dialog', { name: 'Your Cart' });
      await sheet.getByRole('button', { name: 'Increase the quantity' }).click();
      await expect(sheet.getByRole('status').filter({ hasText: 'Total' })).toHaveText(`Total ${two}`);
      await page.goto('/shop/checkout');
      await page.getByRole('radio', { name: address.address }).check();
      await pay(page);

      await page.getByRole('link', { name: 'View Orders' }).click();
      await expect(orderRows(page)).toContainText(symbol);
      await page.getByRole('button', { name: /^View Details/ }).click();
      const order = page.getByRole('dialog', { name: 'Order Details' });
      await order.getByRole('button', { name: /^Cancel items/ }).click();
      await order.getByRole('combobox', { name: product.title }).selectOption('Cancel 1 of 2');
      await expect(order.getByText(`${one} goes back to your PayPal account.`)).toBeVisible();
      await order.getByRole('button', { name: 'Cancel these items' }).click();
      await expect(order.getByText('1 of 2 cancelled')).toBeVisible();

      const desk = await office.newPage();
      await desk.goto('/admin/dashboard');
      await expect(desk.getByRole('link', { name: new RegExp(`^Revenue ${symbol}`) })).toBeVisible();
      await desk.goto('/admin/products');
      await expect(desk.getByRole('main')).toContainText(one);
      await desk.goto('/admin/orders');
      await expect(desk.getByRole('main')).toContainText(symbol);
      await expect(desk.getByRole('main')).not.toContainText('$');
    });
  });
}
