import { refuse } from '@haberdash/kit/testing/answers';
import type { SignInWish } from '@haberdash/kit/services';
import { act, screen, waitFor, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { openShop } from '../testing/open-shop';
import { addedToast, cart, cartAnswer, cartLine, productOf } from '../testing/samples';
import { cartClosed, cartOpened, cartRequested } from './cart.slice';

const cartRoute = 'GET /api/shop/cart/get/{userId}';
const addRoute = 'POST /api/shop/cart/add';
const updateRoute = 'PUT /api/shop/cart/update-cart';
const removeRoute = 'DELETE /api/shop/cart/{userId}/{productId}';

const scarf = () => cartLine({ productId: 'product-2', variantId: 'variant-2', title: 'Wool Scarf' });
const shirtIn = (size: string, fields: Parameters<typeof cartLine>[0] = {}) =>
  cartLine({ variantId: `navy-${size}`, size, colour: 'Navy', ...fields });

async function openCart(answers: Parameters<typeof openShop>[1]) {
  const shop = await openShop('/shop/listing', answers);
  await shop.user.click(screen.getByRole('button', { name: /^Cart/ }));
  return { ...shop, sheet: within(screen.getByRole('dialog', { name: 'Your Cart' })) };
}

test('entering the shop loads the cart', async () => {
  await openShop('/shop/home', { [cartRoute]: cartAnswer(cartLine(), scarf()) });
  expect(await screen.findByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
});

test("the server's message about removed lines is shown", async () => {
  const { toasts } = await openShop('/shop/home', {
    [cartRoute]: { ...cartAnswer(), message: 'The hat is gone' },
  });
  await waitFor(() => expect(toasts).toEqual([{ variant: 'destructive', message: 'The hat is gone' }]));
});

test("a click on 'Add to cart' adds one piece", async () => {
  const { user, toasts, sentTo } = await openShop('/shop/listing', { [addRoute]: cartAnswer(cartLine()) });
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }));

  expect(await screen.findByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  expect(sentTo(addRoute).map(({ body }) => body)).toEqual([
    { userId: 'user-1', productId: 'product-1', quantity: 1 },
  ]);
  expect(toasts).toEqual([addedToast('/uploads/shirt-1200.webp')]);
});

test('an add that exceeds the stock is refused', async () => {
  const { user, toasts, sentTo } = await openShop('/shop/listing', {
    [cartRoute]: cartAnswer(cartLine({ quantity: 12 })),
  });
  await screen.findByRole('button', { name: 'Cart, 12 items' });
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }));

  await waitFor(() =>
    expect(toasts).toEqual([
      { variant: 'destructive', message: 'Only 12 quantity can be added for this item' },
    ]),
  );
  expect(sentTo(addRoute)).toEqual([]);
});

test('the sheet shows lines with their prices and the total', async () => {
  const { sheet } = await openCart({
    [cartRoute]: {
      success: true,
      data: { ...cart(cartLine({ salePrice: 39.5, quantity: 3 })), total: 118.5 },
    },
  });
  const line = within(await sheet.findByRole('listitem'));
  expect(line.getByText('Linen Shirt')).toBeVisible();
  expect(line.getByText('$149.97', { selector: 's' })).toBeVisible();
  expect(line.getByText('$118.50')).toBeVisible();
  expect(line.getByText('$39.50 each')).toBeVisible();
  expect(sheet.getByRole('status')).toHaveTextContent('Total $118.50');
});

