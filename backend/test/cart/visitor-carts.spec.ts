import { newId } from '../../src/shared/ids';
import { cartOf, inCart, onSale } from '../support/shop/goods';
import { admin, inDatabase, password, type Person, shopper } from '../support/shop/people';
import type { ShopClient } from '../support/shop/shop-client';
import { testShop } from '../support/shop/test-shop';

const add = (visitor: ShopClient, productId: string, quantity = 1) =>
  visitor.post('/api/shop/cart/add', { userId: 'visitor', productId, quantity });
const cartOfVisitor = (visitor: ShopClient) => visitor.get('/api/shop/cart/get/visitor');

describe('the cart of a visitor, where visitors may buy', () => {
  const shop = testShop({ VISITORS: 'buy' });
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  const countVisitors = async () =>
    (await inDatabase<{ n: number }>(shop(), 'SELECT count(*)::integer AS n FROM identity.visitors'))[0]!.n;
  const logIn = async (visitor: ShopClient, { id }: Person) => {
    const email = (
      await inDatabase<{ email: string }>(shop(), 'SELECT email FROM identity.users WHERE id = $1', [id])
    )[0]!.email;
    return visitor.post('/api/auth/login', { email, password });
  };

  it('is empty and makes nobody a visitor until something is put into it', async () => {
    const visitor = shop().visitor();
    const before = await countVisitors();
    const { status, body, headers } = await cartOfVisitor(visitor);
    expect([status, body]).toEqual([
      200,
      { success: true, data: { _id: 'visitor', userId: 'visitor', items: [], total: 0 } },
    ]);
    expect(headers.getSetCookie()).toEqual([]);
    expect(await countVisitors()).toBe(before);
  });

  it('belongs to the cookie, which is given with the first addition and for 30 days', async () => {
    const productId = await onSale(seller, { price: 30 });
    const [visitor, other] = [shop().visitor(), shop().visitor()];
    const added = await add(visitor, productId, 2);
    expect(added.body.data).toMatchObject({ _id: 'visitor', userId: 'visitor', total: 60 });
    const [cookie] = added.headers.getSetCookie();
    expect(cookie).toMatch(/^visitor=[\w-]{43}; Max-Age=2592000; Path=\/; .*HttpOnly; SameSite=Lax$/);
    expect(added.headers.get('cache-control')).toContain('no-store');
    expect((await cartOfVisitor(visitor)).body.data.items).toMatchObject([{ productId, quantity: 2 }]);
    expect((await cartOfVisitor(other)).body.data.items).toEqual([]);
    const [token] = await inDatabase<{ token_hash: string }>(
      shop(),
      'SELECT token_hash FROM identity.visitors',
    );
    expect(cookie).not.toContain(token!.token_hash);
  });

  it('makes nobody a visitor of what is refused', async () => {
    const productId = await onSale(seller, { totalStock: 3 });
    const visitor = shop().visitor();
    const before = await countVisitors();
    const refused = [
      await add(visitor, productId, 0),
      await add(visitor, 'no id'),
      await add(visitor, newId()),
      await add(visitor, productId, 4),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 404, 404, 409]);
    expect(refused[3]!.body).toMatchObject({ code: 'OUT_OF_STOCK', data: { _id: 'visitor', items: [] } });
    expect(refused.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
    expect(await countVisitors()).toBe(before);
    expect((await add(visitor, productId, 3)).body.data.items).toMatchObject([{ quantity: 3 }]);
    expect((await cartOfVisitor(visitor)).body.data.items).toMatchObject([{ quantity: 3 }]);
    expect(await countVisitors()).toBe(before + 1);
  });

  it('changes as a shopper’s does', async () => {
    const productId = await onSale(seller, { totalStock: 3 });
    const visitor = shop().visitor();
    await add(visitor, productId);
    const change = (quantity: number) =>
      visitor.put('/api/shop/cart/update-cart', { userId: 'visitor', productId, quantity });
    expect((await change(3)).body.data.items).toMatchObject([{ quantity: 3 }]);
    const refused = await change(4);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK', data: { _id: 'visitor', items: [{ quantity: 3 }] } },
    });
    expect((await visitor.delete(`/api/shop/cart/visitor/${productId}`)).body.data.items).toEqual([]);
  });

  it('is nobody else’s: ids of users are refused, and so is an admin', async () => {
    const sam = await shopper(shop());
    const productId = await onSale(seller);
    const visitor = shop().visitor();
    await add(visitor, productId);
    const statuses = [
      await visitor.get(`/api/shop/cart/get/${sam.id}`),
      await visitor.post('/api/shop/cart/add', { userId: sam.id, productId, quantity: 1 }),
      await sam.client.get('/api/shop/cart/get/visitor'),
      await add(seller.client, productId),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 403, 403]);
    for (const path of [`/api/shop/order/list/${sam.id}`, '/api/auth/check-auth'])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 401]);
    expect((await cartOf(sam)).items).toEqual([]);
  });

  it('is merged at sign-in, once, capped by the stock, and the shopper is told once', async () => {
    const [few, many] = [
      await onSale(seller, { title: 'Wool cap', totalStock: 3 }),
      await onSale(seller, { title: 'Rib socks', totalStock: 9 }),
    ];
    const sam = await shopper(shop());
    await inCart(sam, few, 2);
    const visitor = shop().visitor();
    await add(visitor, few, 2);
    await add(visitor, many, 1);
    const stolen = visitor.cookieHeader;
    await logIn(visitor, sam);
    expect(visitor.cookieHeader).not.toContain('visitor=');
    const [first, second] = [
      await visitor.get(`/api/shop/cart/get/${sam.id}`),
      await visitor.get(`/api/shop/cart/get/${sam.id}`),
    ];
    expect(first.body.message).toBe('Only 3 of Wool cap are left, so your cart has 3');
    expect(first.body.data.items).toMatchObject([
      { productId: few, quantity: 3 },
      { productId: many, quantity: 1 },
    ]);
    expect(second.body.message).toBeUndefined();
    // Whoever has kept the cookie gets neither the cart nor a second merging.
    const thief = shop().visitor();
    const kept = { headers: { cookie: stolen } };
    expect((await thief.ask('/api/shop/cart/get/visitor', kept)).body.data.items).toEqual([]);
    const { body } = await thief.ask('/api/auth/login', {
      method: 'POST',
      body: { email: 'nobody@haberdash.test', password },
      ...kept,
    });
    expect(body.success).toBe(false);
    expect((await cartOf(sam)).items).toMatchObject([{ quantity: 3 }, { quantity: 1 }]);
  });

  it('is merged once when two tabs sign in at the same time', async () => {
    const productId = await onSale(seller, { totalStock: 50 });
    const sam = await shopper(shop());
    const visitor = shop().visitor();
    await add(visitor, productId, 2);
    await Promise.all([1, 2, 3, 4].map(() => logIn(visitor, sam)));
    expect((await cartOf(sam)).items).toMatchObject([{ productId, quantity: 2 }]);
  });

  it('loses nothing that is added while another tab signs in', async () => {
    const productId = await onSale(seller, { totalStock: 50 });
    const sam = await shopper(shop());
    const visitor = shop().visitor();
    await add(visitor, productId);
    const added = await Promise.all([
      logIn(visitor, sam),
      ...[1, 2, 3, 4, 5, 6].map(() => add(visitor, productId)),
    ]);
    const kept = added.slice(1).filter(({ status }) => status === 200).length;
    const inCarts = (
      await inDatabase<{ n: number }>(
        shop(),
        'SELECT coalesce(sum(quantity), 0)::integer AS n FROM cart.cart_lines WHERE product_id = $1',
        [productId],
      )
    )[0]!.n;
    expect(inCarts).toBe(1 + kept);
    expect((await cartOf(sam)).items[0].quantity).toBeGreaterThan(0);
  });

  it('has what is gone taken out, and says so', async () => {
    const productId = await onSale(seller);
    const visitor = shop().visitor();
    await add(visitor, productId);
    await seller.client.delete(`/api/admin/products/delete/${productId}`);
    const { body } = await cartOfVisitor(visitor);
    expect(body.message).toBe('Some items are no longer available, so we removed them from your cart');
    expect(body.data.items).toEqual([]);
  });
});

describe.each(['closed', 'browse'])('where visitors find the shop with VISITORS=%s', (VISITORS) => {
  const shop = testShop({ VISITORS });

  it('they have no cart', async () => {
    const visitor = shop().visitor();
    expect((await cartOfVisitor(visitor)).status).toBe(401);
    expect((await add(visitor, '00000000-0000-4000-8000-000000000000')).status).toBe(401);
  });
});
