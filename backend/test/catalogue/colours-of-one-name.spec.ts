import { onSale, tee } from '../support/shop/goods';
import { admin, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('a colour of two products with a hex each', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });

  const navyTee = (category: string, hex: string) =>
    onSale(seller, {
      ...tee,
      category,
      options: { colours: [{ name: 'Navy', hex }] },
      variants: [{ size: 'M', colour: 'Navy', price: 20, salePrice: 0, stock: 10 }],
    } as typeof tee);
  const listingOf = async (query: string) => {
    const { body, headers } = await shop().visitor().get(`/api/shop/products/get${query}`);
    return { colours: body.meta.colours, etag: headers.get('etag') };
  };

  it('looks the same in each answer, of each server', async () => {
    await navyTee('men', '#1f2f4d');
    await listingOf('');
    await navyTee('women', '#000080');
    const before = await Promise.all(['', '?category=men', '?category=women'].map(listingOf));
    expect(before.map(({ colours }) => colours)).toEqual([
      [{ name: 'Navy', hex: '#000080' }],
      [{ name: 'Navy', hex: '#1f2f4d' }],
      [{ name: 'Navy', hex: '#000080' }],
    ]);
    await shop().restart();
    expect(await Promise.all(['', '?category=men', '?category=women'].map(listingOf))).toEqual(before);
  });
});
