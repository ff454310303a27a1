import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { cartAnswer, cartLine, product, productDetails, variant } from '../testing/samples';
import { browserWishes, keepInBrowser } from './browser-wishes';
import type { Wish } from './wishes.api';

const byId = 'GET /api/shop/products/by-id';
const list = 'GET /api/shop/wishes/{userId}';
const put = 'PUT /api/shop/wishes/{userId}/{productId}';
const remove = 'DELETE /api/shop/wishes/{userId}/{productId}';
const merge = 'POST /api/shop/wishes/{userId}/merge';
/** The calls as they were sent. */
const sentPut = 'PUT /api/shop/wishes/user-1/product-1';
const sentRemoval = 'DELETE /api/shop/wishes/user-1/product-1';
const sentMerge = 'POST /api/shop/wishes/user-1/merge';
const ok = (...wishes: Wish[]) => ({ success: true as const, data: wishes });
const of = (productId: string, variantId: string | null = null): Wish => ({ productId, variantId });
const socks = product({ _id: 'socks', title: 'Wool Socks', totalStock: 0 });
const heart = () => screen.findByRole('button', { name: 'Linen Shirt on your wish list' });

describe('a shopper', () => {
  test('puts a product on the wish list and takes it off', async () => {
    const { user, sentTo, toasts } = await openShop('/shop/product/product-1', {
      [put]: ok(of('product-1')),
      [remove]: ok(),
    });
    await user.click(await heart());
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Added to your wish list' }]));
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    expect(sentTo(sentPut)).toHaveLength(1);
    await user.click(await heart());
    await waitFor(() => expect(sentTo(sentRemoval)).toHaveLength(1));
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  });

  test('sees the wish list, with what is sold out, and removes a product', async () => {
    const { user, sentTo } = await openShop('/shop/wishes', {
      [list]: ok(of('socks'), of('product-1'), of('gone')),
      [byId]: { success: true, data: [product(), socks] },
      [remove]: ok(of('product-1'), of('gone')),
    });
    const card = await screen.findByRole('article', { name: 'Wool Socks' });
    expect(within(card).getByRole('button', { name: 'Out Of Stock' })).toBeDisabled();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(sentTo(byId)[0]?.url.searchParams.get('ids')).toBe('socks,product-1,gone');
    await user.click(screen.getByRole('button', { name: 'Remove Wool Socks from your wish list' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    const next = screen.getByRole('button', { name: 'Remove Linen Shirt from your wish list' });
    expect(next).toHaveFocus();
    await user.click(next);
    expect(screen.getByRole('heading', { name: 'Wish list' })).toHaveFocus();
  });

  test('is told when the wish list is empty, and can try again when it could not be loaded', async () => {
    await openShop('/shop/wishes');
    expect(await screen.findByText('Your wish list is empty')).toBeVisible();
    const { user, sentTo } = await openShop('/shop/wishes', {
      [list]: refuse(503, { code: 'UNAVAILABLE', message: 'Closed' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sentTo('GET /api/shop/wishes/user-1')).toHaveLength(2));
  });

  test('brings the wishes of this browser into the account, once', async () => {
    keepInBrowser([of('socks')]);
    const { sentTo } = await openShop('/shop/home', { [merge]: ok(of('socks')) });
    await waitFor(() => expect(browserWishes()).toEqual([]));
    expect(sentTo(sentMerge).map(({ body }) => body)).toEqual([{ wishes: [of('socks')] }]);
  });

  test('keeps the wishes of this browser when they could not be brought', async () => {
    keepInBrowser([of('socks')]);
    const { sentTo } = await openShop('/shop/home', {
      [merge]: refuse(503, { code: 'UNAVAILABLE', message: 'Closed' }),
    });
    await waitFor(() => expect(sentTo(sentMerge)).toHaveLength(1));
    expect(browserWishes()).toEqual([of('socks')]);
  });

  test('saves a line of the cart for later, which leaves the cart once the wish list has it', async () => {
    const { user, sentTo, toasts } = await openShop('/shop/checkout', {
      'GET /api/shop/cart/get/{userId}': cartAnswer(cartLine()),
      [put]: ok(of('product-1', 'variant-1')),
      'DELETE /api/shop/cart/{userId}/{productId}': cartAnswer(),
    });
    await user.click(await screen.findByRole('button', { name: /^Save .+ for later$/ }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(sentTo(sentPut)[0]?.url.search).toBe('?variantId=variant-1');
    expect(toasts.map(({ message }) => message)).toEqual(['Saved for later']);
  });

  test('moves what was saved for later to the cart, in its size', async () => {
    const medium = variant({ size: 'M' });
    const { user, sentTo } = await openShop('/shop/wishes', {
      [list]: ok(of('product-1', 'variant-1')),
      [byId]: { success: true, data: [product()] },
      'GET /api/shop/products/get/{id}': { success: true, data: productDetails({ variants: [medium] }) },
      'POST /api/shop/cart/add': cartAnswer(cartLine()),
      [remove]: ok(),
    });
    await user.click(await screen.findByRole('button', { name: 'Move Linen Shirt, M to cart' }));
    expect(await screen.findByText('Your wish list is empty')).toBeVisible();
    expect(sentTo('POST /api/shop/cart/add')[0]?.body).toMatchObject({ variantId: 'variant-1', quantity: 1 });
    expect(sentTo(sentRemoval)[0]?.url.search).toBe('?variantId=variant-1');
  });
});

describe('a visitor', () => {
  test('keeps wishes in the browser, and sees them', async () => {
    const { user, sent } = await openShop('/shop/product/product-1', {}, null);
    await user.click(await heart());
    await waitFor(() => expect(browserWishes()).toEqual([of('product-1')]));
    expect(sent.filter(({ call }) => call.includes('/wishes'))).toEqual([]);
    await openShop('/shop/wishes', { [byId]: { success: true, data: [product()] } }, null);
    expect(await screen.findByRole('article', { name: 'Linen Shirt' })).toBeVisible();
  });

  test('whose stored wishes are no list has none', () => {
    localStorage.setItem('wishes', '{"productId":1}');
    expect(browserWishes()).toEqual([]);
    localStorage.setItem('wishes', '[{"productId":1},{"productId":"socks","variantId":null}]');
    expect(browserWishes()).toEqual([of('socks')]);
  });
});
