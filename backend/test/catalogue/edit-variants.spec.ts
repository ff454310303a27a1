import { inCart, inSizes, jeans, tee, withAddress } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('a product with sizes and colours, edited by an admin', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  const details = async (id: string) =>
    (await shop().visitor().get(`/api/shop/products/get/${id}`)).body.data;
  const adminDetails = async (id: string) =>
    (await seller.client.get(`/api/admin/products/get/${id}`)).body.data;
  const countAll = async () => (await shop().visitor().get('/api/shop/products/get?limit=1')).body.meta.total;
  const edit = (id: string, body: object) => seller.client.put(`/api/admin/products/edit/${id}`, body);
  const add = (body: object) => seller.client.post('/api/admin/products/add', body);
  const choices = (variants: { size: string | null; colour: string | null }[]) =>
    variants.map(({ size, colour }) => [size, colour].filter(Boolean).join(' '));

  it.each([
    ['two of the same size and colour', [tee.variants[0], tee.variants[0]], 'DUPLICATE_VARIANT'],
    ['sizes of two scales', [tee.variants[0], { ...tee.variants[1], size: '40' }], 'MIXED_SIZES'],
    ['a size that is on no scale', [{ ...tee.variants[0], size: 'Huge' }], 'UNKNOWN_SIZE'],
    ['one without a size', [tee.variants[0], { ...tee.variants[1], size: null }], 'VARIANTS_NOT_ALIKE'],
    ['a colour that nobody has described', [{ ...tee.variants[0], colour: 'Mauvish' }], 'COLOUR_WITHOUT_HEX'],
    ['none on sale', [{ ...tee.variants[0], onSale: false }], 'NOTHING_ON_SALE'],
    ['no variants', [], 'MALFORMED_REQUEST'],
    [
      'a picture that nobody uploaded',
      [{ ...tee.variants[0], colour: { name: 'Red', hex: '#ff0000', image: '/uploads/none-1200.webp' } }],
      'NO_SUCH_PICTURE',
    ],
    [
      'two colours of one name',
      [tee.variants[0], { ...tee.variants[1], colour: 'navy', size: 'L' }],
      'DUPLICATE_VARIANT',
    ],
    [
      'more than a hundred',
      Array.from({ length: 101 }, (_, n) => ({ colour: `C${n}`, hex: '#123456', price: 1, stock: 1 })),
      'MALFORMED_REQUEST',
    ],
  ])('is refused with %s', async (_, variants, code) => {
    const before = await countAll();
    expect(await add({ ...tee, variants })).toMatchObject({ status: 400, body: { success: false, code } });
    expect(await countAll()).toBe(before);
  });

  it.each([
    ['variants.1.price', { price: 'cheap' }],
    ['variants.1.price', { price: 0 }],
    ['variants.1.salePrice', { salePrice: 20 }],
    ['variants.1.stock', { stock: -1 }],
    ['variants.1.stock', { stock: undefined }],
    ['variants.1.hex', { hex: 'navy' }],
    ['variants.1.sku', { sku: 'x'.repeat(65) }],
    ['variants.1.gtin', { gtin: '4006381333932' }],
    ['variants.1.mpn', { mpn: 'x'.repeat(71) }],
    ['variants.1.mpn', { mpn: 'A\nB' }],
    ['variants.1.colour.hex', { colour: { name: 'Navy', hex: 'navy' } }],
  ])('is refused with the name of %s', async (path, wrong) => {
    const variants = [tee.variants[0], { ...tee.variants[1], ...wrong }];
    const { status, body } = await add({ ...tee, variants });
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });

  it('lists what is wrong with sizes and colours', async () => {
    const { body } = await add({
      ...tee,
      variants: [{ ...tee.variants[0], size: 'A, B', colour: 7, price: -1 }],
    });
    expect(body.errors).toEqual([
      {
        path: 'variants.0.size',
        message: 'must have no comma, colon or semicolon',
      },
      {
        path: 'variants.0.colour',
        message: 'must be empty, the name of a colour, or an object with name and hex',
      },
      { path: 'variants.0.price', message: 'must be an amount like 49.99' },
    ]);
  });

  it("accepts a form's strings, and ignores the flat price and stock beside variants", async () => {
    const variants = [{ size: 'M', colour: '', price: '12.50', salePrice: '', stock: '4', sku: ' HB-1 ' }];
    const { status, body } = await add({ ...jeans, price: 'never', totalStock: -7, variants });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ price: 12.5, salePrice: 0, totalStock: 4 });
    expect(body.data.variants).toMatchObject([{ size: 'M', colour: null, sku: 'HB-1', onSale: true }]);
  });

  it('has SKUs that are unique in the shop', async () => {
    const withSku = (sku: string) => [{ size: 'M', price: 5, stock: 1, sku }];
    expect((await add({ ...jeans, variants: withSku('HB-2') })).status).toBe(201);
    expect(await add({ ...jeans, variants: withSku('HB-2') })).toMatchObject({
      status: 409,
      body: { code: 'SKU_TAKEN', message: 'Another variant already has the SKU HB-2' },
    });
  });

  it('has GTINs that are unique in the shop, however they are written, and free again when it is deleted', async () => {
    const variants = (gtin: string) => [{ size: 'M', price: 5, stock: 1, gtin, mpn: ' B-1 ' }];
    const { body } = await add({ ...jeans, variants: variants('012345678905') });
    expect(body.data.variants).toMatchObject([{ gtin: '012345678905', mpn: 'B-1' }]);
    expect(await add({ ...jeans, variants: variants('0-012345-678905') })).toMatchObject({
      status: 409,
      body: { code: 'GTIN_TAKEN', message: 'Another variant already has the GTIN 012345678905' },
    });
    await seller.client.delete(`/api/admin/products/delete/${body.data._id}`);
    expect((await add({ ...jeans, variants: variants('012345678905') })).status).toBe(201);
  });

  it('keeps GTIN and MPN in an edit of a client that does not know them', async () => {
    const numbered = { size: 'M', price: 5, stock: 1, gtin: '96385074', mpn: 'B-2' };
    const { body } = await add({ ...jeans, variants: [numbered] });
    const id = body.data._id as string;
    await edit(id, { ...jeans, variants: [{ size: 'M', price: 6, stock: 1 }] });
    expect((await adminDetails(id)).variants).toMatchObject([{ price: 6, gtin: '96385074', mpn: 'B-2' }]);
    await edit(id, { ...jeans, variants: [{ ...numbered, gtin: '', mpn: null }] });
    expect((await adminDetails(id)).variants).toMatchObject([{ gtin: null, mpn: null }]);
  });

  it('gives SKUs to one of four concurrent edits, without deadlocks', async () => {
    const sellers = await Promise.all(Array.from({ length: 4 }, () => admin(shop())));
    for (const round of [1, 2, 3, 4]) {
      const variants = Array.from({ length: 100 }, (_, place) => ({
        colour: { name: `C${place}`, hex: '#123456' },
        price: 5,
        stock: 1,
        sku: `HB-${round}-${place}`,
      }));
      const responses = await Promise.all(
        sellers.map(({ client }) => client.post('/api/admin/products/add', { ...jeans, variants })),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    }
  });

  it('is edited in place: prices, stock, new sizes and colours; ids stay', async () => {
    const { productId, variantOf } = await inSizes(seller);
    const variants = [
      { _id: variantOf('S Navy'), size: 'S', colour: 'Navy', price: 21, stock: 3 },
      { size: 'M', colour: 'Navy', price: 22, stock: 4 },
      { size: 'XL', colour: { name: 'Green', hex: '#3F7D4E' }, price: 23, stock: 5 },
    ];
    const { status, body } = await edit(productId, { ...tee, options: undefined, variants, version: 1 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ version: 2, price: 21, totalStock: 12 });
    expect(body.data.options).toEqual({
      sizes: ['S', 'M', 'XL'],
      colours: [
        { name: 'Navy', hex: '#1f2f4d', image: tee.options.colours[0]!.image },
        { name: 'Green', hex: '#3f7d4e', image: jeans.image },
      ],
    });
    expect((await details(productId)).variants).toMatchObject([
      { _id: variantOf('S Navy'), price: 21, stock: 3 },
      { _id: variantOf('M Navy'), price: 22, stock: 4 },
      { size: 'XL', colour: 'Green', price: 23, stock: 5 },
    ]);
  });

  it('keeps a variant that is taken off sale, and restores the same one', async () => {
    const { productId, variantOf } = await inSizes(seller);
    const offSale = tee.variants.slice(2).map((variant) => ({ ...variant, onSale: false }));
    await edit(productId, { ...tee, variants: [...tee.variants.slice(0, 2), ...offSale] });
    expect(choices((await details(productId)).variants)).toEqual(['S Navy', 'L Navy']);
    const all = (await adminDetails(productId)).variants as { _id: string; onSale: boolean }[];
    expect(all.map(({ _id: id, onSale: isOnSale }) => [id, isOnSale])).toEqual([
      [variantOf('S Navy'), true],
      [variantOf('M Navy'), false],
      [variantOf('L Navy'), true],
      [variantOf('S Red'), false],
    ]);
    const back = all.map((variant) => ({ ...variant, onSale: true }));
    await edit(productId, { ...tee, options: undefined, variants: back });
    expect((await details(productId)).variants.map(({ _id: id }: { _id: string }) => id)).toEqual(
      all.map(({ _id: id }) => id),
    );
  });

  describe('with variants that an edit omits', () => {
    const leaveOut = (productId: string, left: number) =>
      edit(productId, { ...tee, variants: tee.variants.slice(0, left) });
    const deletable = async (productId: string) => {
      const { variants } = await adminDetails(productId);
      return variants.map((one: { size: string; colour: string; deletable: boolean; onSale: boolean }) => [
        ...choices([one]),
        one.deletable,
        one.onSale,
      ]);
    };

    it('are deleted when nobody has ordered them and no cart holds them', async () => {
      const { productId } = await inSizes(seller);
      const { status, body } = await leaveOut(productId, 2);
      expect(status).toBe(200);
      expect(choices(body.data.variants)).toEqual(['S Navy', 'L Navy']);
      expect(body.data.options.colours).toHaveLength(1);
      expect(await deletable(productId)).toEqual([
        ['S Navy', true, true],
        ['L Navy', true, true],
      ]);
    });

    it('are taken off sale when they are in a cart or were ever ordered', async () => {
      const { productId, variantOf } = await inSizes(seller);
      const [sam, kim] = [await shopper(shop()), await shopper(shop())];
      await inCart(sam, productId, 1, variantOf('M Navy'));
      const { body } = await sam.client.post('/api/shop/order/create', {
        addressInfo: { addressId: await withAddress(sam) },
      });
      await sam.client.post(`/api/shop/order/cancel/${body.orderId}`, {});
      await inCart(kim, productId, 1, variantOf('S Red'));
      expect(await deletable(productId)).toEqual([
        ['S Navy', true, true],
        ['M Navy', false, true],
        ['L Navy', true, true],
        ['S Red', false, true],
      ]);
      await leaveOut(productId, 1);
      expect(await deletable(productId)).toEqual([
        ['M Navy', false, false],
        ['L Navy', true, true],
        ['S Red', false, false],
      ]);
    });
  });

  it('refuses an edit that duplicates a variant', async () => {
    const { productId, variantOf } = await inSizes(seller);
    const [one, other] = tee.variants;
    const variants = [one, other].map((variant) => ({ ...variant, _id: variantOf('S Navy') }));
    expect(await edit(productId, { ...tee, variants })).toMatchObject({
      status: 400,
      body: { code: 'DUPLICATE_VARIANT', errors: [{ path: 'variants' }] },
    });
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'accepts %s as a colour of its own, not as a standard one',
    async (colour) => {
      const variants = [{ colour, price: 5, stock: 1 }];
      expect(await add({ ...jeans, variants })).toMatchObject({
        status: 400,
        body: { code: 'COLOUR_WITHOUT_HEX' },
      });
      const { body } = await add({ ...jeans, variants: [{ ...variants[0], hex: '#123456' }] });
      expect(body.data.options.colours).toMatchObject([{ name: colour, hex: '#123456' }]);
    },
  );

  it('refuses the variant of another product', async () => {
    const [one, other] = [await inSizes(seller), await inSizes(seller)];
    const variants = [{ ...tee.variants[0], _id: other.variantOf('L Navy') }];
    expect(await edit(one.productId, { ...tee, variants })).toMatchObject({
      status: 400,
      body: { code: 'NO_SUCH_VARIANT' },
    });
  });
});
