import { inSizes, tee } from '../support/shop/goods';
import { expectListingRowsToBeTrue } from '../support/catalogue/listing-invariants';
import { admin, type Person } from '../support/shop/people';
import { productImports } from '../support/catalogue/product-imports';
import { expectSizesToBeRanked } from '../support/catalogue/size-invariants';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

interface Scale {
  id?: string;
  label: string;
  sizes: string[];
}
interface AdminChart {
  version: number;
  scales: { id: string; label: string; sizes: { name: string; variants: number }[] }[];
}

const variant = (size: string, colour: string | null = null) => ({ size, colour, price: 20, stock: 3 });

describe('the sizes of the shop', () => {
  const shop = testShop();
  let owner: Person;
  beforeAll(async () => {
    owner = await admin(shop());
  });
  const { check, applied, uploadPicture } = productImports(() => owner);

  const forAdmin = async (): Promise<AdminChart> => (await owner.client.get('/api/admin/sizes')).body.data;
  const forShoppers = async (): Promise<Scale[]> =>
    (await shop().visitor().get('/api/shop/sizes')).body.data.scales;
  const save = (scales: Scale[], version?: number) =>
    owner.client.put('/api/admin/sizes', { scales, version });
  const withSizes = (scales: Scale[], id: string, sizes: string[]) =>
    scales.map((scale) => (scale.id === id ? { ...scale, sizes } : scale));
  const sizesOf = (scales: Scale[], id: string) => scales.find((scale) => scale.id === id)!.sizes;
  const optionsOf = async (productId: string): Promise<string[]> =>
    (await shop().visitor().get(`/api/shop/products/get/${productId}`)).body.data.options.sizes;
  const add = (sizes: string[], more: object = {}) =>
    owner.client.post('/api/admin/products/add', {
      ...tee,
      title: `In ${sizes.join()}`,
      options: { colours: [] },
      variants: sizes.map((size) => variant(size)),
      ...more,
    });

  it('are those that shops sell, before an admin has edited any', async () => {
    const scales = await forShoppers();
    expect(scales.map(({ id }) => id)).toEqual([
      'letters',
      'waist',
      'waist-and-length',
      'ages',
      'heights',
      'shoes',
      'us-shoes',
      'uk-shoes',
      'bras',
      'one-size',
    ]);
    const all = scales.flatMap(({ sizes }) => sizes);
    expect(all).toEqual(
      expect.arrayContaining(['2XL', '4XL', 'S/M', '36.5', 'W32 L34', 'US 9', 'UK 4.5', '75B', '0-3 months']),
    );
    expect(new Set(all.map((size) => size.toLowerCase())).size).toBe(all.length);
  });

  it('are sold from small to large, also halves, pairs and lengths', async () => {
    const { status, body } = await add(['37', '36.5', '36']);
    expect(status).toBe(201);
    expect(await optionsOf(body.data._id)).toEqual(['36', '36.5', '37']);
    const doubles = await inSizes(owner, {
      title: 'Wide tee',
      variants: [variant('M/L', 'Navy'), variant('S', 'Navy'), variant('M/L', 'Red')],
    });
    expect(await optionsOf(doubles.productId)).toEqual(['S', 'M/L']);
    const { body: found } = await shop()
      .visitor()
      .get(`/api/shop/products/get?size=${encodeURIComponent('M/L')}&colour=Red`);
    expect(found.data.map(({ title }: { title: string }) => title)).toEqual(['Wide tee']);
    expect(found.meta.facets).toMatchObject({ size: { 'M/L': 1 }, colour: { Navy: 1, Red: 1 } });
    await expectListingRowsToBeTrue(shop().databaseUrl);
    await expectSizesToBeRanked(shop().databaseUrl);
  });

  it('refuse what the shop does not sell, in words', async () => {
    expect(await add(['M', 'Huge'])).toMatchObject({
      status: 400,
      body: {
        code: 'UNKNOWN_SIZE',
        errors: [{ path: 'variants.1.size', message: expect.stringContaining('Huge') }],
      },
    });
    expect((await add(['M', 'US 9'])).body.code).toBe('MIXED_SIZES');
    expect((await add(['M,L'])).status).toBe(400);
    const { body } = await shop().visitor().get('/api/shop/products/get?size=Huge');
    expect(body.data).toEqual([]);
  });

  it('are read from files as other shops write them, and unknown ones are shown', async () => {
    const path = await uploadPicture();
    const csv = (...sizes: string[]) =>
      [
        'title,description,category,brand,image,price,stock,state,size',
        ...sizes.map((size) => `Cap ${size},Dry.,men,zara,${path},9,1,published,${size}`),
      ].join('\n');
    for (const size of ['XXL', '36.5', 'w32/l34', '0-3m', 'US9', 'S/M', '75B']) await applied(csv(size));
    const { data } = (await owner.client.get('/api/admin/products/get?q=cap')).body;
    const sizes = (data as { options: { sizes: string[] } }[]).flatMap(({ options }) => options.sizes);
    expect(sizes.toSorted()).toEqual(['0-3 months', '2XL', '36.5', '75B', 'S/M', 'US 9', 'W32 L34']);
    const { errors } = (await check(csv('Huge'))).body.data;
    expect(errors).toEqual([
      expect.objectContaining({ row: 2, column: 'size', message: expect.stringContaining('“Huge”') }),
    ]);
  });

  it('are added, moved and removed by admins, and products follow', async () => {
    const { body } = await add(['S', 'M', 'L']);
    const id: string = body.data._id;
    const before = await forShoppers();
    const { version } = await forAdmin();
    const order = ['L', 'M', 'S', ...sizesOf(before, 'letters').filter((size) => !'SML'.includes(size))];
    const hats = { label: 'Hats', sizes: ['55 cm', '57 cm'] };
    expect(await save([hats, ...withSizes(before, 'letters', order)], version)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Sizes updated successfully' },
    });
    expect((await forShoppers())[0]).toEqual({ id: 'hats', ...hats });
    await expectSizesToBeRanked(shop().databaseUrl);
    await until(async () => (await optionsOf(id)).join() === 'L,M,S');
    await expectListingRowsToBeTrue(shop().databaseUrl);
    expect((await save(before, version)).body.code).toBe('STALE_SIZES');
    expect((await save(before)).status).toBe(200);
    await until(async () => (await optionsOf(id)).join() === 'S,M,L');
    await expectSizesToBeRanked(shop().databaseUrl);
    expect(await forShoppers()).toEqual(before);
  });

  it('that variants come in are counted, and stay until their products are deleted', async () => {
    const before = await forShoppers();
    const ages = [...sizesOf(before, 'ages'), '17 years'];
    await save(withSizes(before, 'ages', ages));
    const { body } = await add(['16 years', '17 years']);
    const used = async () =>
      (await forAdmin()).scales
        .find(({ id }) => id === 'ages')!
        .sizes.find(({ name }) => name === '17 years');
    expect(await used()).toEqual({ name: '17 years', variants: 1 });
    expect(await save(before)).toMatchObject({
      status: 409,
      body: {
        code: 'SIZE_IN_USE',
        message: "The size 17 years can't be removed or moved to another scale: 1 variant comes in it.",
      },
    });
    await owner.client.delete(`/api/admin/products/delete/${body.data._id}`);
    expect((await save(before)).status).toBe(200);
  });

  it('that a rule names stay', async () => {
    const unknown = { slug: 'huge', title: 'Huge', rule: { size: ['Huge'] } };
    expect((await owner.client.post('/api/admin/collections', unknown)).body.code).toBe('UNKNOWN_SIZE');
    const before = await forShoppers();
    await owner.client.post('/api/admin/collections', {
      slug: 'tall',
      title: 'For tall people',
      rule: { size: ['6XL'] },
    });
    const without = sizesOf(before, 'letters').filter((size) => size !== '6XL');
    expect(await save(withSizes(before, 'letters', without))).toMatchObject({
      status: 409,
      body: { code: 'SIZE_IN_RULE', message: expect.stringContaining('For tall people') },
    });
  });
});
