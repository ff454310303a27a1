import { goToCheckout, orderRows, payButton } from './support/checkout';
import { addProduct } from './support/goods';
import { openOwnShop, type OwnShop } from './support/own-shop';
import { expect, test } from './support/test';

test.describe('an order that costs nothing', () => {
  let shop: OwnShop;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    shop = await openOwnShop({}, ['test/support/payments/orders-for-nothing.cjs']);
  });
  test.afterAll(() => shop.close());

  test('is paid once it is placed: the success page follows the checkout, without PayPal', async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const office = await browser.newContext({ baseURL: shop.url });
    const product = await addProduct(office.request, { totalStock: 10 });
    const page = await (await browser.newContext({ baseURL: shop.url })).newPage();
    await goToCheckout(page, product);
    const visited: string[] = [];
    page.on('request', (request) => visited.push(new URL(request.url()).pathname));

    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Payment is successfull!' })).toBeVisible();
    await expect(page).toHaveURL(/\/shop\/payment-success/);
    expect(visited.filter((path) => /paypal|capture/.test(path))).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();

    await page.goto('/shop/account');
    await expect(orderRows(page)).toHaveCount(1);
    await expect(orderRows(page)).toContainText('Confirmed');
    await expect(orderRows(page)).toContainText('$0.00');
    await page.reload();
    await expect(orderRows(page)).toHaveCount(1);

    const desk = await office.newPage();
    await desk.goto('/admin/orders');
    await expect(desk.getByRole('main')).toContainText('$0.00');
  });
});
