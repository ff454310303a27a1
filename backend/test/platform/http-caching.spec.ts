import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { newId } from '../../src/shared/ids';
import { tokenOf } from '../support/shop/checkouts';
import { inCart, onSale, withAddress } from '../support/shop/goods';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

const isLogout = (path: string) => Number(path === '/api/auth/logout');
const publicReads = [
  '/api/shop/products/get',
  '/api/shop/product-feed',
  '/api/shop/products/get/{id}',
  '/api/shop/search/{keyword}',
  '/api/shop/suggest',
  '/api/shop/products/showcase',
  '/api/shop/products/related/{id}',
  '/api/shop/review/{productId}',
  '/api/common/feature/get',
  '/api/shop/menu',
  '/api/shop/sizes',
  '/api/shop/countries',
  '/api/shop/countries/own',
  '/api/shop/delivery/offers',
  '/api/shop/delivery/table',
  '/api/shop/returns/rules',
  '/api/shop/collections/{slug}',
  '/api/shop/content',
  '/api/shop/pages/{slug}',
  '/api/shop/sandbox-payment',
];

/** Some calls require a query. */
/** The calls that a query must make complete. */
const queries: [RegExp, (ids: { id?: string; addressId?: string; variantId?: string }) => string][] = [
  [/^\/api\/admin\/stock\/(places|pieces)$/, ({ variantId = '' }) => `?place=held&variant=${variantId}`],
  [/^\/api\/admin\/stock-takes\/export$|\/import\/result$/, ({ id = '' }) => `?id=${id}`],
  [/^\/api\/admin\/(stock|prices)/, () => '?variant=none'],
  [/^\/api\/admin\/returns\/find$/, () => '?code=R-1'],
  [/delivery\/(offers|trial)$/, () => '?subtotal=20'],
  [/^\/api\/shop\/checkout\/delivery$/, ({ addressId = '' }) => `?addressId=${addressId}`],
];

const queryOf = (path: string, ids = {}): string =>
  queries.find(([pattern]) => pattern.test(path))?.[1](ids) ?? '';