test('two sizes of one product are two lines, each with its own picture, price and stock', async () => {
  const small = shirtIn('S', { quantity: 2, totalStock: 2, image: '/uploads/navy-1200.webp' });
  const large = shirtIn('L', { price: 59, totalStock: 3, image: '/uploads/rust-1200.webp' });
  const { user, sheet, toasts, sentTo } = await openCart({
    [cartRoute]: cartAnswer(small, large),
    [updateRoute]: cartAnswer(small, { ...large, quantity: 2 }),
    [removeRoute]: cartAnswer(large),
  });
  const [ofSmall, ofLarge] = (await sheet.findAllByRole('listitem')).map((line) => within(line));
  expect(ofSmall!.getByText('S · Navy')).toBeVisible();
  expect(ofSmall!.getByRole('img')).toHaveAttribute('src', '/uploads/navy-640.webp');
  expect(ofLarge!.getByText('L · Navy')).toBeVisible();
  expect(ofLarge!.getByRole('img')).toHaveAttribute('src', '/uploads/rust-640.webp');

  await user.click(sheet.getByRole('button', { name: 'Increase the quantity of Linen Shirt, S · Navy' }));
  await user.click(sheet.getByRole('button', { name: 'Increase the quantity of Linen Shirt, L · Navy' }));
  expect(await ofLarge!.findByText('$118.00')).toBeVisible();
  expect(toasts[0]?.message).toBe('Only 2 quantity can be added for this item');
  expect(sentTo(updateRoute).map(({ body }) => body)).toEqual([
    { userId: 'user-1', productId: 'product-1', variantId: 'navy-L', quantity: 2 },
  ]);

  await user.click(sheet.getByRole('button', { name: 'Delete Linen Shirt, S · Navy' }));
  await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(1));
  expect(sentTo('DELETE /api/shop/cart/user-1/product-1')[0]?.url.search).toBe('?variantId=navy-S');
});

test('plus stops at the stock, minus at one', async () => {
  const { user, sheet, toasts, sentTo } = await openCart({
    [cartRoute]: cartAnswer(cartLine({ quantity: 1, totalStock: 1 })),
  });
  expect(await sheet.findByRole('button', { name: 'Decrease the quantity of Linen Shirt' })).toBeDisabled();
  await user.click(sheet.getByRole('button', { name: 'Increase the quantity of Linen Shirt' }));

  await waitFor(() =>
    expect(toasts).toEqual([
      { variant: 'destructive', message: 'Only 1 quantity can be added for this item' },
    ]),
  );
  expect(sentTo(updateRoute)).toEqual([]);
});

test('any other refusal leaves the cart as it was', async () => {
  const { user, sheet, toasts } = await openCart({
    [cartRoute]: cartAnswer(cartLine()),
    [updateRoute]: refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }),
  });
  await user.click(await sheet.findByRole('button', { name: 'Increase the quantity of Linen Shirt' }));

  await waitFor(() => expect(toasts).toEqual([{ variant: 'destructive', message: 'Back in a minute' }]));
  expect(sheet.getByRole('status')).toHaveTextContent('Total $49.99');
});

test('deleting a line keeps the focus in the sheet and can be undone', async () => {
  const { user, sheet, store, toasts, sentTo } = await openCart({
    [cartRoute]: cartAnswer(cartLine({ quantity: 3 }), scarf()),
    [removeRoute]: cartAnswer(scarf()),
    'POST /api/shop/cart/add': cartAnswer(scarf(), cartLine({ quantity: 3 })),
  });
  await user.click(await sheet.findByRole('button', { name: 'Delete Linen Shirt' }));

  await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(1));
  expect(toasts).toMatchObject([{ variant: 'success', message: 'Cart item is deleted successfully' }]);
  expect(sheet.getByRole('list')).toHaveFocus();

  expect(toasts[0]!.action!.label).toBe('Undo');
  act(() => void store.dispatch(toasts[0]!.action!.dispatches));
  await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(2));
  expect(sentTo('POST /api/shop/cart/add')[0]!.body).toMatchObject({ productId: 'product-1', quantity: 3 });
});

test('a line shows unit price, saving, used-up stock and a price change', async () => {
  let price = 39.5;
  const { store, sheet } = await openCart({
    [cartRoute]: () => cartAnswer(cartLine({ salePrice: price, quantity: 2, totalStock: 2 })),
  });
  const line = within(await sheet.findByRole('listitem'));
  expect(line.getByText('$39.50 each')).toBeVisible();
  expect(line.getByText('You save $20.98')).toBeVisible();
  expect(line.getByText("That's all we have")).toBeVisible();

  price = 45;
  act(() => void store.dispatch(cartRequested()));
  expect(await line.findByText('Price changed from $39.50 to $45.00')).toBeVisible();
  price = 39.5;
  act(() => void store.dispatch(cartRequested()));
  await waitFor(() => expect(line.queryByText(/Price changed/)).not.toBeInTheDocument());
});

