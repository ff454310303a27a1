import { jeans, onSale } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { upload } from '../support/shop/uploads';

describe('the catalogue', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  const browse = async (query = '') => shop().visitor().get(`/api/shop/products/get${query}`);
  const titles = (data: { title: string }[]) => data.map(({ title }) => title);

  describe('for shoppers', () => {
    beforeAll(async () => {
      await onSale(seller, { title: 'Alpha tee', category: 'women', brand: 'zara', price: 20, salePrice: 0 });
      const bravo = await onSale(seller, {
        title: 'bravo tee',
        category: 'women',
        brand: 'h&m',
        price: 50,
        salePrice: 10.5,
      });
      await onSale(seller, {
        title: 'Charlie tee',
        category: 'women',
        brand: 'puma',
        price: 20,
        salePrice: 0,
      });
      await onSale(seller, {
        title: 'Delta cap',
        category: 'accessories',
        brand: 'h&m',
        price: 35,
        salePrice: 0,
      });
      const { client } = await shopper(shop());
      await client.post('/api/shop/review/add', { productId: bravo, reviewValue: 4, reviewMessage: 'Soft.' });
    });

    it('shows a flat product, in dollars', async () => {
      const { body } = await browse('?category=women&brand=puma');
      expect(body).toEqual({
        success: true,
        data: [
          {
            _id: expect.any(String),
            slug: 'charlie-tee',
            image: jeans.image,
            title: 'Charlie tee',
            description: jeans.description,
            category: 'women',
            brand: 'puma',
            price: 20,
            salePrice: 0,
            totalStock: 12,
            averageReview: 0,
            reviewCount: 0,
            version: 1,
            options: { sizes: [], colours: [] },
          },
        ],
        meta: {
          total: 1,
          nextCursor: null,
          facets: {
            category: { women: 1 },
            brand: { zara: 1, 'h&m': 1, puma: 1 },
            size: {},
            colour: {},
            price: { '0-25': 1 },
            sale: {},
            inStock: { yes: 1 },
          },
          colours: [],
        },
      });
    });

    it.each([
      ['', ['bravo tee', 'Alpha tee', 'Charlie tee', 'Delta cap']],
      ['price-lowtohigh', ['bravo tee', 'Alpha tee', 'Charlie tee', 'Delta cap']],
      ['price-hightolow', ['Delta cap', 'Alpha tee', 'Charlie tee', 'bravo tee']],
      ['title-atoz', ['Alpha tee', 'bravo tee', 'Charlie tee', 'Delta cap']],
      ['title-ztoa', ['Delta cap', 'Charlie tee', 'bravo tee', 'Alpha tee']],
      ['newest', ['Delta cap', 'Charlie tee', 'bravo tee', 'Alpha tee']],
      ['best-rated', ['bravo tee', 'Alpha tee', 'Charlie tee', 'Delta cap']],
      ['by-colour', ['bravo tee', 'Alpha tee', 'Charlie tee', 'Delta cap']],
    ])('sorts by %p, by the selling price, with pages in the same order', async (sortBy, expected) => {
      const filter = `?category=women,accessories&sortBy=${sortBy}`;
      expect(titles((await browse(filter)).body.data)).toEqual(expected);
      const paged: string[] = [];
      for (let cursor = ''; ;) {
        const { body } = await browse(`${filter}&limit=1${cursor}`);
        expect(body.meta.total).toBe(4);
        paged.push(...titles(body.data));
        if (!body.meta.nextCursor) break;
        cursor = `&cursor=${body.meta.nextCursor}`;
      }
      expect(paged).toEqual(expected);
    });

    it.each([
      ['?category=women&brand=h%26m', ['bravo tee']],
      ['?brand=h%26m', ['bravo tee', 'Delta cap']],
      ['?brand=h%26m,zara', ['bravo tee', 'Alpha tee', 'Delta cap']],
      ['?brand=h%26m&brand=zara', ['bravo tee', 'Alpha tee', 'Delta cap']],
      ['?category=&brand=puma', ['Charlie tee']],
      ['?price=25-50', ['Delta cap']],
      ['?price=0-25,25-50&brand=h%26m', ['bravo tee', 'Delta cap']],
      ['?price=500-', []],
      ['?price=10-20', ['bravo tee']],
      ['?price=-21&brand=zara,h%26m', ['bravo tee', 'Alpha tee']],
      ['?price=20-10', []],
      ['?category=women&sale=yes', ['bravo tee']],
      ['?category=women&sale=no&inStock=maybe', ['bravo tee', 'Alpha tee', 'Charlie tee']],
      ['?brand=nobody', []],
      ['?category=women%27%20OR%201=1--', []],
    ])('filters by %p', async (query, expected) => {
      expect(titles((await browse(query)).body.data)).toEqual(expected);
    });

    const cursorAt = (cents: number) =>
      `?cursor=${Buffer.from(JSON.stringify([cents, 'tee', '01a1f8c9-15c0-704d-b6ca-fb16cb4c5701'])).toString('base64url')}`;

    it.each([
      '?limit=0',
      '?limit=101',
      '?limit=many',
      '?cursor=nonsense',
      '?cursor=W10',
      cursorAt(2_147_483_648),
      cursorAt(-1),
      cursorAt(0.5),
      '?category=%00',
      '?brand=zara&brand=h%00m',
    ])('refuses %p as malformed', async (query) => {
      const { status, body } = await browse(query);
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, code: expect.stringMatching(/^MALFORMED/) });
    });

    it('refuses a cursor of another sort order', async () => {
      const { body } = await browse('?limit=1&sortBy=title-atoz');
      expect((await browse(`?limit=1&cursor=${body.meta.nextCursor}`)).status).toBe(400);
    });

    it('pages on after a title of maximum length in bytes', async () => {
      await onSale(seller, { title: '綿'.repeat(200), brand: 'adidas' });
      await onSale(seller, { title: '麻'.repeat(200), brand: 'adidas' });
      const { body } = await browse('?brand=adidas&limit=1');
      expect(await browse(`?brand=adidas&limit=1&cursor=${body.meta.nextCursor}`)).toMatchObject({
        status: 200,
        body: { data: [{ title: '麻'.repeat(200) }] },
      });
    });

    it('shows the most expensive product of each category in the showcase', async () => {
      const image = 'https://pictures.test/coat.webp';
      await onSale(seller, { category: 'footwear' });
      await onSale(seller, { category: 'footwear', price: 900, salePrice: 800, image });
      const { body } = await shop().visitor().get('/api/shop/products/showcase');
      expect(body.data).toContainEqual({ category: 'footwear', image });
      expect(body.data).toContainEqual({ category: 'accessories', image: jeans.image });
      const shown = body.data.map(({ category }: { category: string }) => category);
      expect(shown).toEqual([...new Set(shown)]);
      expect(shown).not.toContain('kids');
    });

    it('returns 404 for a malformed id', async () => {
      for (const id of ['nothing', '01a1f8c9-15c0-704d-b6ca-fb16cb4c5701', '%00', "'"]) {
        expect(await shop().visitor().get(`/api/shop/products/get/${id}`)).toMatchObject({
          status: 404,
          body: { success: false, code: 'NOT_FOUND' },
        });
      }
    });
  });

  describe('for admins', () => {
    it.each([
      ['title', ''],
      ['title', 'x'.repeat(201)],
      ['title', 'null \u0000 character'],
      ['description', '   '],
      ['category', 'pets'],
      ['brand', 'H&M'],
      ['price', 0],
      ['price', '12.345'],
      ['price', -1],
      ['price', 1_000_000.01],
      ['price', null],
      ['salePrice', 89.5],
      ['salePrice', -1],
      ['totalStock', 1.5],
      ['totalStock', -1],
      ['totalStock', 1_000_001],
      ['image', 'javascript:alert(1)'],
      ['image', '/uploads/../secret'],
      ['image', 'https://x/\u0000'],
    ])('refuses a product whose %s is %p', async (field, value) => {
      const before = (await browse()).body.meta.total;
      const { status, body } = await seller.client.post('/api/admin/products/add', {
        ...jeans,
        [field]: value,
      });
      expect(status).toBe(400);
      expect(body.success).toBe(false);
      expect((await browse()).body.meta.total).toBe(before);
    });

    it('reports errors of price, sale price and stock together', async () => {
      const add = async (wrong: object) => {
        const { status, body } = await seller.client.post('/api/admin/products/add', { ...jeans, ...wrong });
        return { status, errors: Object.fromEntries((body.errors ?? []).map(toPair)) };
      };
      const toPair = ({ path, message }: { path: string; message: string }) => [path, message];
      const price = 'must be an amount from 0.01 to 1,000,000, such as 49.99';
      const salePrice = 'must be 0 or an amount like 49.99';
      const below = 'must be 0 or below the price';
      const totalStock = 'must be a whole number from 0 to 1000000';
      for (const [wrong, errors] of [
        [{ salePrice: -1 }, { salePrice }],
        [{ salePrice: {} }, { salePrice }],
        [{ salePrice: 89.5 }, { salePrice: below }],
        [
          { price: 0, salePrice: -1, totalStock: undefined },
          { price, salePrice, totalStock },
        ],
        [
          { price: 1_000_000.01, title: '' },
          { price, title: 'must not be empty' },
        ],
        [
          { salePrice: 90, totalStock: -1 },
          { salePrice: below, totalStock: 'must be at least 0' },
        ],
      ]) {
        expect(await add(wrong!)).toEqual({ status: 400, errors });
      }
    });

    it("accepts a form's strings as numbers, and ignores unknown fields", async () => {
      const form = { ...jeans, price: '49.99', salePrice: '', totalStock: '7', averageReview: 5, role: 'x' };
      const { status, body } = await seller.client.post('/api/admin/products/add', form);
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ price: 49.99, salePrice: 0, totalStock: 7, averageReview: 0 });
    });

    it('refuses to save a stale copy', async () => {
      const id = await onSale(seller);
      const save = (title: string, version?: number) =>
        seller.client.put(`/api/admin/products/edit/${id}`, { ...jeans, title, version });
      expect((await save('First', 1)).body.data).toMatchObject({ title: 'First', version: 2 });
      expect(await save('Second', 1)).toMatchObject({ status: 409, body: { code: 'STALE_PRODUCT' } });
      expect((await save('Third')).body.data.title).toBe('Third');
    });

    it('deletes a product', async () => {
      const id = await onSale(seller);
      expect((await seller.client.delete(`/api/admin/products/delete/${id}`)).status).toBe(200);
      expect((await shop().visitor().get(`/api/shop/products/get/${id}`)).status).toBe(404);
      expect((await seller.client.delete(`/api/admin/products/delete/${id}`)).status).toBe(404);
    });

    it('can be changed by admins only', async () => {
      const sam = await shopper(shop());
      for (const [client, expected] of [
        [shop().visitor(), 401],
        [sam.client, 403],
      ] as const) {
        expect((await client.post('/api/admin/products/add', jeans)).status).toBe(expected);
        expect((await client.get('/api/admin/products/get')).status).toBe(expected);
        expect((await client.post('/api/common/feature/add', { image: '/uploads/x.webp' })).status).toBe(
          expected,
        );
        expect((await upload({ client }, Buffer.from('x'))).status).toBe(expected);
      }
    });
  });
});
