import { inSizes, onSale, pathOf, teeFacts } from '../support/shop/goods';
import { admin, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('the product feed', () => {
  const shop = testShop({ VISITORS: 'browse' });
  let shopAdmin: Person;
  beforeAll(async () => {
    shopAdmin = await admin(shop());
  });
  const ask = (headers: Record<string, string> = {}) =>
    shop().visitor().ask('/api/shop/product-feed', { headers });
  /** The items of the product with this page, each with its elements without Google's prefix. */
  const itemsOf = async (path: string) => {
    const { body } = await ask();
    const items = [...(body as string).matchAll(/<item>(.*?)<\/item>/gs)].map(([, item]) =>
      Object.fromEntries(
        [...item!.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)].map(([, name, value]) => [name, value]),
      ),
    );
    return items.filter(({ link }) => new URL(link).pathname === path);
  };

  it('has an item for each size and colour, with its price, sale, stock, picture and link', async () => {
    const { productId, variantOf } = await inSizes(shopAdmin);
    const path = await pathOf(shopAdmin, productId);
    const items = await itemsOf(path);
    const page = shop().url + path;
    expect(items).toHaveLength(4);
    expect(items.find(({ id }) => id === variantOf('M Navy'))).toEqual({
      id: variantOf('M Navy'),
      item_group_id: productId,
      title: 'Pocket tee',
      description: 'Rigid denim that softens with you.',
      link: `${page}?colour=Navy&amp;size=M`,
      image_link: 'https://pictures.test/navy.webp',
      availability: 'in_stock',
      price: '20.00 USD',
      sale_price: '15.00 USD',
      brand: 'Zara',
      product_type: 'Men',
      condition: 'new',
      identifier_exists: 'no',
      gender: 'male',
      age_group: 'adult',
      size: 'M',
      color: 'Navy',
    });
    const red = items.find(({ id }) => id === variantOf('S Red'))!;
    expect([red.price, red.sale_price, red.image_link]).toEqual([
      '20.00 USD',
      undefined,
      'https://pictures.test/jeans.webp',
    ]);
  });

  it('has the GTIN and the number of the maker of each variant that has one', async () => {
    const variants = [
      { size: 'S', price: 20, stock: 1, gtin: '0036000291452' },
      { size: 'M', price: 20, stock: 1, mpn: 'PT-1' },
      { size: 'L', price: 20, stock: 1 },
    ];
    const { productId } = await inSizes(shopAdmin, { variants, options: undefined });
    const items = await itemsOf(await pathOf(shopAdmin, productId));
    expect(items.map(({ gtin, mpn, identifier_exists: exists }) => [gtin, mpn, exists])).toEqual([
      ['036000291452', undefined, undefined],
      [undefined, 'PT-1', undefined],
      [undefined, undefined, 'no'],
    ]);
  });

  it('has what a product is made of and what it weighs, where that is known', async () => {
    const { productId } = await inSizes(shopAdmin, { facts: teeFacts });
    const [item] = await itemsOf(await pathOf(shopAdmin, productId));
    expect(item).toMatchObject({ material: 'cotton/polyester', shipping_weight: '180 g' });
  });

  it('is RSS with escaped text, without characters that XML lacks', async () => {
    const title = '<Tom> & "Ann" \u0001]]>';
    const [id, soldOut] = [await onSale(shopAdmin, { title }), await onSale(shopAdmin, { totalStock: 0 })];
    const { status, headers, body } = await ask();
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml']);
    expect(body).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g="http:\/\/base.google.com\/ns\/1.0"><channel><title>Haberdash<\/title>/,
    );
    expect(body.endsWith('</channel></rss>')).toBe(true);
    const [item] = await itemsOf(await pathOf(shopAdmin, id));
    expect(item!.title).toBe('&lt;Tom&gt; &amp; &quot;Ann&quot; ]]&gt;');
    expect([item!.item_group_id, item!.size, item!.availability]).toEqual([undefined, undefined, 'in_stock']);
    expect((await itemsOf(await pathOf(shopAdmin, soldOut)))[0]!.availability).toBe('out_of_stock');
  });

  it('is sent again only when products or names have changed', async () => {
    const id = await onSale(shopAdmin);
    const path = await pathOf(shopAdmin, id);
    expect(await itemsOf(path)).toHaveLength(1);
    const headers = { 'if-none-match': (await ask()).headers.get('etag')!, 'cache-control': 'max-age=0' };
    expect((await ask(headers)).status).toBe(304);
    await shopAdmin.client.delete(`/api/admin/products/delete/${id}`);
    expect((await ask(headers)).status).toBe(200);
    expect(await itemsOf(path)).toEqual([]);
  });
});