test("'Checkout' goes there and closes the sheet", async () => {
  const { user, sheet, currentPath } = await openCart({ [cartRoute]: cartAnswer(cartLine()) });
  await user.click(await sheet.findByRole('link', { name: 'Checkout' }));
  await waitFor(() => expect(currentPath()).toBe('/shop/checkout'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('loading the cart can be retried', async () => {
  let isDown = true;
  const { user, sheet } = await openCart({
    [cartRoute]: () =>
      isDown ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : cartAnswer(),
  });
  expect(await sheet.findByText('Back in a minute')).toBeVisible();
  isDown = false;
  await user.click(sheet.getByRole('button', { name: 'Try again' }));
  expect(await sheet.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('opening a product from the cart right after the sheet opened closes the cart, and Back leads to the page beneath', async () => {
  const { sheet, store, currentPath, goBack } = await openCart({ [cartRoute]: cartAnswer(cartLine()) });
  await sheet.findByRole('link', { name: 'Linen Shirt' });
  act(() => void store.dispatch(cartClosed()));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  // The line is clicked before the router has rendered the entry of the sheet.
  act(() => {
    flushSync(() => void store.dispatch(cartOpened()));
    sheet.getByRole('link', { name: 'Linen Shirt' }).click();
  });
  await waitFor(() => expect(currentPath()).toBe('/shop/product/product-1'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await goBack();
  expect(currentPath()).toBe('/shop/listing');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('a visitor', () => {
  const visit = (path: string, answers: Parameters<typeof openShop>[1] = {}) => openShop(path, answers, null);

  afterEach(() => sessionStorage.clear());

  test('sees a cart that asks to sign in and is not loaded', async () => {
    const { user, sentTo } = await visit('/shop/listing?sortBy=newest');
    await user.click(screen.getByRole('button', { name: 'Cart, 0 items' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Your Cart' }));
    expect(sheet.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/login?next=%2Fshop%2Flisting%3FsortBy%3Dnewest',
    );
    expect(sentTo('GET /api/shop/cart/get/user-1')).toEqual([]);
  });

  test('who adds a product signs in, and comes back to find it in the cart', async () => {
    const visitor = await visit('/shop/listing');
    await visitor.user.click(await screen.findByRole('button', { name: 'Add to cart' }));
    await waitFor(() =>
      expect(visitor.signInWishes).toMatchObject([{ reason: "Sign in and we'll add it to your cart." }]),
    );
    expect(visitor.currentPath()).toBe('/shop/listing');
    expect(screen.queryByRole('button', { name: 'Cart, 1 item' })).not.toBeInTheDocument();
    visitor.unmount();

    const { sentTo } = await openShop('/shop/listing', { [addRoute]: cartAnswer(cartLine()) });
    expect(await screen.findByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    expect(sentTo(addRoute).map(({ body }) => body)).toEqual([
      { userId: 'user-1', productId: 'product-1', quantity: 1 },
    ]);
    expect(sessionStorage.getItem('intendedAddition')).toBeNull();
  });

  test('is told which size and colour will be added, and it is forgotten when the form is closed', async () => {
    const shirt = productOf({ size: 'M', colour: 'Navy' });
    const { user, store, signInWishes } = await visit('/shop/product/product-1?size=M&colour=Navy', {
      'GET /api/shop/products/get/{id}': { success: true, data: shirt },
    });
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(signInWishes).toHaveLength(1));
    const [{ reason, whenGivenUp }] = signInWishes as [SignInWish];
    expect(reason).toBe("Sign in and we'll add Linen Shirt, M · Navy to your cart.");
    expect(sessionStorage.getItem('intendedAddition')).not.toBeNull();
    act(() => void store.dispatch(whenGivenUp!));
    expect(sessionStorage.getItem('intendedAddition')).toBeNull();
  });
});
