import { inCart, inSizes, jeans, onSale, withAddress } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

interface Row {
  _id: string;
  version: number;
  stock: number;
}

describe('a table edit of variants of many products', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });

  const detailsOf = async (id: string) =>
    (await seller.client.get(`/api/admin/products/get/${id}`)).body.data;
  const rowsOf = async (id: string): Promise<Row[]> => {
    const { version, variants } = await detailsOf(id);
    return (variants as Row[]).map(({ _id, stock }) => ({ _id, version, stock }));
  };
  const edit = (variants: object[], by = seller) =>
    by.client.put('/api/admin/products/variants', { variants });
  const priced = ({ _id, version }: Row, price: unknown) => ({ _id, version, price });
  const counted = ({ _id, version, stock }: Row, now: unknown) => ({
    _id,
    version,
    stock: now,
    seenStock: stock,
  });

  it('saves prices, sale prices, stocks and SKUs of several products in one call', async () => {
    const { productId } = await inSizes(seller);
    const jeansId = await onSale(seller);
    const [one, other] = await rowsOf(productId);
    const [only] = await rowsOf(jeansId);
    const { status, body } = await edit([
      { ...priced(only!, '79.5'), salePrice: '', sku: ' HB-501 ' },
      { ...priced(one!, 22), salePrice: 18 },
      { ...counted(other!, '14') },
    ]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { _id: only!._id, productId: jeansId, version: 2, price: 79.5, salePrice: 0, stock: 12, sku: 'HB-501' },
      { _id: one!._id, productId, version: 2, title: 'Pocket tee', price: 22, salePrice: 18, stock: 10 },
      { _id: other!._id, version: 2, price: 20, salePrice: 15, stock: 14 },
    ]);
    const { data } = (await shop().visitor().get(`/api/shop/products/get/${jeansId}`)).body;
    expect(data).toMatchObject({ price: 79.5, totalStock: 12, version: 2 });
    const listed = await shop().visitor().get('/api/shop/products/get?category=men&brand=levi');
    expect(listed.body.data.find(({ _id }: Row) => _id === jeansId)).toMatchObject({ price: 79.5 });
  });

  it('refuses all rows when one is refused, and returns its saved state', async () => {
    const { productId } = await inSizes(seller);
    const [one, other, third] = await rowsOf(productId);
    await edit([priced(one!, 33)]);
    const [now] = await rowsOf(productId);
    const { status, body } = await edit([
      priced(one!, 44),
      { ...priced({ ...other!, version: now!.version }, 10), salePrice: 10.5 },
      counted({ ...third!, version: now!.version }, 11),
    ]);
    expect([status, body.code]).toEqual([400, 'MALFORMED_REQUEST']);
    expect(body.errors).toEqual([{ path: 'variants.1.salePrice', message: 'must be 0 or below the price' }]);

    const again = await edit([
      priced(one!, 44),
      { ...other!, version: now!.version, salePrice: 25, stock: undefined },
      counted({ ...third!, version: now!.version }, 11),
    ]);
    expect([again.status, again.body.code]).toEqual([409, 'VARIANTS_REFUSED']);
    expect(again.body.message).toBe('Nothing was saved, because of 2 variants.');
    expect(again.body.data.variants).toMatchObject([
      { _id: one!._id, code: 'STALE_PRODUCT', current: { price: 33, version: now!.version } },
      { _id: other!._id, code: 'SALE_PRICE_TOO_HIGH', current: { price: 20, salePrice: 15 } },
    ]);
    expect((await rowsOf(productId)).map(({ stock }) => stock)).toEqual([10, 10, 10, 10]);
  });

  it('names the rows whose SKU another product has', async () => {
    await onSale(seller, { ...jeans, variants: [{ size: 'M', price: 5, stock: 1, sku: 'HB-7' }] } as never);
    const { productId } = await inSizes(seller);
    const [one, other] = await rowsOf(productId);
    const { status, body } = await edit([
      { ...priced(one!, 30), sku: 'HB-7' },
      { ...priced(other!, 30), sku: 'HB-8' },
    ]);
    expect(status).toBe(409);
    expect(body.data.variants).toMatchObject([
      { _id: one!._id, code: 'SKU_TAKEN', message: 'Another variant already has the SKU HB-7' },
    ]);
    expect((await rowsOf(productId))[0]!.version).toBe(1);
  });

  it('reports a deleted product', async () => {
    const id = await onSale(seller);
    const [only] = await rowsOf(id);
    await seller.client.delete(`/api/admin/products/delete/${id}`);
    const { status, body } = await edit([priced(only!, 1)]);
    expect([status, body.data.variants]).toEqual([
      409,
      [{ _id: only!._id, code: 'NOT_FOUND', message: 'Product not found', current: null }],
    ]);
  });

  it.each([
    ['variants', []],
    ['variants', Array.from({ length: 501 }, () => ({ _id: 'x', version: 1 }))],
    ['variants', [1, 1].map(() => ({ _id: 'x', version: 1 }))],
    ['variants.0.version', [{ _id: 'x', price: 1 }]],
    ['variants.0.price', [{ _id: 'x', version: 1, price: 0 }]],
    ['variants.0.price', [{ _id: 'x', version: 1, price: '1,5' }]],
    ['variants.0.stock', [{ _id: 'x', version: 1, stock: -1, seenStock: 1 }]],
    ['variants.0.stock', [{ _id: 'x', version: 1, stock: 1.5, seenStock: 1 }]],
    ['variants.0.seenStock', [{ _id: 'x', version: 1, stock: 3 }]],
    ['variants.0.sku', [{ _id: 'x', version: 1, sku: 'x'.repeat(65) }]],
    ['variants.0', [7]],
  ])('is refused at %s', async (path, variants) => {
    const { status, body } = await edit(variants as object[]);
    expect([status, body.errors?.[0].path]).toEqual([400, path]);
  });

  it('is for admins only', async () => {
    const id = await onSale(seller);
    const [only] = await rowsOf(id);
    expect((await edit([priced(only!, 1)], await shopper(shop()))).status).toBe(403);
    expect((await detailsOf(id)).price).toBe(jeans.price);
  });

  it('saves all rows of one of two concurrent admins, and returns them to the other', async () => {
    const ids = [await onSale(seller), await onSale(seller), await onSale(seller)];
    const rows = (await Promise.all(ids.map(rowsOf))).flat();
    const second = await admin(shop());
    for (const round of [1, 2, 3]) {
      const at = rows.map((row) => ({ ...row, version: round }));
      const outcomes = await Promise.all([
        edit(at.map((row) => priced(row, 100 + round))),
        edit(
          at.toReversed().map((row) => priced(row, 200 + round)),
          second,
        ),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = outcomes[0].status === 200 ? 100 + round : 200 + round;
      const lost = outcomes.find(({ status }) => status === 409)!;
      const shown = lost.body.data.variants as { code: string; current: { price: number } }[];
      expect(shown.map(({ code, current }) => [code, current.price])).toEqual(
        rows.map(() => ['STALE_PRODUCT', won]),
      );
      const prices = await Promise.all(ids.map(async (id) => (await detailsOf(id)).price));
      expect(prices).toEqual([won, won, won]);
    }
  });

  it('accounts for pieces that are sold at the same time', async () => {
    const id = await onSale(seller, { totalStock: 40 });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => shopper(shop())));
    const addresses = await Promise.all(buyers.map((buyer) => withAddress(buyer)));
    await Promise.all(buyers.map((buyer) => inCart(buyer, id, 2)));
    const [seen] = await rowsOf(id);
    const buy = (buyer: Person, place: number) =>
      buyer.client.post('/api/shop/order/create', { addressInfo: { addressId: addresses[place] } });
    const [saved, ...orders] = await Promise.all([edit([counted(seen!, 50)]), ...buyers.map(buy)]);
    expect([saved.status, ...orders.map(({ status }) => status)]).toEqual([200, ...buyers.map(() => 201)]);
    expect((await rowsOf(id))[0]!.stock).toBe(40 + 10 - 12);
  });

  it('accepts 500 variants', async () => {
    const variants = (of: number) =>
      Array.from({ length: 100 }, (_, place) => ({
        colour: { name: `C${place}`, hex: '#123456' },
        price: 5,
        stock: 1,
        sku: `HB-${of}-${place}`,
      }));
    const ids = await Promise.all(
      [1, 2, 3, 4, 5].map((of) => onSale(seller, { ...jeans, variants: variants(of) } as never)),
    );
    const rows = (await Promise.all(ids.map(rowsOf))).flat();
    const { status, body } = await edit(
      rows.map((row, place) => ({
        ...counted(row, 2),
        price: '6.25',
        salePrice: 6,
        sku: `New-${place}-${'x'.repeat(40)}`,
      })),
    );
    expect([status, body.data.length]).toEqual([200, 500]);
    expect(
      body.data.every(({ price, stock }: { price: number; stock: number }) => price === 6.25 && stock === 2),
    ).toBe(true);
  });
});
