import { expect, test } from '@playwright/test';
import { address, orderRows, payButton, placeOrder, putIntoCart, saveAddress } from './support/checkout';
import { addProduct } from './support/goods';
import { shifts } from './support/page/layout-shift';
import { enterAsShopper } from './support/people';

test('a parcel goes to somebody else in another country', async ({ page, context, request }) => {
  const product = await addProduct(request);
  const shopper = await enterAsShopper(context);
  await putIntoCart(context, shopper, product);
  await page.goto('/shop/checkout');

  await expect(page.getByLabel('Recipient')).toHaveValue(shopper.userName);
  await page.getByLabel('Recipient').fill('Hanna Hafen');
  await page.getByLabel('Country').selectOption({ label: 'Germany' });
  await page.getByLabel('Address', { exact: true }).fill('1 Kai');
  await page.getByLabel('City').fill('Hamburg');
  await page.getByLabel('Pincode').fill('2045');
  await page.getByLabel('Phone').fill('040 123456');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByLabel('Pincode')).toBeFocused();
  await expect(page.getByLabel('Pincode')).toHaveAccessibleDescription(/^Enter a Postcode, like \d{5}$/);
  await page.getByLabel('Pincode').fill('20457');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('radio', { name: /Hanna Hafen.*20457 Hamburg.*Germany/ })).toBeChecked();

  await payButton(page).click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await page.getByRole('link', { name: 'View Orders' }).click();
  await orderRows(page)
    .getByRole('button', { name: /^View Details/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Order Details' })).toContainText(
    new RegExp(`Hanna Hafen.*1 Kai.*20457 Hamburg.*Germany.*Ordered by ${shopper.userName}`),
  );
});

for (const { width, saved } of [
  { width: 1440, saved: 0 },
  { width: 375, saved: 0 },
  { width: 1440, saved: 1 },
  { width: 375, saved: 1 },
]) {
  test(`the checkout does not move when countries and ${saved} addresses arrive late, at ${width} px`, async ({
    page,
    context,
    request,
  }) => {
    const shopper = await enterAsShopper(context);
    await putIntoCart(context, shopper, await addProduct(request));
    if (saved > 0) await saveAddress(context, shopper);
    let send = () => {};
    const painted = new Promise<void>((resolve) => (send = resolve));
    await page.route(/\/api\/shop\/(countries$|address\/get\/)/, async (route) => {
      await painted;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    // Only the form asks for the countries.
    const arrived = page.waitForResponse(saved > 0 ? /\/address\/get\// : /\/countries$/);
    await page.goto('/shop/checkout');
    await expect(page.getByRole('heading', { name: 'Delivery address' })).toBeVisible();
    await page.evaluate(() => new Promise((painting) => requestAnimationFrame(() => setTimeout(painting))));

    send();
    await arrived;
    await expect(payButton(page)).toBeVisible();
    if (saved > 0) await expect(page.getByRole('radio', { name: address.address })).toBeVisible();
    else await expect(page.getByLabel('Country').getByRole('option')).not.toHaveCount(1);
    await page.evaluate(() => new Promise((painting) => requestAnimationFrame(() => setTimeout(painting))));
    // An amount takes the place of its ellipsis, which is narrower: a form that moved would be a hundred times as much.
    expect(await shifts(page)).toBeLessThan(0.0005);
  });
}

test('an order is printed without the page around it, black on white', async ({ page, context, request }) => {
  const product = await addProduct(request);
  await placeOrder(context, product);
  await page.goto('/shop/account');
  await page.getByRole('button', { name: /^View Details/ }).click();
  await expect(page.getByRole('button', { name: /^Print order HB-/ })).toBeVisible();
  const sheet = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^Order HB-/ }) });
  await expect(sheet).toBeHidden();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet).toContainText(product.title);
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});
