import {
  address,
  goToCheckout,
  orderRows,
  pay,
  payButton,
  putIntoCart,
  saveAddress,
} from './support/checkout';
import { addProduct } from './support/goods';
import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

test(
  'a shopper gets from the home page to a paid order',
  { tag: '@main-flow' },
  async ({ page, context, request }) => {
    const kind = { category: 'footwear', brand: 'puma' } as const;
    const product = await addProduct(request, { ...kind, price: 2, salePrice: 1.25, totalStock: 10 });
    const dearOne = await addProduct(request, { ...kind, price: 2000 });
    await enterAsShopper(context);
    const both = page
      .getByRole('article')
      .filter({ hasText: new RegExp(`${product.title}|${dearOne.title}`) });
    const card = page.getByRole('article', { name: product.title });
    const toast = (message: string) => page.getByRole('status').filter({ hasText: message });

    await test.step('a category tile links to the listing, which is filtered and sorted', async () => {
      await page.goto('/shop/home');
      await page.getByRole('main').getByRole('link', { name: 'Footwear' }).click();
      await expect(page).toHaveURL('/shop/listing?category=footwear');
      await expect(page.getByRole('checkbox', { name: 'Footwear' })).toBeChecked();

      await page.getByRole('checkbox', { name: 'Puma' }).click();
      await expect(page).toHaveURL('/shop/listing?category=footwear&brand=puma');
      for (const narrowed of ['Footwear', 'Puma']) {
        await expect(page.getByRole('article').filter({ hasNotText: narrowed })).toHaveCount(0);
      }
      await expect(both).toContainText([product.title, dearOne.title]);

      await page.getByRole('button', { name: 'Sort by' }).click();
      await page.getByRole('menuitemradio', { name: 'Price: High to Low' }).click();
      await expect(both).toContainText([dearOne.title, product.title]);
    });

    await test.step('the cart shows the added items', async () => {
      await expect(card).toContainText('Sale');
      await card.getByRole('button', { name: 'Add to cart' }).click();
      await expect(toast('Product is added to cart')).toBeVisible();
      await page.getByRole('button', { name: 'Cart, 1 item' }).click();

      const sheet = page.getByRole('dialog', { name: 'Your Cart' });
      await expect(sheet.getByRole('listitem').filter({ hasText: product.title })).toContainText('$1.25');
      await sheet.getByRole('button', { name: 'Increase the quantity' }).click();
      await expect(sheet.getByRole('status').filter({ hasText: 'Total' })).toHaveText('Total $2.50');
      await expect(toast('Cart item is updated successfully')).toBeVisible();
      await sheet.getByRole('button', { name: 'Decrease the quantity' }).click();
      await expect(sheet.getByRole('status').filter({ hasText: 'Total' })).toHaveText('Total $1.25');
      await sheet.getByRole('link', { name: 'Checkout' }).click();
      await expect(sheet).toBeHidden();
    });

    await test.step('checkout requires an address', async () => {
      await expect(page).toHaveURL('/shop/checkout');
      await payButton(page).click();
      await expect(page.getByRole('alert')).toHaveText('Please select one address to proceed.');

      await page.getByLabel('Address', { exact: true }).fill(address.address);
      await page.getByLabel('Pincode').fill(address.pincode);
      await page.getByLabel('Phone').fill(address.phone);
      await payButton(page).click();
      await expect(page.getByLabel('City')).toBeFocused();
      await expect(page.getByLabel('City')).toHaveAccessibleDescription('Enter your city');
      await page.getByLabel('City').fill(address.city);
    });

    await test.step('the payment is approved and captured', async () => {
      await payButton(page).click();
      await expect(page.getByRole('heading', { name: 'Pay Haberdash' })).toBeVisible();
      await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$1.25');
      await page.getByRole('button', { name: 'Approve payment' }).click();
      await expect(page).toHaveURL('/shop/payment-success');
      await expect(page.getByRole('heading', { name: 'Payment is successfull!' })).toBeVisible();
    });

    await test.step('the order exists, the cart is empty, the stock is one less', async () => {
      await page.getByRole('link', { name: 'View Orders' }).click();
      await expect(orderRows(page)).toHaveCount(1);
      await expect(orderRows(page)).toContainText('Confirmed');
      await expect(orderRows(page)).toContainText('$1.25');
      await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();

      await page.getByRole('button', { name: /^View Details/ }).click();
      const details = page.getByRole('dialog', { name: 'Order Details' });
      await expect(details).toContainText(product.title);
      await expect(details).toContainText(address.address);
      const history = details.getByRole('list', { name: 'History' }).getByRole('listitem');
      await expect(history).toContainText(['Placed', 'Paid']);

      await page.goto('/shop/listing?category=footwear&brand=puma');
      await expect(card).toContainText('Only 9 items left');
    });
  },
);

