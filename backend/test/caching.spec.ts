import { newId } from '../src/shared/ids';
import { inCart, onSale, withAddress } from './support/goods';
import { admin, type Person, shopper } from './support/people';
import { testShop } from './support/test-shop';

const isLogout = (path: string) => Number(path === '/api/auth/logout');
const publicReads = [
  '/api/shop/products/get',
  '/api/shop/products/get/{id}',
  '/api/shop/search/{keyword}',
  '/api/shop/suggest',
  '/api/shop/products/showcase',
  '/api/shop/products/related/{id}',
  '/api/common/feature/get',
  '/api/shop/sandbox-payment',
];

describe('what caches may keep', () => {
  const shop = testShop();
  let seller: Person;
  let productId: string;
  beforeAll(async () => {
    seller = await admin(shop());
    productId = await onSale(seller);
  });
  const caching = ({ headers }: { headers: Headers }) => headers.get('cache-control');

  it.each(publicReads)('is public data, when they ask each time: %s', async (path) => {
    const visitor = shop().visitor();
    const answer = await visitor.get(path.replace('{id}', productId));
    expect([answer.status, caching(answer)]).toEqual([200, 'public, no-cache']);
    const headers = { 'if-none-match': answer.headers.get('etag')!, 'cache-control': 'max-age=0' };
    const again = await visitor.ask(path.replace('{id}', productId), { headers });
    expect([again.status, caching(again)]).toEqual([304, 'public, no-cache']);
  });

  it('is nothing else of the API, whoever asks', async () => {
    const [sam, ada] = [await shopper(shop()), await admin(shop())];
    const { body: contract } = await shop().visitor().get('/api/docs-json');
    const paths = Object.keys(contract.paths).filter((path) => !publicReads.includes(path));
    // Whoever has signed out is asked nothing more.
    for (const path of paths.sort((one, other) => isLogout(one) - isLogout(other))) {
      const asked = path.replaceAll('{userId}', sam.id).replaceAll(/\{\w+\}/g, newId());
      for (const method of Object.keys(contract.paths[path])) {
        for (const client of [sam.client, ada.client, shop().visitor()]) {
          const answer = await client.ask(asked, { method: method.toUpperCase() });
          expect([asked, caching(answer)]).toEqual([asked, 'no-store']);
        }
      }
    }
  });

  it('is nothing that is someone’s own', async () => {
    const sam = await shopper(shop());
    await withAddress(sam);
    const answers = [
      await inCart(sam, productId),
      await sam.client.get(`/api/shop/cart/get/${sam.id}`),
      await sam.client.get(`/api/shop/address/get/${sam.id}`),
      await sam.client.get(`/api/shop/order/list/${sam.id}`),
      await sam.client.get('/api/auth/check-auth'),
      await seller.client.get('/api/admin/products/get'),
      await seller.client.get('/api/admin/orders/get'),
    ];
    for (const answer of answers) expect([answer.status, caching(answer)]).toEqual([200, 'no-store']);
  });

  it('is no refusal, be it of public data', async () => {
    const visitor = shop().visitor();
    for (const path of ['/api/shop/products/get/none', '/api/shop/products/get?limit=0', '/api/none']) {
      const answer = await visitor.get(path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(caching(answer)).toBe('no-store');
    }
    expect(caching(await visitor.ask('/api/auth/login', { method: 'POST', body: '{' }))).toBe('no-store');
  });
});
