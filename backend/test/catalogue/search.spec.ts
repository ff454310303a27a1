import { inSizes, onSale, tee } from '../support/shop/goods';
import { admin, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

interface Found {
  _id: string;
  title: string;
}

describe('the search', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
    const products: [title: string, description: string, category: string, brand: string, price: number][] = [
      ['Oxford shirt', 'Crisp.', 'men', 'levi', 60],
      ['Shirting by the yard', 'Cloth.', 'accessories', 'zara', 12],
      ['Chinos', 'Go with any shirt.', 'men', 'h&m', 40],
      ['Denim skirt', 'Short.', 'women', 'zara', 35],
      ['Court sneakers', 'Flat soles.', 'footwear', 'adidas', 80],
      ['Wool dresses', '50% wool.', 'women', 'h&m', 90],
      ['Café apron', 'For C++ people.', 'kids', 'puma', 25],
      ['T-shirt', 'Plain.', 'kids', 'nike', 15],
    ];
    for (const [title, description, category, brand, price] of products)
      await onSale(seller, { title, description, category, brand, price });
    const pocketTee = { title: 'Pocket tee', description: 'Soft.', category: 'men', brand: 'zara' };
    await inSizes(seller, { ...tee, ...pocketTee });
  });
  const ask = (keyword: string, query = '') =>
    shop()
      .visitor()
      .get(`/api/shop/search/${encodeURIComponent(keyword)}?${query}`);
  const titles = async (keyword: string, query = '') =>
    ((await ask(keyword, query)).body.data as Found[]).map(({ title }) => title);

  it.each([
    ['OXFORD', ['Oxford shirt'], 'whole, in whatever letters'],
    ['oxf', ['Oxford shirt'], 'begun'],
    ['addidas', ['Court sneakers'], 'of a brand with a typo'],
    ['sneekers', ['Court sneakers'], 'of a title with a typo'],
    ['sneaker', ['Court sneakers'], 'in the singular'],
    ['dress', ['Wool dresses'], 'in the singular, with another ending'],
    ['cafe', ['Café apron'], 'without its accent'],
    ['CAFÉ', ['Café apron'], 'with its accent'],
    ["levi's", ['Oxford shirt'], 'of a brand as it is called'],
    ['levis', ['Oxford shirt'], 'of a brand as many write it'],
    ['H&M', ['Chinos', 'Wool dresses'], 'of a brand with a sign in it'],
    ['h & m', ['Chinos', 'Wool dresses'], 'of a brand with spaces in it'],
    ['footwear', ['Court sneakers'], 'of a category'],
    ['navy', ['Pocket tee'], 'of a colour'],
    ['men', ['Chinos', 'Oxford shirt', 'Pocket tee'], 'of a category, not those that end so'],
    ['tshirt', ['T-shirt', 'Pocket tee'], 'of two parts as one'],
    ['T-shirt', ['T-shirt', 'Pocket tee'], 'with a hyphen'],
    ['t shirt', ['T-shirt', 'Pocket tee'], 'with a space for a hyphen'],
    ['T-shrit', ['T-shirt'], 'with a hyphen and a typo'],
    ['trainers', ['Court sneakers'], 'by a synonym'],
    ['shoes', ['Court sneakers'], 'by another word for a category'],
    ['frock', ['Wool dresses'], 'by a synonym in the singular'],
    ['girls t-shirt', ['T-shirt'], 'by both together'],
    ['blue tee', ['Pocket tee'], 'by the family of a colour'],
    ['go-with', ['Chinos'], 'with a hyphen that the shop leaves out'],
    ['C++', ['Café apron'], 'with signs behind it'],
    ['50%', ['Wool dresses'], 'with a sign behind it'],
    ['red tee', ['Pocket tee'], 'of several fields together'],
    ['wedding', ['Wool dresses'], 'for an occasion'],
    ['shirt for men', ['Oxford shirt', 'Chinos'], 'with small words between them'],
  ])('finds products by words: %s finds %j, %s', async (keyword, expected) => {
    expect(await titles(keyword)).toEqual(expected);
  });

  it('sorts by match: titles before names before descriptions, whole words before prefixes', async () => {
    expect(await titles('shirt')).toEqual(['Oxford shirt', 'T-shirt', 'Shirting by the yard', 'Chinos']);
    expect(await titles('shirts')).toEqual(['Oxford shirt', 'T-shirt', 'Chinos']);
    expect(await titles('skirt')).toEqual(['Denim skirt']);
    expect(await titles('shirr')).toEqual(['Oxford shirt', 'T-shirt', 'Chinos']);
  });

  it.each([
    ['soft sneakers', ['Court sneakers'], ['sneakers'], ['soft']],
    ['denim tuxedo skirt', ['Denim skirt'], ['denim', 'skirt'], ['tuxedo']],
    ['crisp chinos', ['Chinos'], ['chinos'], ['crisp']],
    ['oxford chinos', ['Chinos'], ['chinos'], ['oxford']],
    ['t-shirt for dogs', ['T-shirt', 'Pocket tee'], ['t-shirt'], ['for', 'dogs']],
    ['skirt m', ['Denim skirt'], ['skirt'], ['m']],
    ['skirt adidas', ['Denim skirt'], ['skirt'], ['adidas']],
  ])(
    'searches for fewer words when no product has all of them: %s',
    async (keyword, expected, used, ignored) => {
      const { body } = await ask(keyword);
      expect((body.data as Found[]).map(({ title }) => title)).toEqual(expected);
      expect(body.meta).toMatchObject({ total: expected.length, fewerWords: { used, ignored } });
      const { body: next } = await ask(keyword, 'limit=1&sortBy=title-ztoa');
      expect(next.meta).toMatchObject({ total: expected.length, fewerWords: { used, ignored } });
    },
  );

  it('does not report fewer words when all or none are found, or when a filter excludes the products', async () => {
    for (const [keyword, query] of [['oxford shirt'], ['xyzzy plugh'], ['oxford shirt', 'category=kids']]) {
      expect((await ask(keyword!, query)).body.meta).not.toHaveProperty('fewerWords');
    }
  });

  it('finds a word with one typo', async () => {
    for (const keyword of ['flat sole', 'flat sloes', 'flat sole']) {
      const { body } = await ask(keyword);
      expect([body.meta.total, body.data]).toMatchObject([1, [{ title: 'Court sneakers' }]]);
    }
  });

  it('takes no word for a typo that it knows', async () => {
    await onSale(seller, {
      title: 'Lift tee',
      description: 'Lined.',
      category: 'kids',
      brand: 'puma',
      price: 9,
    });
    expect(await titles('linen')).toEqual([]);
    expect(await titles('gift')).toEqual([]);
    expect(await titles('lixt')).toEqual(['Lift tee']);
  });

  it('shows what is sold out last, on all pages', async () => {
    const sold = { description: 'Gone.', category: 'women', brand: 'zara', price: 30, salePrice: 0 };
    await onSale(seller, { ...sold, title: 'Alpaca poncho', totalStock: 0 });
    await onSale(seller, { ...sold, title: 'Poncho', description: 'Here.', totalStock: 3 });
    await onSale(seller, { ...sold, title: 'Wrap', description: 'Like a poncho.', totalStock: 3 });
    expect(await titles('poncho')).toEqual(['Poncho', 'Wrap', 'Alpaca poncho']);
    const paged: string[] = [];
    for (let cursor = ''; paged.length < 3;) {
      const { body } = await ask('poncho', `limit=1${cursor}`);
      paged.push(...(body.data as Found[]).map(({ title }) => title));
      cursor = `&cursor=${body.meta.nextCursor as string}`;
    }
    expect(paged).toEqual(['Poncho', 'Wrap', 'Alpaca poncho']);
    expect(await titles('poncho', 'sortBy=title-atoz')).toEqual(['Alpaca poncho', 'Poncho', 'Wrap']);
  });

  it.each(['', ' ', 'a', ' a ', '👟', 'x'.repeat(101), '((((', '%%', '/', '\u0000', '\\', "'"])(
    'finds nothing for %j',
    async (keyword) => {
      expect(await ask(keyword)).toMatchObject({
        status: 200,
        body: {
          success: true,
          data: [],
          meta: {
            total: 0,
            nextCursor: null,
            facets: { category: {}, brand: {}, size: {}, colour: {}, price: {}, sale: {}, inStock: {} },
            colours: [],
          },
        },
      });
    },
  );

  it('accepts a hundred characters, counted as graphemes', async () => {
    expect((await ask(`${'👩‍👩‍👧'.repeat(93)} oxford`)).status).toBe(200);
    expect(await titles(`  oxford ${' '.repeat(200)}`)).toEqual(['Oxford shirt']);
  });

  it('sorts the results by the requested order', async () => {
    expect(await titles('shirt', 'sortBy=price-lowtohigh')).toEqual([
      'Shirting by the yard',
      'T-shirt',
      'Chinos',
      'Oxford shirt',
    ]);
    expect(await titles('shirt', 'sortBy=title-ztoa')).toEqual([
      'T-shirt',
      'Shirting by the yard',
      'Oxford shirt',
      'Chinos',
    ]);
    expect(await titles('shirt', 'sortBy=by-colour')).toEqual(await titles('shirt'));
  });

  it('filters the results, and counts facets like the listing', async () => {
    const { body } = await ask('shirt', 'category=men&limit=1');
    expect(body.data).toMatchObject([{ title: 'Oxford shirt' }]);
    expect(body.meta).toMatchObject({
      total: 2,
      facets: { category: { men: 2, accessories: 1, kids: 1 }, brand: { levi: 1, 'h&m': 1 } },
    });
    expect(await titles('tee', 'size=S&colour=Red')).toEqual(['Pocket tee']);
    expect((await ask('tee', 'size=L&colour=Red')).body.meta).toMatchObject({
      total: 0,
      facets: { size: { S: 1 }, colour: { Navy: 1 } },
    });
    expect((await ask('tee')).body.meta).toMatchObject({
      facets: { size: { S: 1, M: 1, L: 1 }, colour: { Navy: 1, Red: 1 } },
      colours: expect.arrayContaining([{ name: 'Navy', hex: '#1f2f4d' }]),
    });
  });

  it.each(['', 'sortBy=price-hightolow', 'sortBy=title-atoz'])(
    'pages through all results: %s',
    async (sort) => {
      const whole = (await ask('shirt', sort)).body;
      expect(whole.data[0]).not.toHaveProperty('description');
      const paged: Found[] = [];
      let cursor = '';
      do {
        const { body } = await ask('shirt', `${sort}&limit=1${cursor && `&cursor=${cursor}`}`);
        expect(body.meta.total).toBe(4);
        paged.push(...body.data);
        cursor = body.meta.nextCursor;
      } while (cursor);
      expect(paged).toEqual(whole.data);
    },
  );

  it('ignores the cursor of another search', async () => {
    const { nextCursor } = (await ask('shirt', 'limit=1')).body.meta;
    expect((await ask('tee', `limit=1&cursor=${nextCursor}`)).status).toBe(200);
    for (const cursor of [nextCursor, 'none', Buffer.from('[0,"a","b"]').toString('base64url')]) {
      const { status, body } = await ask('shirt', `limit=1&sortBy=title-atoz&cursor=${cursor}`);
      expect([status, body.code]).toEqual([400, 'MALFORMED_CURSOR']);
    }
  });

  it('finds added, edited and deleted products at once', async () => {
    const id = await onSale(seller, { title: 'Quilted gilet', description: 'Warm.' });
    expect(await titles('gilet')).toEqual(['Quilted gilet']);
    const { body } = await seller.client.get(`/api/admin/products/get/${id}`);
    const edited = { ...body.data, title: 'Quilted anorak' };
    expect((await seller.client.put(`/api/admin/products/edit/${id}`, edited)).status).toBe(200);
    expect([await titles('gilet'), await titles('quilted anorak')]).toEqual([[], ['Quilted anorak']]);
    await seller.client.delete(`/api/admin/products/delete/${id}`);
    expect([await titles('anorak'), (await ask('quilted')).body.meta.total]).toEqual([[], 0]);
  });

  it('finds new products with a word that was searched before', async () => {
    const found = async () => {
      const { body } = await ask('windcheater');
      return [(body.data as Found[]).map(({ title }) => title), body.meta.total, body.meta.facets.category];
    };
    const ids = [await onSale(seller, { title: 'Light windcheater', description: 'Dry.', category: 'men' })];
    expect(await found()).toEqual([['Light windcheater'], 1, { men: 1 }]);
    const under = { title: 'Mesh vest', description: 'Under a windcheater.', category: 'women' };
    ids.push(await onSale(seller, under));
    expect(await found()).toEqual([['Light windcheater', 'Mesh vest'], 2, { men: 1, women: 1 }]);
    for (const id of ids) await seller.client.delete(`/api/admin/products/delete/${id}`);
    expect(await found()).toEqual([[], 0, {}]);
  });

  describe('suggestions', () => {
    const suggest = async (typed: string) =>
      (
        await shop()
          .visitor()
          .get(`/api/shop/suggest?q=${encodeURIComponent(typed)}`)
      ).body.data;

    it('complete words from the first letter', async () => {
      const { keywords, products } = await suggest('s');
      expect(keywords).toEqual(['shirt', 'shirting', 'skirt', 'sneakers']);
      expect(products).toHaveLength(5);
      expect(await suggest('oxf')).toEqual({
        keywords: ['oxford'],
        groups: [],
        shelves: [],
        products: [{ _id: expect.any(String), title: 'Oxford shirt', image: expect.any(String) }],
      });
    });

    it.each([
      ['m', [{ group: 'category', id: 'men' }]],
      ['Levi’s', [{ group: 'brand', id: 'levi' }]],
      ['h', [{ group: 'brand', id: 'h&m' }]],
      ['H&M', [{ group: 'brand', id: 'h&m' }]],
      ['en', []],
    ])('contain categories and brands whose name begins with "%s"', async (typed, groups) => {
      expect(await suggest(typed)).toMatchObject({ groups, shelves: groups });
    });

    it('depend on the previous words', async () => {
      const { keywords, products } = await suggest('oxford sh');
      expect(keywords).toEqual(['oxford shirt']);
      expect(products).toMatchObject([{ title: 'Oxford shirt' }]);
      expect((await suggest('oxford sk')).keywords).toEqual([]);
    });

    it('correct a typo when no word begins with the letters', async () => {
      expect(await suggest('sneeke')).toMatchObject({
        keywords: ['sneakers'],
        products: [{ title: 'Court sneakers' }],
      });
      expect((await suggest('oxfrod')).keywords).toEqual(['oxford']);
    });

    it.each(['', ' ', '(', '%', '\u0000', 'x'.repeat(101)])('are empty for %j', async (typed) => {
      expect(await suggest(typed)).toEqual({ keywords: [], groups: [], shelves: [], products: [] });
    });
  });
});
