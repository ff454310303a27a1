import { builtFrontends } from '../support/services/built-frontends';
import { admin } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('the head of a page with many products', () => {
  const { root, put, remove } = builtFrontends();
  const shell = '<!doctype html><head><!--# head --><title>Shop</title><!--# end of head --></head>';
  beforeAll(() => put('frontend-shell', { 'index.html': shell, 'remotes.json': '[{"name":"shop"}]' }));
  afterAll(remove);
  const shop = testShop({ SERVE_FRONTENDS: root });

  const headOf = async (path: string) => {
    const { status, body } = await shop().visitor().get(path);
    const textIn = (pattern: RegExp) => pattern.exec(body)?.[1]?.replace(shop().url, '');
    return {
      status,
      title: textIn(/<title>(.*?)<\/title>/),
      description: textIn(/<meta name="description" content="(.*?)">/),
      canonical: textIn(/<link rel="canonical" href="(.*?)">/),
    };
  };
  const tagline = expect.stringMatching(/./);

  it.each([
    ['/', 'Haberdash', '/shop/home'],
    ['/shop/home', 'Haberdash', '/shop/home'],
    ['/shop/listing', 'All Products · Haberdash', '/shop/listing'],
    ['/shop/listing?category=men&size=M&sortBy=newest', 'Men · Haberdash', '/shop/listing?category=men'],
    ['/shop/listing?category=men,women', 'All Products · Haberdash', '/shop/listing'],
    ['/shop/listing?category=toString', 'All Products · Haberdash', '/shop/listing'],
  ])('names the address without filters: %s', async (path, title, canonical) => {
    expect(await headOf(path)).toEqual({ status: 200, title, description: tagline, canonical });
  });

  it('keeps the results of a search out of search engines, but no other page', async () => {
    const robots = '<meta name="robots" content="noindex">';
    expect((await shop().visitor().get('/shop/search?keyword=tee')).body).toContain(robots);
    expect((await shop().visitor().get('/shop/listing')).body).not.toContain(robots);
  });

  it('has title, description and address of a collection, and none of an unknown one', async () => {
    const shopAdmin = await admin(shop());
    const collection = { slug: 'linen', title: 'Linen & more', description: 'For warm days.', products: [] };
    expect((await shopAdmin.client.post('/api/admin/collections', collection)).status).toBe(201);
    expect(await headOf('/shop/collection/linen?size=M')).toEqual({
      status: 200,
      title: 'Linen &amp; more · Haberdash',
      description: 'For warm days.',
      canonical: '/shop/collection/linen',
    });
    expect((await headOf('/shop/collection/wool')).status).toBe(404);
  });
});
