import { cartOf, inCart, inSizes, onSale, tee } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('a cart of sizes and colours', () => {
  const shop = testShop();
  let seller: Person;
  let sam: Person;
  let productId: string;
  let variantOf: (name: string) => string;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  beforeEach(async () => {
    sam = await shopper(shop());
    ({ productId, variantOf } = await inSizes(seller, {
      variants: tee.variants.map((variant) => ({ ...variant, stock: variant.size === 'S' ? 0 : 3 })),
    }));
  });
  const put = (name: string, quantity = 1) => inCart(sam, productId, quantity, variantOf(name));
  const update = (quantity: number, variantId?: string) =>
    sam.client.put('/api/shop/cart/update-cart', { userId: sam.id, productId, variantId, quantity });
  const remove = (variantId?: string) =>
    sam.client.delete(`/api/shop/cart/${sam.id}/${productId}${variantId ? `?variantId=${variantId}` : ''}`);
  const exchange = (from: string, to: string, person = sam) =>
    person.client.put('/api/shop/cart/exchange-variant', {
      userId: sam.id,
      productId,
      variantId: variantOf(from),
      newVariantId: variantOf(to),
    });
  const lines = async () =>
    (await cartOf(sam)).items.map(({ size, colour, quantity }: Record<string, unknown>) => [
      size,
      colour,
      quantity,
    ]);

  it('has a line for each variant, with its own picture and its own stock', async () => {
    await put('M Navy', 2);
    const { body } = await put('L Navy');
    const common = { productId, colour: 'Navy', title: 'Pocket tee', image: tee.options.colours[0]!.image };
    expect(body.data).toMatchObject({
      items: [
        { ...common, variantId: variantOf('M Navy'), size: 'M', quantity: 2, totalStock: 3 },
        { ...common, variantId: variantOf('L Navy'), size: 'L', quantity: 1, totalStock: 3 },
      ],
      total: 45,
    });
  });

  it('limits each by its own stock', async () => {
    await put('M Navy', 3);
    expect(await put('M Navy')).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK', message: 'Only 3 quantity can be added for this item' },
    });
    expect((await put('L Navy')).status).toBe(200);
    expect((await put('S Navy')).status).toBe(409);
    expect(await lines()).toEqual([
      ['M', 'Navy', 3],
      ['L', 'Navy', 1],
    ]);
  });

  it('adds the first variant in stock for a client without variants', async () => {
    expect((await inCart(sam, productId)).status).toBe(200);
    expect(await lines()).toEqual([['M', 'Navy', 1]]);
  });

  it('finds the line by the product alone, while there is one', async () => {
    await put('L Navy');
    expect((await update(2)).body.data.items).toMatchObject([{ size: 'L', quantity: 2 }]);
    expect((await remove()).body.data.items).toEqual([]);
  });

  it('requires the variant when there are several', async () => {
    await put('M Navy');
    await put('L Navy');
    for (const response of [await update(2), await remove()]) {
      expect(response).toMatchObject({ status: 409, body: { success: false, code: 'WHICH_VARIANT' } });
    }
    expect((await update(2, variantOf('L Navy'))).status).toBe(200);
    expect((await remove(variantOf('M Navy'))).status).toBe(200);
    expect(await lines()).toEqual([['L', 'Navy', 2]]);
  });

  it.each(['no such', 'another product’s'])('refuses a variant that is %s', async (which) => {
    const other = await inSizes(seller);
    const variantId =
      which === 'no such' ? '01a1f8c9-15c0-704d-b6ca-fb16cb4c5701' : other.variantOf('M Navy');
    await put('M Navy');
    expect((await inCart(sam, productId, 1, variantId)).status).toBe(404);
    expect((await update(1, variantId)).status).toBe(404);
    expect((await remove(variantId)).status).toBe(200);
    expect(await lines()).toEqual([['M', 'Navy', 1]]);
  });

  it('changes a size in its place, and merges it with a line of the new size', async () => {
    await put('M Navy', 2);
    await inCart(sam, await onSale(seller));
    expect((await exchange('M Navy', 'L Navy')).status).toBe(200);
    expect(await lines()).toEqual([
      ['L', 'Navy', 2],
      [null, null, 1],
    ]);
    await put('M Navy');
    await exchange('M Navy', 'L Navy');
    expect(await lines()).toEqual([
      [null, null, 1],
      ['L', 'Navy', 3],
    ]);
  });

  it('refuses a change to a size with too little stock, and returns the unchanged cart', async () => {
    await put('M Navy', 2);
    await put('L Navy', 2);
    expect(await exchange('M Navy', 'L Navy')).toMatchObject({
      status: 409,
      body: {
        code: 'OUT_OF_STOCK',
        message: 'Only 2 quantity can be added for this item',
        data: {
          items: [
            { size: 'M', quantity: 2 },
            { size: 'L', quantity: 2 },
          ],
        },
      },
    });
    expect((await exchange('S Red', 'M Navy')).status).toBe(404);
    expect((await exchange('M Navy', 'M Green')).status).toBe(404);
    expect((await exchange('M Navy', 'L Navy', await shopper(shop()))).status).toBe(403);
  });

  it('removes a line whose variant was taken off sale, and reports it', async () => {
    await put('M Navy');
    await put('L Navy');
    const variants = tee.variants.filter(({ size }) => size !== 'M');
    await seller.client.put(`/api/admin/products/edit/${productId}`, { ...tee, variants });
    const { body } = await sam.client.get(`/api/shop/cart/get/${sam.id}`);
    expect(body.message).toBe('Some items are no longer available, so we removed them from your cart');
    expect(body.data.items).toMatchObject([{ size: 'L' }]);
    expect((await put('M Navy')).status).toBe(404);
  });

  it('counts each of many concurrent adds of two sizes, up to the stock of each', async () => {
    const names = Array.from({ length: 12 }, (_, place) => (place % 2 ? 'M Navy' : 'L Navy'));
    const responses = await Promise.all(names.map((name) => put(name)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(6);
    expect((await lines()).sort()).toEqual([
      ['L', 'Navy', 3],
      ['M', 'Navy', 3],
    ]);
  });
});
