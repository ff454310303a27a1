import { builtFrontends, shellTemplate } from '../support/services/built-frontends';
import { onSale, pathOf } from '../support/shop/goods';
import { admin, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

const remoteList = [
  { name: 'shop', audience: ['shopper'], visitorPages: ['/shop/home', '/shop/product'] },
  { name: 'admin', audience: ['admin'] },
];
const { root, put, remove } = builtFrontends();
beforeAll(() =>
  put('frontend-shell', { 'index.html': shellTemplate, 'remotes.json': JSON.stringify(remoteList) }),
);
afterAll(remove);

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('where visitors may browse', () => {
  const shop = testShop({ SERVE_FRONTENDS: root, VISITORS: 'browse' });
  let shopAdmin: Person;
  beforeAll(async () => {
    shopAdmin = await admin(shop());
  });
  const ask = (path: string, headers: Record<string, string> = {}) => shop().visitor().ask(path, { headers });

  it('robots.txt allows their pages and what these load, and names the sitemap', async () => {
    const { headers, body } = await ask('/robots.txt');
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'text/plain; charset=utf-8',
      'public, no-cache',
    ]);
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Allow: /api/common/feature/get',
      'Allow: /api/shop/products/',
      'Allow: /api/shop/product-feed',
      'Allow: /api/shop/collections/',
      'Allow: /api/shop/menu',
      'Allow: /api/shop/sizes',
      'Allow: /api/shop/content',
      'Allow: /api/shop/pages/',
      'Disallow: /simulators/',
      'Disallow: /shop/',
      'Disallow: /admin/',
      'Allow: /shop/home',
      'Allow: /shop/product',
      '',
      `Sitemap: ${shop().url}/sitemap.xml`,
      '',
    ]);
  });

  it('the sitemap lists products, categories, collections and pages, without deleted products', async () => {
    const [kept, deleted] = [await onSale(shopAdmin), await onSale(shopAdmin)];
    const [keptPath, deletedPath] = [await pathOf(shopAdmin, kept), await pathOf(shopAdmin, deleted)];
    await shopAdmin.client.post('/api/admin/collections', {
      slug: 'first-picks',
      title: 'First picks',
      products: [kept],
    });
    const index = await ask('/sitemap.xml');
    expect([index.status, index.headers.get('content-type')]).toEqual([200, 'application/xml']);
    const files = locations(index.body);
    expect(files.toSorted()).toEqual(
      ['products-1', 'shop-1', 'texts-1'].map((name) => `${shop().url}/sitemaps/${name}.xml`),
    );
    await shopAdmin.client.delete(`/api/admin/products/delete/${deleted}`);

    const bodies = await Promise.all(
      files.map(async (file) => (await ask(new URL(file!).pathname)).body as string),
    );
    const listed = bodies.flatMap(locations);
    for (const path of [
      '/shop/home',
      '/shop/listing?category=men',
      '/shop/delivery',
      '/shop/pages/terms',
      '/shop/collection/first-picks',
      keptPath,
    ])
      expect(listed).toContain(shop().url + path);
    expect(listed).not.toContain(shop().url + deletedPath);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('nothing names a draft or an archived product', async () => {
    const [draft, archived] = [await onSale(shopAdmin), await onSale(shopAdmin)];
    const paths = [await pathOf(shopAdmin, draft), await pathOf(shopAdmin, archived)];
    const become = (id: string, state: string) =>
      shopAdmin.client.put('/api/admin/products/state', { ids: [id], state });
    const responses = [await become(draft, 'draft'), await become(archived, 'archived')];
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const [sitemap, feed] = [await ask('/sitemaps/products-1.xml'), await ask('/api/shop/product-feed')];
    for (const path of paths) {
      expect([sitemap.body.includes(`${path}<`), feed.body.includes(`${path}<`)]).toEqual([false, false]);
      expect((await ask(path)).status).toBe(404);
    }
  });

  it('a crawler that has a sitemap gets it again once it has changed', async () => {
    await onSale(shopAdmin);
    const first = await ask('/sitemaps/products-1.xml');
    const headers = { 'if-none-match': first.headers.get('etag')!, 'cache-control': 'max-age=0' };
    const same = await ask('/sitemaps/products-1.xml', headers);
    expect([first.headers.get('cache-control'), same.status]).toEqual(['public, no-cache', 304]);
    await onSale(shopAdmin);
    expect((await ask('/sitemaps/products-1.xml', headers)).status).toBe(200);
  });

  it.each(['products-2.xml', 'products-0.xml', 'products.xml', 'orders-1.xml', 'products-99999999.xml'])(
    'there is no sitemap %s',
    async (name) => {
      expect((await ask(`/sitemaps/${name}`)).status).toBe(404);
    },
  );
});

describe('where visitors may not browse', () => {
  const shop = testShop({ SERVE_FRONTENDS: root });

  it('robots.txt allows no page but those without a session, and there are neither sitemaps nor a feed', async () => {
    const { body } = await shop().visitor().get('/robots.txt');
    expect(body).toMatch(/^User-agent: \*\nDisallow: \/\nAllow: \/\$\nAllow: \/auth\/\n/);
    expect(body).not.toContain('Sitemap');
    for (const path of ['/sitemap.xml', '/sitemaps/products-1.xml', '/api/shop/product-feed'])
      expect([path, (await shop().visitor().get(path)).status]).toEqual([path, 404]);
  });
});
