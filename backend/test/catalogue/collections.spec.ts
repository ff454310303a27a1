import { inSizes, onSale, tee } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

interface Listed {
  _id: string;
  title: string;
}

describe('collections', () => {
  const shop = testShop();
  let owner: Person;
  beforeAll(async () => {
    owner = await admin(shop());
    await owner.client.post('/api/admin/brands', { slug: 'acme', name: 'Acme' });
    await owner.client.post('/api/admin/categories', { slug: 'garden', name: 'Garden' });
    await owner.client.post('/api/admin/categories', { slug: 'gloves', name: 'Gloves', parent: 'garden' });
    await onSale(owner, { title: 'Rake', brand: 'acme', category: 'garden', price: 30, salePrice: 20 });
    await onSale(owner, { title: 'Spade', brand: 'acme', category: 'garden', price: 40 });
    await onSale(owner, { title: 'Glove', brand: 'acme', category: 'gloves', price: 10 });
    await onSale(owner, { title: 'Gauntlet', brand: 'zara', category: 'gloves', price: 50, salePrice: 40 });
    await inSizes(owner, { ...tee, title: 'Garden tee', category: 'garden' });
  });

  const add = (slug: string, more: object) =>
    owner.client.post('/api/admin/collections', { slug, title: slug, ...more });
  const page = async (slug: string, query = '') =>
    (await shop().visitor().get(`/api/shop/collections/${slug}?${query}`)).body;
  const titles = ({ data }: { data: Listed[] }) => data.map(({ title }) => title);
  const idOf = async (title: string) => {
    const { body } = await shop().visitor().get('/api/shop/products/get');
    return (body.data as Listed[]).find((product) => product.title === title)!._id;
  };
  const idsOf = (...all: string[]) => Promise.all(all.map(idOf));

  it('show picked products in their order, or in another one', async () => {
    const products = await idsOf('Spade', 'Glove', 'Rake');
    expect(
      await add('picks', { title: 'Our picks', description: 'For the spring.', products }),
    ).toMatchObject({
      status: 201,
      body: { success: true, message: 'Collection added successfully' },
    });
    const whole = await page('picks');
    expect(titles(whole)).toEqual(['Spade', 'Glove', 'Rake']);
    expect(whole.meta).toMatchObject({
      total: 3,
      facets: { category: { garden: 3, gloves: 1 }, price: { '0-25': 2, '25-50': 1 } },
      collection: { slug: 'picks', title: 'Our picks', description: 'For the spring.', picture: null },
    });
    expect(titles(await page('picks', 'sortBy=title-atoz'))).toEqual(['Glove', 'Rake', 'Spade']);
    const first = await page('picks', 'limit=2');
    const second = await page('picks', `limit=2&cursor=${first.meta.nextCursor}`);
    expect([titles(first), titles(second), second.meta.nextCursor]).toEqual([
      ['Spade', 'Glove'],
      ['Rake'],
      null,
    ]);
  });

  it.each([
    ['brands', { brand: ['acme'] }, ['Glove', 'Spade', 'Rake']],
    [
      'categories with those below them',
      { category: ['garden'], brand: ['zara'] },
      ['Garden tee', 'Gauntlet'],
    ],
    ['a sale', { category: ['garden'], onSale: true }, ['Garden tee', 'Gauntlet', 'Rake']],
    ['prices', { category: ['garden'], priceFrom: 20, priceTo: '40' }, ['Gauntlet', 'Spade', 'Rake']],
    ['sizes and colours in stock', { size: ['L'], colour: ['Navy'] }, ['Garden tee']],
    ['sizes that are not in stock', { size: ['L'], colour: ['Red'] }, []],
    ['novelty', { category: ['gloves'], newWithinDays: 3 }, ['Gauntlet', 'Glove']],
  ])('show the products of a rule by %s, newest first', async (name, rule, expected) => {
    const slug = `by-${name.replaceAll(' ', '-')}`.slice(0, 40);
    expect((await add(slug, { rule })).status).toBe(201);
    expect(titles(await page(slug))).toEqual(expected);
    const { data } = (await owner.client.get(`/api/admin/collections/${slug}`)).body;
    expect(data.rule).toMatchObject({ ...rule, ...('priceTo' in rule && { priceTo: 40 }) });
    const query = new URLSearchParams(
      Object.entries(rule).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const preview = (await owner.client.get(`/api/admin/collections/preview?${query.toString()}`)).body;
    expect([titles(preview), preview.meta.total]).toEqual([expected, expected.length]);
  });

  it('are filtered, counted and paged like the listing', async () => {
    await add('garden-gear', { rule: { category: ['garden'] } });
    const { data, meta } = await page('garden-gear', 'brand=acme&price=0-25&sortBy=price-lowtohigh&limit=1');
    expect(titles({ data })).toEqual(['Glove']);
    expect(meta).toMatchObject({
      total: 2,
      facets: {
        brand: { acme: 2, zara: 1 },
        category: { garden: 2, gloves: 1 },
        price: { '0-25': 2, '25-50': 1 },
        sale: { yes: 1 },
        inStock: { yes: 2 },
      },
    });
    const reduced = await page('garden-gear', 'sale=yes&inStock=yes&sortBy=title-atoz');
    expect(titles(reduced)).toEqual(['Garden tee', 'Gauntlet', 'Rake']);
    const next = await page(
      'garden-gear',
      `brand=acme&price=0-25&sortBy=price-lowtohigh&limit=1&cursor=${meta.nextCursor}`,
    );
    expect(titles(next)).toEqual(['Rake']);
  });

  it('lose a deleted product, and do not get it back by an edit', async () => {
    const id = await onSale(owner, { title: 'Trowel' });
    await add('tools', { products: [id, await idOf('Rake')] });
    expect(titles(await page('tools'))).toEqual(['Trowel', 'Rake']);
    await owner.client.delete(`/api/admin/products/delete/${id}`);
    expect((await page('tools')).meta.total).toBe(1);
    expect(titles(await page('tools'))).toEqual(['Rake']);
    const products = [id, await idOf('Rake')];
    await owner.client.put('/api/admin/collections/tools', { title: 'Tools', products });
    const { data } = (await owner.client.get('/api/admin/collections/tools')).body;
    expect(data).toMatchObject({ title: 'Tools', products: products.slice(1), rule: null, version: 2 });
  });

  it('get a product from its own page and lose it again, once each', async () => {
    const id = await onSale(owner, { title: 'Hoe', brand: 'acme', category: 'garden' });
    const other = await idOf('Rake');
    await add('by-hand', { products: [other] });
    await add('ruled', { rule: { brand: ['acme'] } });
    await add('ruled-otherwise', { rule: { brand: ['zara'] } });
    const ofHoe = async () => {
      const { data } = (await owner.client.get(`/api/admin/collections/of/${id}`)).body;
      return data.filter(({ slug }: { slug: string }) => /^(by-hand|ruled)/.test(slug));
    };
    const ruled = [
      { slug: 'ruled', title: 'ruled', selectedBy: 'rule', isIn: true },
      { slug: 'ruled-otherwise', title: 'ruled-otherwise', selectedBy: 'rule', isIn: false },
    ];
    const byHand = { slug: 'by-hand', title: 'by-hand', selectedBy: 'hand' };
    expect(await ofHoe()).toEqual([{ ...byHand, isIn: false }, ...ruled]);

    const path = `/api/admin/collections/by-hand/products/${id}`;
    expect((await owner.client.put(path, {})).status).toBe(200);
    expect((await owner.client.put(path, {})).status).toBe(200);
    expect(await ofHoe()).toEqual([{ ...byHand, isIn: true }, ...ruled]);
    expect(titles(await page('by-hand'))).toEqual(['Rake', 'Hoe']);
    expect((await owner.client.delete(path)).status).toBe(200);
    expect((await owner.client.delete(path)).status).toBe(200);
    const { data } = (await owner.client.get('/api/admin/collections/by-hand')).body;
    expect(data).toMatchObject({ products: [other], version: 3 });
  });

  it('are told of a draft, and not of a product that is unknown or deleted', async () => {
    const id = await onSale(owner, { title: 'Spade' });
    const unpublished = { title: 'Dibber', state: 'draft' };
    const draft = await onSale(owner, unpublished);
    const of = (productId: string) => owner.client.get(`/api/admin/collections/of/${productId}`);
    for (const known of [id, draft]) expect((await of(known)).status).toBe(200);
    await owner.client.delete(`/api/admin/products/delete/${id}`);
    const body = { success: false, code: 'NOT_FOUND', message: 'Product not found' };
    for (const unknown of [id, '01890000-0000-7000-8000-000000000000', 'no-id'])
      expect(await of(unknown)).toMatchObject({ status: 404, body });
  });

  it('refuse a product that does not exist, and one that a rule would have to select', async () => {
    await add('empty', { products: [] });
    await add('with-rule', { rule: { onSale: true } });
    const nobody = '01890000-0000-7000-8000-000000000000';
    const pick = (slug: string, id: string) =>
      owner.client.put(`/api/admin/collections/${slug}/products/${id}`, {});
    expect(await pick('empty', nobody)).toMatchObject({
      status: 404,
      body: { message: 'Product not found' },
    });
    expect(await pick('none', nobody)).toMatchObject({
      status: 404,
      body: { message: 'Collection not found' },
    });
    expect(await pick('with-rule', await idOf('Rake'))).toMatchObject({
      status: 409,
      body: { code: 'SELECTED_BY_RULE' },
    });
  });

  it('keep a brand or category of their rule from being deleted', async () => {
    await owner.client.post('/api/admin/brands', { slug: 'leaving', name: 'Leaving' });
    await owner.client.post('/api/admin/categories', { slug: 'closing', name: 'Closing' });
    await add('farewell', { title: 'Farewell', rule: { brand: ['leaving'], category: ['closing'] } });
    expect(await owner.client.delete('/api/admin/brands/leaving')).toMatchObject({
      status: 409,
      body: {
        code: 'BRAND_IN_RULE',
        message: 'The rule of the collection “Farewell” names it. Change that before you delete this brand.',
      },
    });
    expect((await owner.client.delete('/api/admin/categories/closing')).body.code).toBe('CATEGORY_IN_RULE');
    expect((await owner.client.delete('/api/admin/collections/farewell')).status).toBe(200);
    expect((await owner.client.delete('/api/admin/brands/leaving')).status).toBe(200);
    expect((await owner.client.delete('/api/admin/categories/closing')).status).toBe(200);
    const refused = await add('late', { rule: { brand: ['leaving'] } });
    expect([refused.status, refused.body.code]).toEqual([400, 'UNKNOWN_BRAND']);
  });

  it('are in the menu, in the order that an admin gives them', async () => {
    await add('first', { products: [] });
    await add('second', { products: [], picture: 'https://pictures.test/second.webp' });
    const listed = async () =>
      ((await owner.client.get('/api/admin/collections')).body.data as { slug: string }[]).map(
        ({ slug }) => slug,
      );
    const before = await listed();
    expect(before.slice(-2)).toEqual(['first', 'second']);
    const slugs = ['second', ...before.filter((slug) => slug !== 'second')];
    expect((await owner.client.put('/api/admin/collections/order', { slugs })).status).toBe(200);
    expect(await listed()).toEqual(slugs);
    const { collections } = (await shop().visitor().get('/api/shop/menu')).body.data;
    expect(collections[0]).toEqual({
      _id: 'second',
      slug: 'second',
      title: 'second',
      picture: 'https://pictures.test/second.webp',
    });
    const outdated = await owner.client.put('/api/admin/collections/order', { slugs: slugs.slice(1) });
    expect([outdated.status, outdated.body.code]).toEqual([409, 'COLLECTIONS_CHANGED']);
  });

  it('keep the edit of another admin', async () => {
    await add('shared', { products: [] });
    const edit = (title: string, version?: number) =>
      owner.client.put('/api/admin/collections/shared', { title, products: [], version });
    expect((await edit('First', 1)).status).toBe(200);
    expect(await edit('Second', 1)).toMatchObject({ status: 409, body: { code: 'STALE_COLLECTION' } });
    expect((await edit('Third')).status).toBe(200);
  });

  it.each([
    ['neither products nor a rule', {}],
    ['both', { products: [], rule: { onSale: true } }],
    ['a rule without conditions', { rule: {} }],
    ['a lowest price above the highest', { rule: { priceFrom: 20, priceTo: 10 } }],
    ['an unknown size', { rule: { size: ['huge'] } }],
    ['no days', { rule: { newWithinDays: 0 } }],
    ['a picture that nobody uploaded', { products: [], picture: '/uploads/none.webp' }],
    ['more than a hundred products', { products: Array.from({ length: 101 }, (_, place) => `${place}`) }],
  ])('are refused with %s', async (_, body) => {
    expect((await add('refused', body)).status).toBe(400);
    expect((await page('refused')).code).toBe('NOT_FOUND');
  });

  it('are refused with a product twice, with a malformed, taken or reserved short name', async () => {
    const id = await idOf('Rake');
    expect((await add('twice', { products: [id, id] })).body.code).toBe('PRODUCT_TWICE');
    for (const slug of ['', 'Our Picks', 'order', 'preview']) {
      expect((await add(slug, { products: [] })).status).toBe(400);
    }
    await add('taken', { products: [] });
    expect((await add('taken', { products: [] })).body.code).toBe('SLUG_TAKEN');
  });

  it('refuse the cursor of another order', async () => {
    await add('cursors', { products: await idsOf('Rake', 'Spade') });
    const { meta } = await page('cursors', 'limit=1&sortBy=title-atoz');
    expect((await page('cursors', `limit=1&cursor=${meta.nextCursor}`)).code).toBe('MALFORMED_CURSOR');
  });

  it('are edited only by admins', async () => {
    const sam = await shopper(shop());
    expect((await sam.client.get('/api/admin/collections')).status).toBe(403);
    expect((await shop().visitor().delete('/api/admin/collections/picks')).status).toBe(401);
  });
});
