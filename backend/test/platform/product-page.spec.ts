import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../../src/shared/ids';
import { inSizes, jeans, onSale } from '../support/goods';
import { admin, type Person, shopper } from '../support/people';
import { testShop } from '../support/test-shop';

describe('the page of a product', () => {
  const root = join(tmpdir(), `haberdash-product-page-${process.pid}`);
  const ownHead = '<title>Haberdash</title>';
  beforeAll(async () => {
    const shell = join(root, 'frontend-shell', 'dist');
    await mkdir(shell, { recursive: true });
    await writeFile(join(shell, 'remotes.json'), '[{"name":"shop"}]');
    await writeFile(
      join(shell, 'index.html'),
      `<!doctype html><head><!--# head -->\n${ownHead}\n<!--# end of head --></head><div id="root"></div>`,
    );
  });
  afterAll(() => rm(root, { recursive: true }));
  const shop = testShop({ SERVE_FRONTENDS: root });
  let keeper: Person;
  beforeAll(async () => {
    keeper = await admin(shop());
  });

  const pageOf = (id: string) => shop().visitor().get(`/shop/product/${id}`);
  const structuredIn = (page: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)![1]!);

  it('has product, picture and price for clients without JavaScript', async () => {
    const image = '/uploads/0123456789abcdef01234567-1200.webp';
    const title = 'Tom & "Ann" <b>jeans</b></script>';
    const description = `Rigid  denim\nthat softens. ${'And more. '.repeat(40)}`;
    const id = await onSale(keeper, {
      title,
      description,
      image: `https://pictures.test${image}`,
      salePrice: 59.5,
    });
    const { status, body: page, headers } = await pageOf(id);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(page).toContain(
      '<title>Tom &amp; &quot;Ann&quot; &lt;b&gt;jeans&lt;/b&gt;&lt;/script&gt; · Haberdash</title>',
    );
    expect(page).not.toContain(ownHead);
    expect(page).toContain('<div id="root"></div>');
    expect(page).toContain(`<link rel="canonical" href="${shop().url}/shop/product/${id}">`);
    expect(page).toContain(`<meta property="og:image" content="https://pictures.test${image}">`);
    expect(page).toContain('<meta property="og:image:alt" content="Tom &amp; ');
    expect(page).toMatch(
      /<meta name="description" content="Rigid denim that softens\. And more\.[^"]{20,140} …">/,
    );
    expect(structuredIn(page)).toMatchObject({
      '@type': 'Product',
      name: title,
      brand: { name: "Levi's" },
      category: 'Men',
      offers: {
        '@type': 'Offer',
        price: '59.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('has the price range of its variants, and its rating', async () => {
    const { productId } = await inSizes(keeper);
    expect(structuredIn((await pageOf(productId)).body)).not.toHaveProperty('aggregateRating');
    const buyer = await shopper(shop());
    await buyer.client.post('/api/shop/review/add', {
      productId,
      userId: buyer.id,
      reviewValue: 4,
      reviewMessage: 'Soft',
    });
    expect(structuredIn((await pageOf(productId)).body)).toMatchObject({
      image: [jeans.image, 'https://pictures.test/navy.webp'],
      offers: { '@type': 'AggregateOffer', lowPrice: '15.00', highPrice: '20.00', offerCount: 4 },
      aggregateRating: { ratingValue: '4.00', reviewCount: 1 },
    });
  });

  it('is 404 for an unknown product', async () => {
    for (const id of [newId(), 'no-id', '%00', "'--"]) {
      const { status, body } = await pageOf(id);
      expect([status, body.includes('noindex')]).toEqual([404, true]);
    }
  });

  it('is the only page with a head of its own', async () => {
    expect((await shop().visitor().get('/shop/home')).body).toContain(ownHead);
  });
});
