import { inSizes, jeans, onSale, tee } from '../support/shop/goods';
import { admin, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

const navyPicture = 'https://pictures.test/navy.webp';

describe('a product in sizes and colours', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  const get = async (path: string) => (await shop().visitor().get(path)).body;
  const details = async (id: string) => (await get(`/api/shop/products/get/${id}`)).data;
  const detailsForAdmin = async (id: string) =>
    (await seller.client.get(`/api/admin/products/get/${id}`)).body.data;
  const page = (query: string) => get(`/api/shop/products/get?${query}`);
  const edit = (id: string, body: object) => seller.client.put(`/api/admin/products/edit/${id}`, body);
  const choices = (variants: { size: string | null; colour: string | null }[]) =>
    variants.map(({ size, colour }) => [size, colour].filter(Boolean).join(' '));

  describe('for shoppers', () => {
    it('has in lists the lowest price in stock, the sum of the stock and its options', async () => {
      const { productId } = await inSizes(seller, { category: 'kids' });
      const { data } = await page('category=kids&limit=5');
      expect(data).toEqual([
        {
          _id: productId,
          slug: 'pocket-tee',
          image: jeans.image,
          title: 'Pocket tee',
          category: 'kids',
          brand: 'zara',
          price: 20,
          salePrice: 15,
          totalStock: 40,
          sizesInStock: ['S', 'M', 'L'],
          averageReview: 0,
          reviewCount: 0,
          version: 1,
          options: {
            sizes: ['S', 'M', 'L'],
            colours: [
              { name: 'Navy', hex: '#1f2f4d', image: navyPicture },
              { name: 'Red', hex: '#bf3b3b', image: jeans.image },
            ],
          },
        },
      ]);
    });

    it('shows texts unchanged, with any characters', async () => {
      const odd = `a "b" \\ {c}', ü 👕 <d>\n\t%s $1`;
      const variants = [{ ...tee.variants[0], sku: odd }];
      const { productId } = await inSizes(seller, { description: odd, variants });
      const shown = { description: odd, variants: [{ sku: odd, size: 'L' }] };
      expect(await details(productId)).toMatchObject(shown);
      expect(await detailsForAdmin(productId)).toMatchObject(shown);
    });

    it('shows its variants in the details, by colour and by size in the order of the scale', async () => {
      const { productId, variantOf } = await inSizes(seller);
      const { variants, description } = await details(productId);
      expect(description).toBe(jeans.description);
      expect(choices(variants)).toEqual(['S Navy', 'M Navy', 'L Navy', 'S Red']);
      expect(variants[1]).toEqual({
        _id: variantOf('M Navy'),
        size: 'M',
        colour: 'Navy',
        price: 20,
        salePrice: 15,
        stock: 10,
        sku: null,
        image: navyPicture,
      });
      expect(variants[3]).toMatchObject({ size: 'S', colour: 'Red', image: jeans.image });
    });

    it('has the lowest price of the variants in stock', async () => {
      const { productId } = await inSizes(seller, {
        variants: [
          { size: 'S', price: 10, stock: 0 },
          { size: 'M', price: 30, salePrice: 25, stock: 1 },
          { size: 'L', price: 28, stock: 4 },
        ],
      });
      expect(await details(productId)).toMatchObject({ price: 30, salePrice: 25, totalStock: 5 });
    });

    it('is unchanged for a product with one variant', async () => {
      const flat = await details(await onSale(seller));
      expect(flat).toMatchObject({ ...jeans, options: { sizes: [], colours: [] } });
      expect(flat.variants).toEqual([
        {
          _id: expect.any(String),
          size: null,
          colour: null,
          price: jeans.price,
          salePrice: 0,
          stock: jeans.totalStock,
          sku: null,
          image: jeans.image,
        },
      ]);
    });
  });

  describe('in filters and facets', () => {
    beforeAll(async () => {
      const shoe = { category: 'footwear', options: undefined };
      const inStock = (size: string, stock = 1) => ({ size, price: 60, stock });
      const runners = [inStock('39'), inStock('40')];
      await inSizes(seller, { ...shoe, title: 'Runner', brand: 'puma', variants: runners });
      await inSizes(seller, {
        ...shoe,
        title: 'Boot',
        brand: 'zara',
        variants: [inStock('40', 0), inStock('41')],
      });
      const two = ['White', 'Black'].flatMap((colour) =>
        ['39', '40'].map((size) => ({
          size,
          colour,
          price: 80,
          stock: colour === 'Black' && size === '39' ? 0 : 2,
        })),
      );
      await inSizes(seller, { ...shoe, title: 'Sneaker', brand: 'puma', variants: two });
    });
    const titles = async (query: string) =>
      (await page(`category=footwear&sortBy=title-atoz&limit=20&${query}`)).data.map(
        ({ title }: { title: string }) => title,
      );

    it.each([
      ['size=39', ['Runner', 'Sneaker']],
      ['size=40', ['Runner', 'Sneaker']],
      ['size=41,39', ['Boot', 'Runner', 'Sneaker']],
      ['size=39&size=41', ['Boot', 'Runner', 'Sneaker']],
      ['colour=Black', ['Sneaker']],
      ['size=39&colour=Black', []],
      ['size=39,40&colour=Black', ['Sneaker']],
      ['size=39&colour=Black,White', ['Sneaker']],
      ['size=39&brand=zara', []],
      ['size=Huge', []],
      ['colour=Chartreuse', []],
      ['colour=%27%29%20OR%20true--', []],
    ])('finds by %p the products with a variant in stock that matches all', async (query, expected) => {
      expect(await titles(query)).toEqual(expected);
    });

    it('accepts a limited number of choices per group, without duplicates', async () => {
      const named = (count: number) => Array.from({ length: count }, (_, place) => `C${place}`).join(',');
      const statusOf = async (query: string) =>
        (await shop().visitor().get(`/api/shop/products/get?${query}`)).status;
      expect(await statusOf(`size=${'M,'.repeat(2_000)}&colour=${named(100)}`)).toBe(200);
      for (const group of ['category', 'brand', 'size', 'colour'])
        expect(await page(`${group}=${named(101)}`)).toMatchObject({
          code: 'MALFORMED_REQUEST',
          errors: [{ path: group, message: 'must be at most 100' }],
        });
    });

    it('counts each option with the choices of the other groups', async () => {
      const { meta } = await page('category=footwear&size=39&limit=2');
      expect(meta).toMatchObject({
        total: 2,
        facets: {
          category: { footwear: 2 },
          brand: { puma: 2 },
          size: { 39: 2, 40: 2, 41: 1 },
          colour: { White: 1 },
        },
        colours: [{ name: 'White', hex: '#f6f3ee' }],
      });
      const black = await page('category=footwear&colour=Black&brand=puma&limit=2');
      expect(black.meta.facets).toMatchObject({
        brand: { puma: 1 },
        size: { 40: 1 },
        colour: { White: 1, Black: 1 },
      });
    });

    it('reflects sold-out and returned stock at once', async () => {
      const { productId } = await inSizes(seller, {
        category: 'accessories',
        options: undefined,
        variants: [{ size: 'One size', price: 9, stock: 1 }],
      });
      const found = async () => (await page('category=accessories&size=One size&limit=1')).meta.total;
      const count = async (stock: number) => {
        const { variants, ...product } = await details(productId);
        await edit(productId, { ...product, variants: [{ ...variants[0], stock }] });
      };
      expect(await found()).toBe(1);
      await count(0);
      expect(await found()).toBe(0);
      await count(3);
      expect(await found()).toBe(1);
    });

    it('omits descriptions in pages, and has them in the whole list', async () => {
      const whole = await page('category=footwear');
      expect(
        whole.data.every(({ description }: { description?: string }) => description === jeans.description),
      ).toBe(true);
      for (const query of [
        'limit=1',
        `cursor=${(await page('category=footwear&limit=1')).meta.nextCursor}`,
      ]) {
        const [first] = (await page(`category=footwear&${query}`)).data;
        expect(first).not.toHaveProperty('description');
      }
    });
  });

  describe('for a client without variants', () => {
    const flatOf = async (id: string) => {
      const { options, variants, ...flat } = await details(id);
      expect([options, variants]).not.toContain(undefined);
      return flat;
    };

    it("changes its details by an edit, and keeps each variant's price and stock", async () => {
      const { productId } = await inSizes(seller, {
        variants: [
          { size: 'S', price: 20, stock: 3 },
          { size: 'M', price: 25, stock: 4 },
        ],
      });
      const { status } = await edit(productId, { ...(await flatOf(productId)), title: 'Patch tee' });
      expect(status).toBe(200);
      expect(await details(productId)).toMatchObject({
        title: 'Patch tee',
        variants: [
          { size: 'S', price: 20, stock: 3 },
          { size: 'M', price: 25, stock: 4 },
        ],
      });
    });

    it('has one price for all variants after an edit changes it', async () => {
      const { productId } = await inSizes(seller);
      await edit(productId, { ...(await flatOf(productId)), price: 30, salePrice: 24 });
      const { variants } = await details(productId);
      expect(variants.map(({ price, salePrice }: typeof jeans) => [price, salePrice])).toEqual(
        Array(4).fill([30, 24]),
      );
    });

    it.each([39, 41])('refuses another total stock (%p for 40), and changes nothing', async (totalStock) => {
      const { productId } = await inSizes(seller);
      const body = { ...(await flatOf(productId)), title: 'Counted tee', totalStock };
      expect(await edit(productId, body)).toMatchObject({ status: 409, body: { code: 'HAS_VARIANTS' } });
      expect(await details(productId)).toMatchObject({ title: 'Pocket tee', totalStock: 40, version: 1 });
    });

    it('applies price and stock beside variants that are sent back unchanged', async () => {
      const id = await onSale(seller);
      await edit(id, { ...(await details(id)), price: 70, totalStock: 5 });
      expect(await details(id)).toMatchObject({ price: 70, totalStock: 5 });
      const { productId } = await inSizes(seller);
      await edit(productId, { ...(await details(productId)), price: 70 });
      expect(await details(productId)).toMatchObject({ price: 70, salePrice: 15, totalStock: 40 });
    });

    it('distinguishes this from an edit that takes a size off sale or changes a colour', async () => {
      const { productId } = await inSizes(seller);
      const { variants, ...read } = await detailsForAdmin(productId);
      const [first, ...others] = variants;
      await edit(productId, { ...read, variants: [{ ...first, onSale: false }, ...others] });
      expect((await details(productId)).variants).toHaveLength(3);
      const { options, ...rest } = await detailsForAdmin(productId);
      const [navy, ...otherColours] = options.colours;
      const colours = [{ ...navy, hex: '#000080' }, ...otherColours];
      await edit(productId, { ...rest, options: { colours } });
      expect((await details(productId)).options.colours).toEqual(colours);
    });

    it('accepts variants off sale that are sent back, too', async () => {
      const { productId } = await inSizes(seller);
      const [first, ...others] = tee.variants;
      await edit(productId, { ...tee, variants: [{ ...first, onSale: false }, ...others] });
      const read = await detailsForAdmin(productId);
      expect(read.variants).toHaveLength(4);
      await edit(productId, { ...read, price: 70 });
      expect(await details(productId)).toMatchObject({ price: 70, salePrice: 15, totalStock: 30 });
    });

    it('keeps the only size and colour of a product', async () => {
      const { productId } = await inSizes(seller, { variants: [tee.variants[1]] });
      await edit(productId, { ...(await flatOf(productId)), totalStock: 2, price: 19 });
      expect((await details(productId)).variants).toMatchObject([
        { size: 'S', colour: 'Navy', price: 19, stock: 2 },
      ]);
    });
  });
});