test(
  'a declined payment is reported and can be retried at once',
  { tag: '@main-flow' },
  async ({ page, request }) => {
    await goToCheckout(page, await addProduct(request));
    await payButton(page).click();
    await page.getByRole('button', { name: 'Decline' }).click();

    await expect(page).toHaveURL(/\/shop\/paypal-return\?/);
    await expect(page.getByRole('heading', { name: 'Your payment was declined' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Approve payment' }).click();
    await expect(page.getByRole('heading', { name: 'Payment is successfull!' })).toBeVisible();

    await page.getByRole('link', { name: 'View Orders' }).click();
    await expect(orderRows(page)).toHaveCount(1);
    await expect(orderRows(page)).toContainText('Confirmed');
  },
);

test('a cancelled payment returns to a checkout that says so, with the same cart and address', async ({
  page,
  request,
}) => {
  const product = await addProduct(request);
  await goToCheckout(page, product);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Cancel and return' }).click();

  await expect(page).toHaveURL(/\/shop\/checkout\?cancelled=1/);
  await expect(page.getByText('You cancelled the payment')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: product.title })).toBeVisible();
  await expect(page.getByRole('radio', { name: address.address })).toBeChecked();
  await pay(page);
});

test('the address stays selected after Back from the provider and after a reload', async ({
  page,
  request,
}) => {
  const shopper = await goToCheckout(page, await addProduct(request));
  await saveAddress(page.context(), shopper, { address: '8 Bobbin Lane' });
  await page.reload();
  await page.getByRole('radio', { name: '8 Bobbin Lane' }).check();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pay Haberdash' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('radio', { name: '8 Bobbin Lane' })).toBeChecked();
  await expect(payButton(page)).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('radio', { name: '8 Bobbin Lane' })).toBeChecked();
});

test('the order of a buyer who approves and closes the window is completed', async ({
  page,
  context,
  request,
}) => {
  await goToCheckout(page, await addProduct(request));
  await payButton(page).click();
  const approve = page.getByRole('button', { name: 'Approve payment' });
  await expect(approve).toBeVisible();
  // The provider hears of it, and nothing comes back to the window.
  await page.route('**/checkoutnow', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  const agreed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await approve.click();
  await agreed;
  await page.close();

  const later = await context.newPage();
  await expect(async () => {
    await later.goto('/shop/account');
    await expect(orderRows(later)).toContainText('Confirmed', { timeout: 1000 });
  }).toPass();
});

test('a buyer whose session ended at the provider signs in, and the order is paid', async ({
  page,
  context,
  request,
}) => {
  const { email, password } = await goToCheckout(page, await addProduct(request));
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pay Haberdash' })).toBeVisible();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Approve payment' }).click();

  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await page.evaluate(() => sessionStorage.clear());
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Payment is successfull!' })).toBeVisible();
});

test('an unfinished order is paid from the account, or cancelled', async ({ page, request }) => {
  const shopper = await goToCheckout(page, await addProduct(request));
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pay Haberdash' })).toBeVisible();
  await page.goto('/shop/account');
  await expect(orderRows(page)).toContainText('Awaiting payment');
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment is successfull!' })).toBeVisible();

  await putIntoCart(page.context(), shopper, await addProduct(request));
  await page.goto('/shop/checkout');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pay Haberdash' })).toBeVisible();
  await page.goto('/shop/account');
  await page.getByRole('button', { name: /^Cancel order/ }).click();
  await expect(orderRows(page).first()).toContainText('Cancelled');
});

test('a double click on the pay button creates one order', async ({ page, request }) => {
  const { id } = await goToCheckout(page, await addProduct(request));
  await payButton(page).dblclick();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page).toHaveURL('/shop/payment-success');

  const { data } = (await (await page.request.get(`/api/shop/order/list/${id}`)).json()) as {
    data: unknown[];
  };
  expect(data).toHaveLength(1);
});

test("a cart that was emptied in another tab can't be paid", async ({ page, request }) => {
  const product = await addProduct(request);
  const { id } = await goToCheckout(page, product);
  await expect(page.getByText(/^Free delivery,/)).toBeVisible();
  await page.request.delete(`/api/shop/cart/${id}/${product._id}`);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Your cart is empty. Please add items to proceed');
});

test('the cart accepts no more pieces than the stock', async ({ page, context, request }) => {
  const { title } = await addProduct(request, { category: 'kids', brand: 'levi', price: 1, totalStock: 1 });
  await enterAsShopper(context);
  await page.goto('/shop/listing?category=kids&brand=levi');
  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText('Only 1 items left');

  await card.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Product is added to cart' })).toBeVisible();
  await card.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('alert')).toHaveText('Only 1 quantity can be added for this item');
});
