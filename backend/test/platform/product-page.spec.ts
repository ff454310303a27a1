import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { newId } from '../../src/shared/ids';
import { inSizes, jeans, onSale, pathOf, teeFacts } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { upload } from '../support/shop/uploads';

/** The rules of a new shop. */
const freeOnlyIfFaulty = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'US',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 30,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
};

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
  let shopAdmin: Person;
  beforeAll(async () => {
    shopAdmin = await admin(shop());
  });

  const pageOf = (id: string) => shop().visitor().get(`/shop/product/${id}`);
  const structuredIn = (page: string) => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)![1]!;
    const [product, breadcrumbs] = JSON.parse(json)['@graph'];
    return { product, breadcrumbs };
  };

  it('has product, picture and price for clients without JavaScript', async () => {
    const image = '/uploads/0123456789abcdef01234567-1200.webp';
    const title = 'Tom & "Ann" <b>jeans</b></script>';
    const description = `Rigid  denim\nthat softens. ${'And more. '.repeat(40)}`;
    const id = await onSale(shopAdmin, {
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
    expect(page).toContain(`<link rel="canonical" href="${shop().url}${await pathOf(shopAdmin, id)}">`);
    expect(page).toContain(`<meta property="og:image" content="https://pictures.test${image}">`);
    expect(page).toContain('<meta property="og:image:alt" content="Tom &amp; ');
    expect(page).toMatch(
      /<meta name="description" content="Rigid denim that softens\. And more\.[^"]{20,140} …">/,
    );
    expect(structuredIn(page).product).toMatchObject({
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

  it('has the facts that are known', async () => {
    const { productId } = await inSizes(shopAdmin, { facts: teeFacts });
    expect(structuredIn((await pageOf(productId)).body).product).toMatchObject({
      material: 'Shell: 80% cotton, 20% polyester; Pocket: 100% linen',
      countryOfOrigin: { '@type': 'Country', name: 'Portugal' },
      weight: { '@type': 'QuantitativeValue', value: 180, unitCode: 'GRM' },
    });
    const unknown = await inSizes(shopAdmin);
    const { product } = structuredIn((await pageOf(unknown.productId)).body);
    for (const fact of ['material', 'countryOfOrigin', 'weight']) expect(product).not.toHaveProperty(fact);
  });

  it('has the GTIN and the number of the maker of each variant that has one', async () => {
    const one = { size: 'S', price: 20, stock: 1, gtin: '4006381333931', mpn: 'PT-1' };
    const variants = [one, { ...one, size: 'M', gtin: null, mpn: '' }];
    const { productId } = await inSizes(shopAdmin, { variants, options: undefined });
    const [small, medium] = structuredIn((await pageOf(productId)).body).product.hasVariant;
    expect(small).toMatchObject({ gtin: '4006381333931', mpn: 'PT-1' });
    for (const number of ['gtin', 'mpn']) expect(medium).not.toHaveProperty(number);
  });

  it('has each of its sizes and colours with price and stock, and its rating', async () => {
    const { productId, variantOf } = await inSizes(shopAdmin);
    const before = structuredIn((await pageOf(productId)).body).product;
    expect(before).not.toHaveProperty('aggregateRating');
    const buyer = await shopper(shop());
    await buyer.client.post('/api/shop/review/add', {
      productId,
      userId: buyer.id,
      reviewValue: 4,
      reviewMessage: 'Soft',
    });
    const { product } = structuredIn((await pageOf(productId)).body);
    expect(product).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: productId,
      variesBy: ['https://schema.org/size', 'https://schema.org/color'],
      image: [jeans.image, 'https://pictures.test/navy.webp'],
      aggregateRating: { ratingValue: '4.00', reviewCount: 1 },
    });
    expect(product).not.toHaveProperty('offers');
    expect(product.hasVariant).toHaveLength(4);
    expect(product.hasVariant.find(({ sku }: { sku: string }) => sku === variantOf('M Navy'))).toEqual({
      '@type': 'Product',
      name: 'Pocket tee, M, Navy',
      sku: variantOf('M Navy'),
      size: 'M',
      color: 'Navy',
      image: 'https://pictures.test/navy.webp',
      offers: {
        '@type': 'Offer',
        url: `${shop().url}${await pathOf(shopAdmin, productId)}?colour=Navy&size=M`,
        price: '15.00',
        priceCurrency: 'USD',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: '20.00',
          priceCurrency: 'USD',
        },
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        hasMerchantReturnPolicy: freeOnlyIfFaulty,
      },
    });
  });

  it('has the rules of its returns, and that it can not be sent back', async () => {
    const [tee, suit] = [await onSale(shopAdmin), await onSale(shopAdmin)];
    const rules = { windowDays: 60, wayPaidBy: 'shop', fee: '4.90', arrivalDays: 21 };
    const exclusions = [
      { productId: tee, reason: 'opened' },
      { productId: suit, reason: 'made-to-order' },
    ];
    const save = (fields: object) => shopAdmin.client.put('/api/admin/return-rules', fields);
    expect((await save({ ...rules, exclusions, version: 1 })).status).toBe(200);
    const policyOf = async (id: string) =>
      structuredIn((await pageOf(id)).body).product.offers.hasMerchantReturnPolicy;
    expect(await policyOf(tee)).toEqual({
      ...freeOnlyIfFaulty,
      merchantReturnDays: 60,
      returnFees: 'https://schema.org/FreeReturn',
      restockingFee: { '@type': 'MonetaryAmount', value: '4.90', currency: 'USD' },
    });
    expect(await policyOf(suit)).toEqual({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'US',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    });
  });

  it('has the size of its picture, if that is one of the shop', async () => {
    const png = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } }).png();
    const { body: uploaded } = await upload(shopAdmin, await png.toBuffer());
    const sizesIn = ({ body }: { body: string }) =>
      [...body.matchAll(/<meta property="og:image:(?:width|height)" content="(\d+)">/g)].map(
        ([, pixels]) => pixels,
      );
    expect(sizesIn(await pageOf(await onSale(shopAdmin, { image: uploaded.result.url })))).toEqual([
      '900',
      '600',
    ]);
    expect(sizesIn(await pageOf(await onSale(shopAdmin)))).toEqual([]);
  });

  it('has the way to it from the home page', async () => {
    const id = await onSale(shopAdmin);
    const { breadcrumbs } = structuredIn((await pageOf(id)).body);
    expect(breadcrumbs.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${shop().url}/shop/home` },
      { '@type': 'ListItem', position: 2, name: 'Men', item: `${shop().url}/shop/listing?category=men` },
      {
        '@type': 'ListItem',
        position: 3,
        name: jeans.title,
        item: `${shop().url}${await pathOf(shopAdmin, id)}`,
      },
    ]);
  });

  it('is 404 for an unknown product', async () => {
    for (const id of [newId(), 'no-id', '%00', "'--"]) {
      const { status, body } = await pageOf(id);
      expect([status, body.includes('noindex')]).toEqual([404, true]);
    }
  });

  it('has a head that other pages do not have', async () => {
    expect((await shop().visitor().get('/shop/search')).body).toContain(ownHead);
  });
});
