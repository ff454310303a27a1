import { newId } from '../../src/shared/ids';
import { inSizes, jeans, onSale } from '../support/shop/goods';
import { admin, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('related products', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  const related = async (id: string) => {
    const { status, body } = await shop().visitor().get(`/api/shop/products/related/${id}`);
    expect([status, body.success]).toEqual([200, true]);
    return body.data as { _id: string; title: string }[];
  };
  const titles = (products: { title: string }[]) => products.map(({ title }) => title);

  it('are first of the same category, by brand and price, then of the same brand', async () => {
    const add = (title: string, fields: Partial<typeof jeans>) => onSale(seller, { title, ...fields });
    const kids = { category: 'kids', brand: 'puma' };
    const id = await add('Striped tee', { ...kids, price: 20 });
    await add('A dear tee', { ...kids, price: 90 });
    await add('A tee in the sale', { ...kids, price: 80, salePrice: 19 });
    await add('A tee a little dearer', { ...kids, price: 22 });
    await add('Sold out', { ...kids, price: 20, totalStock: 0 });
    await add('Near, of another brand', { ...kids, brand: 'nike', price: 20 });
    await add('Further, of another brand', { ...kids, brand: 'h&m', price: 25 });
    await add('Of the brand, for grown-ups', { brand: 'puma', category: 'women', price: 20 });
    await add('Of neither', { brand: 'levi', category: 'women', price: 20 });

    expect(titles(await related(id))).toEqual([
      'A tee in the sale',
      'A tee a little dearer',
      'A dear tee',
      'Near, of another brand',
      'Further, of another brand',
      'Of the brand, for grown-ups',
    ]);
  });

  it('returns at most eight', async () => {
    const shelf = { category: 'footwear', brand: 'adidas' };
    const id = await onSale(seller, { ...shelf, title: 'Runner 0', price: 100 });
    for (let number = 1; number <= 10; number += 1) {
      await onSale(seller, { ...shelf, title: `Runner ${number}`, price: 100 + number });
    }
    expect(titles(await related(id))).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Runner ${number}`));
  });

  it('have the format of the listing', async () => {
    const shelf = { category: 'accessories', brand: 'zara' };
    const { productId } = await inSizes(seller, shelf);
    const id = await onSale(seller, { ...shelf, title: 'Belt', price: 15 });
    const listed = await shop().visitor().get('/api/shop/products/get?category=accessories&limit=10');
    const { data } = listed.body as { data: { _id: string }[] };
    expect(await related(id)).toEqual(data.filter(({ _id }) => _id === productId));
  });

  it('are empty for an unknown product', async () => {
    expect(await related(newId())).toEqual([]);
    expect(await related('no-id')).toEqual([]);
  });
});
