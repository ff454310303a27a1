import { onSale } from '../support/shop/goods';
import { admin } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('what is reduced, and what can be bought', () => {
  const shop = testShop();
  beforeAll(async () => {
    const seller = await admin(shop());
    const reduced = { brand: 'nike', price: 20, salePrice: 15 };
    await onSale(seller, { ...reduced, title: 'Echo hat', totalStock: 0 });
    await onSale(seller, { ...reduced, title: 'Foxtrot hat', salePrice: 0, totalStock: 0 });
    await onSale(seller, { ...reduced, title: 'Golf hat' });
    await onSale(seller, { ...reduced, title: 'Hotel hat', salePrice: 0 });
    await seller.client.post('/api/admin/collections', {
      slug: 'hats',
      title: 'Hats',
      rule: { brand: ['nike'] },
    });
  });

  describe.each(['/api/shop/products/get', '/api/shop/search/hat', '/api/shop/collections/hats'])(
    'in %s',
    (path) => {
      const found = async (query: string) => {
        const { body } = await shop().visitor().get(`${path}?sortBy=title-atoz&limit=3${query}`);
        const { total, facets } = body.meta;
        const titles = (body.data as { title: string }[]).map(({ title }) => title);
        return [titles, total, facets.sale, facets.inStock];
      };

      it.each([
        ['', ['Echo hat', 'Foxtrot hat', 'Golf hat'], 4, { yes: 2 }, { yes: 2 }],
        ['&sale=yes', ['Echo hat', 'Golf hat'], 2, { yes: 2 }, { yes: 1 }],
        ['&inStock=yes', ['Golf hat', 'Hotel hat'], 2, { yes: 1 }, { yes: 2 }],
        ['&inStock=yes&sale=yes', ['Golf hat'], 1, { yes: 1 }, { yes: 1 }],
        ['&price=25-50', [], 0, {}, {}],
        ['&inStock=maybe&sale=no', ['Echo hat', 'Foxtrot hat', 'Golf hat'], 4, { yes: 2 }, { yes: 2 }],
      ])('finds and counts it: %p', async (query, ...expected) => {
        expect(await found(query)).toEqual(expected);
      });
    },
  );
});
