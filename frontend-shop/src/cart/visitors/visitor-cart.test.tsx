import type { SentCall } from '@haberdash/kit/testing/answers';
import { settled } from '@haberdash/kit/testing/settled';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openShopAsVisitor, visitorCartAnswer } from '../../testing/let-visitors-buy';
import { openShop } from '../../testing/open-shop';
import { addedToast, cartAnswer, cartLine } from '../../testing/samples';

const cartRoute = 'GET /api/shop/cart/get/{userId}';
const visitorRoute = 'GET /api/shop/cart/get/visitor';
const addRoute = 'POST /api/shop/cart/add';
const updateRoute = 'PUT /api/shop/cart/update-cart';
const removeRoute = 'DELETE /api/shop/cart/{userId}/{productId}';

const addShirt = async ({ user }: Awaited<ReturnType<typeof openShop>>) =>
  user.click(await screen.findByRole('button', { name: 'Add to cart' }));

test('a visitor adds a product without signing in', async () => {
  const visitor = await openShopAsVisitor('/shop/listing', { [addRoute]: visitorCartAnswer(cartLine()) });
  await addShirt(visitor);
  expect(await screen.findByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await waitFor(() => expect(visitor.toasts).toEqual([addedToast('/uploads/shirt-1200.webp')]));
  expect(visitor.sentTo(addRoute).map(({ body }) => body)).toEqual([
    { userId: 'visitor', productId: 'product-1', quantity: 1 },
  ]);
  expect(visitor.currentPath()).toBe('/shop/listing');
});

test('no cart is loaded for a visitor who has added nothing, until it is opened', async () => {
  const { user, sentTo } = await openShopAsVisitor('/shop/listing', { [cartRoute]: visitorCartAnswer() });
  await screen.findByRole('button', { name: 'Add to cart' });
  fireEvent.focus(window);
  await settled();
  expect(sentTo(visitorRoute)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Cart, 0 items' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(sentTo(visitorRoute)).toHaveLength(1);
});

test('the cart of a visitor who comes back is loaded, and no longer once it is empty', async () => {
  const first = await openShopAsVisitor('/shop/listing', { [addRoute]: visitorCartAnswer(cartLine()) });
  await addShirt(first);
  await waitFor(() => expect(first.toasts).toHaveLength(1));
  first.unmount();

  const second = await openShopAsVisitor('/shop/home', { [cartRoute]: visitorCartAnswer() });
  await waitFor(() => expect(second.sentTo(visitorRoute)).toHaveLength(1));
  await settled();
  second.unmount();

  const third = await openShopAsVisitor('/shop/home');
  await settled();
  expect(third.sentTo(visitorRoute)).toEqual([]);
});

test('a visitor changes quantities, deletes lines and goes to the checkout', async () => {
  const quantity = ({ body }: SentCall) =>
    visitorCartAnswer(cartLine({ quantity: (body as { quantity: number }).quantity }));
  const { user, sentTo, store } = await openShopAsVisitor('/shop/listing', {
    [cartRoute]: visitorCartAnswer(cartLine()),
    [updateRoute]: quantity,
    [removeRoute]: visitorCartAnswer(),
  });
  await user.click(screen.getByRole('button', { name: 'Cart, 0 items' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Your Cart' }));
  await user.click(await sheet.findByRole('button', { name: 'Increase the quantity of Linen Shirt' }));
  await waitFor(() => expect(sentTo(updateRoute)[0]?.body).toMatchObject({ userId: 'visitor', quantity: 2 }));
  expect(sheet.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/shop/checkout');

  await user.click(sheet.getByRole('button', { name: 'Delete Linen Shirt' }));
  await waitFor(() => expect(sentTo('DELETE /api/shop/cart/visitor/product-1')).toHaveLength(1));
  expect(await sheet.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  act(() => void store.dispatch({ type: 'cart/cartClosed' }));
});

test('what a visitor adds in one tab shows in the others', async () => {
  const heard: string[] = [];
  const other = new BroadcastChannel('haberdash:cart');
  other.onmessage = ({ data }: MessageEvent<string>) => heard.push(data);
  const visitor = await openShopAsVisitor('/shop/listing', {
    [addRoute]: visitorCartAnswer(cartLine()),
    [cartRoute]: visitorCartAnswer(cartLine({ quantity: 3 })),
  });
  await addShirt(visitor);
  await waitFor(() => expect(heard).toEqual(['visitor']));
  act(() => other.postMessage('visitor'));
  expect(await screen.findByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
  act(() => other.postMessage('user-2'));
  await settled();
  expect(visitor.sentTo(visitorRoute)).toHaveLength(1);
});

test('after signing in, the cart of the account is shown, with the words of the server about what was capped', async () => {
  localStorage.setItem('hasVisitorCart', 'yes');
  const message = 'Only 2 of Linen Shirt are left, so your cart has 2';
  const { toasts } = await openShop('/shop/home', {
    [cartRoute]: { ...cartAnswer(cartLine({ quantity: 2 })), message },
  });
  expect(await screen.findByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  expect(toasts).toEqual([{ variant: 'destructive', message }]);
  expect(localStorage.getItem('hasVisitorCart')).toBeNull();
});
