import { builtFrontends, shellTemplate } from '../support/services/built-frontends';
import { onSale } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

const remoteList = [
  {
    name: 'shop',
    manifest: '/remotes/shop/mf-manifest.json',
    frame: 'topbar',
    home: '/shop/home',
    audience: ['shopper'],
    visitorPages: ['/shop/home', '/shop/product'],
  },
  { name: 'admin', manifest: '/remotes/admin/mf-manifest.json', home: '/admin/home', audience: ['admin'] },
];
const described = (route: string, requests: object[]) => ({
  route,
  requests,
  scripts: [],
  styles: '',
  skeleton: `<p>Skeleton of ${route}</p>`,
});
const pages = [
  described('home', [{ path: '/api/shop/menu' }]),
  described('product/:id', [{ path: '/api/shop/products/get/:id' }]),
  described('account', [{ path: '/api/shop/menu' }]),
];

const { root, put, remove } = builtFrontends();
beforeAll(async () => {
  await put('frontend-shell', { 'index.html': shellTemplate, 'remotes.json': JSON.stringify(remoteList) });
  await put('frontend-shop', { 'pages.json': JSON.stringify({ entry: 'remoteEntry.0123abcd.js', pages }) });
  await put('frontend-admin', {
    'pages.json': JSON.stringify({ entry: 'remoteEntry.0123abcd.js', pages: [described('home', [])] }),
  });
});
afterAll(remove);

const startIn = (page: string) =>
  JSON.parse(/<script type="application\/json" id="start">(.*?)<\/script>/s.exec(page)![1]!);
const headersOf = ({ headers }: { headers: Headers }) =>
  ['cache-control', 'vary', 'x-robots-tag'].map((name) => headers.get(name));

describe('where visitors may browse', () => {
  const shop = testShop({ SERVE_FRONTENDS: root, VISITORS: 'browse' });
  let shopAdmin: Person;
  let productId: string;
  beforeAll(async () => {
    shopAdmin = await admin(shop());
    productId = await onSale(shopAdmin);
  });
  const visit = (path: string, headers: Record<string, string> = {}) =>
    shop().visitor().ask(path, { headers });

  it('an open page is composed for a visitor, the same for everyone, and may be cached and found', async () => {
    for (const path of ['/shop/home', `/shop/product/${productId}`]) {
      const page = await visit(path);
      expect([path, page.status, ...headersOf(page)]).toEqual([
        path,
        200,
        'public, no-cache',
        'Cookie, Accept-Encoding',
        null,
      ]);
      expect(page.body).toContain('<p>Skeleton of');
      expect(startIn(page.body)).toMatchObject({ session: false, visitors: 'browse' });
      expect((await visit(path)).body).toBe(page.body);
    }
    const product = await visit(`/shop/product/${productId}`);
    expect(product.body).toContain(`data-response="/api/shop/products/get/${productId}"`);
    expect(product.headers.getSetCookie()).toEqual([]);
    const etag = product.headers.get('etag')!;
    const asked = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await visit(`/shop/product/${productId}`, asked)).status).toBe(304);
  });

  it.each([
    ['/shop/home/?size=M', '/shop/home?size=M'],
    ['//shop//home', '/shop/home'],
    ['//elsewhere.test/', '/elsewhere.test'],
    ['/Shop/Product/Green-Dress/', '/shop/product/green-dress'],
    ['/shop/account/', '/shop/account'],
    ['/Shop/Account/Orders/HB-1/', '/Shop/Account/Orders/HB-1'],
  ])('another spelling of an address is redirected: %s', async (path, canonical) => {
    const response = await fetch(shop().url + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, canonical]);
  });

  it('/ is the home page for a visitor', async () => {
    const page = await visit('/');
    expect([page.status, ...headersOf(page)]).toEqual([200, 'public, no-cache', expect.anything(), null]);
    expect(page.body).toContain('data-response="/api/shop/menu"');
  });

  it.each(['/shop/account', '/shop/products', '/admin/home'])(
    'a page that is not open contains nothing for a visitor, and is not to be found: %s',
    async (path) => {
      const page = await visit(path);
      expect(headersOf(page)).toEqual(['no-cache', 'Accept-Encoding', 'noindex']);
      expect(page.body).not.toContain('Skeleton of');
      expect(page.body).not.toContain('data-response="/api/shop/menu"');
    },
  );

  it('a page with a session is private', async () => {
    const sam = await shopper(shop());
    const page = await sam.client.get('/shop/home');
    expect(headersOf(page)[0]).toBe('private, no-cache');
    expect(startIn(page.body).session.user.id).toBe(sam.id);
  });

  it('what belongs to a user still needs a session', async () => {
    const sam = await shopper(shop());
    const calls = [
      `/api/shop/cart/get/${sam.id}`,
      `/api/shop/address/get/${sam.id}`,
      `/api/shop/order/list/${sam.id}`,
      `/api/shop/review/own/${productId}`,
      '/api/admin/products/get',
    ];
    for (const path of calls) expect([path, (await visit(path)).status]).toEqual([path, 401]);
  });
});

describe('where visitors may not browse', () => {
  const shop = testShop({ SERVE_FRONTENDS: root });

  it('no page is composed for them, nor to be found', async () => {
    for (const path of ['/', '/shop/home', '/shop/account']) {
      const page = await shop().visitor().get(path);
      expect([path, ...headersOf(page)]).toEqual([path, 'no-cache', 'Accept-Encoding', 'noindex']);
      expect(page.body).not.toContain('Skeleton of');
      expect(startIn(page.body)).toEqual({ session: false, remotes: remoteList });
    }
  });
});