describe('cache headers', () => {
  const shop = testShop({ VISITORS: 'browse' });
  let seller: Person;
  let productId: string;
  beforeAll(async () => {
    seller = await admin(shop());
    productId = await onSale(seller);
    await seller.client.post('/api/admin/collections', { slug: 'terms', title: 'Terms', products: [] });
  });
  const caching = ({ headers }: { headers: Headers }) => headers.get('cache-control');

  it.each(publicReads)('allow caching of public data, with revalidation: %s', async (path) => {
    const visitor = shop().visitor();
    const asked = path.replace(/\{(id|productId)\}/, productId).replace('{slug}', 'terms') + queryOf(path);
    const response = await visitor.get(asked);
    expect([response.status, caching(response)]).toEqual([200, 'public, no-cache']);
    const headers = { 'if-none-match': response.headers.get('etag')!, 'cache-control': 'max-age=0' };
    const again = await visitor.ask(asked, { headers });
    expect([again.status, caching(again)]).toEqual([304, 'public, no-cache']);
  });

  describe('forbid caching of all other calls, for any client', () => {
    let [sam, ada]: Person[] = [];
    beforeEach(async () => {
      [sam, ada] = [await shopper(shop()), await admin(shop())];
    });
    const otherCalls = async () => {
      const { body: contract } = await shop().visitor().get('/api/docs-json');
      const paths = Object.entries<object>(contract.paths).filter(([path]) => !publicReads.includes(path));
      return paths.flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ path, method })));
    };
    const checkedImport = async (): Promise<string> => {
      const body = new FormData();
      body.set('file', new Blob([`product_id\n${productId}\n`]), 'prices.csv');
      const response = await ada!.client.ask('/api/admin/products/import/check', { method: 'POST', body });
      return response.body.data._id;
    };
    const aStateChange = async (): Promise<string> => {
      const change = { query: `ids=${productId}`, expected: 1, state: 'published' };
      return (await ada!.client.post('/api/admin/products/matching/state', change)).body.data._id;
    };
    const aSale = async (): Promise<string> => {
      const { body } = await ada!.client.post('/api/admin/sales', {
        name: 'Winter',
        target: { kind: 'products', ids: [productId] },
        rule: { percent: 20 },
        startsAt: '2126-01-01T00:00',
        endsAt: '2126-01-03T00:00',
      });
      return body.data._id;
    };
    const aStockTake = async (): Promise<string> => {
      const scope = { kind: 'filter', query: `ids=${productId}` };
      return (await ada!.client.post('/api/admin/stock-takes', { scope })).body.data._id;
    };
    /** Nobody has paid for the order, so that nothing of it can be declared. */
    const aReturnOf = async (orderId: string): Promise<string> => {
      const id = newId();
      const row = `INSERT INTO ordering.returns (id, number, code, order_id, kind, state, declared_at, declared_by, deadline, way_paid_by, fee_cents,
                     amount_cents, search) VALUES ($1, 1, 'A', $2, 'return', 'declared', now(), 'system', now(), 'shop', 0, 0, '')`;
      await inDatabase(shop(), row, [id, orderId]);
      return id;
    };
    const aMail = async (): Promise<string> => {
      const id = newId();
      const row = `INSERT INTO mailing.mails (id, kind, fact_id, recipient, status, attempts, created_at)
                   VALUES ($1, 'welcome', $1, 'sam@mail.test', 'waiting', 0, now())`;
      await inDatabase(shop(), row, [id]);
      return id;
    };
    /** @returns whether a shopper, an admin or a visitor got what was asked for */
    const isGivenUnkept = async (asked: string, method: string) => {
      const responses = [];
      for (const client of [sam!.client, ada!.client, shop().visitor()])
        responses.push(await client.ask(asked, { method: method.toUpperCase() }));
      expect([asked, responses.map(caching)]).toEqual([asked, responses.map(() => 'no-store')]);
      return responses.some(({ status }) => status < 400);
    };

    it('that read', async () => {
      const addressId = await withAddress(sam!);
      await inCart(sam!, productId);
      const placed = await sam!.client.post('/api/shop/order/create', { addressInfo: { addressId } });
      const { orderId } = placed.body;
      const { body: details } = await ada!.client.get(`/api/admin/orders/details/${orderId}`);
      const { variantId } = details.data.cartItems[0] as { variantId: string };
      const returnId = await aReturnOf(orderId);
      const idsOfOthers = {
        '/api/admin/orders': orderId,
        '/api/admin/returns': returnId,
        '/api/admin/customers': sam!.id,
        '/api/admin/mails': await aMail(),
        '/api/admin/sales': await aSale(),
        '/api/admin/stock-takes': await aStockTake(),
        '/api/admin/products/matching': await aStateChange(),
        '/api/admin/products/import': await checkedImport(),
      };
      for (const { path } of (await otherCalls()).filter(({ method }) => method === 'get')) {
        const [, owner] = Object.entries(idsOfOthers).find(([start]) => path.startsWith(start)) ?? [];
        const id = owner ?? productId;
        const page = { slug: 'terms', version: '1' };
        const ids: Record<string, string> = {
          userId: sam!.id,
          orderId,
          paymentId: tokenOf(placed),
          productId,
          id,
          ...page,
        };
        const query = queryOf(path, { id, addressId, variantId });
        const asked = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!) + query;
        expect(asked).not.toContain('undefined');
        // The order of a guest opens by a header that nobody sends here.
        const opens = path !== '/api/shop/order/link';
        expect([asked, await isGivenUnkept(asked, 'get')]).toEqual([asked, opens]);
      }
    });

    it('that change something', async () => {
      const calls = (await otherCalls()).filter(({ method }) => method !== 'get');
      // Log-outs come last: a signed-out client would only get 401.
      for (const { path, method } of calls.sort((one, other) => isLogout(one.path) - isLogout(other.path))) {
        await isGivenUnkept(path.replaceAll(/\{\w+\}/g, newId()), method);
      }
    });
  });

  it("forbid caching of a user's own data", async () => {
    const sam = await shopper(shop());
    await withAddress(sam);
    const responses = [
      await inCart(sam, productId),
      await sam.client.get(`/api/shop/cart/get/${sam.id}`),
      await sam.client.get(`/api/shop/address/get/${sam.id}`),
      await sam.client.get(`/api/shop/order/list/${sam.id}`),
      await sam.client.get('/api/auth/check-auth'),
      await seller.client.get('/api/admin/products/get'),
      await seller.client.get('/api/admin/orders/get'),
    ];
    for (const response of responses) expect([response.status, caching(response)]).toEqual([200, 'no-store']);
  });

  it.each([
    ['/%61pi/auth/check-auth', 404],
    ['/api/auth/check%2Dauth', 404],
    ['/API/auth/check-auth', 200],
    ['http://shop.test/api/auth/check-auth', 200],
  ])("forbid caching of a user's own data at any spelling of the address: %s", async (path, status) => {
    const { client } = await shopper(shop());
    const { hostname, port } = new URL(shop().url);
    const asking = request({ hostname, port, path, headers: { cookie: client.cookieHeader } }).end();
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    response.resume();
    expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  it('forbid caching of refusals, also of public data', async () => {
    const visitor = shop().visitor();
    for (const path of ['/api/shop/products/get/none', '/api/shop/products/get?limit=0', '/api/none']) {
      const response = await visitor.get(path);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(caching(response)).toBe('no-store');
    }
    expect(caching(await visitor.ask('/api/auth/login', { method: 'POST', body: '{' }))).toBe('no-store');
  });
});
