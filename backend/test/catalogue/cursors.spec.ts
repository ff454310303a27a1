import { onSale } from '../support/shop/goods';
import { admin, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

const id = '01a1f8c9-15c0-704d-b6ca-fb16cb4c5701';
const keys: unknown[] = [
  '1',
  '',
  '0000-01-01T00:00:00Z',
  '2026-11-20T11:52:07+23:59',
  '12026-11-20T11:52:07Z',
  'infinity',
  'a\u0000b',
  '\ud800',
  -1,
  0.5,
  1e30,
  2_147_483_648,
  null,
  true,
  {},
  [],
];
const forged = [
  'nonsense',
  'W10',
  ...keys
    .flatMap((key) => [
      [key, id],
      [key, 'tee', id],
      [5, key, id],
      ['2026-11-20T11:52:07Z', key],
      [5, 'tee', key],
      [key],
      key,
    ])
    .map((cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')),
];

describe('an invented cursor', () => {
  const shop = testShop();
  let seller: Person;
  let productId: string;
  beforeAll(async () => {
    seller = await admin(shop());
    productId = await onSale(seller, { title: 'Tee' });
  });

  const sorts = ['price-lowtohigh', 'price-hightolow', 'title-atoz', 'title-ztoa'];
  it.each([
    ...sorts.map((sort) => [`/api/shop/products/get?sortBy=${sort}`]),
    ...sorts.map((sort) => [`/api/shop/search/tee?sortBy=${sort}`]),
    ['/api/shop/search/tee?limit=5'],
    ['/api/shop/review/:id?limit=5'],
    ['/api/admin/reviews/get?limit=5'],
  ])('is refused, or read as a cursor: %s', async (address) => {
    const ask = (cursor: string) =>
      seller.client.get(`${address.replace(':id', productId)}&cursor=${cursor}`);
    const statuses = new Set<number>();
    for (const cursor of forged) statuses.add((await ask(cursor)).status);
    statuses.delete(200);
    expect([...statuses]).toEqual([400]);
  });
});
