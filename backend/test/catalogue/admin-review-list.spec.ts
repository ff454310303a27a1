import { parse } from 'csv-parse/sync';
import { onSale } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

interface Listed {
  _id: string;
  reviewMessage: string;
}

describe("the admin's list of reviews", () => {
  const shop = testShop();
  let seller: Person;
  let sam: Person;
  let kim: Person;
  let coat: string;
  let scarf: string;
  let ids: string[];
  const ask = (query: string) => seller.client.get(`/api/admin/reviews/get?${query}`);
  const messages = async (query: string) =>
    (await ask(query)).body.data.map(({ reviewMessage }: Listed) => reviewMessage);
  const hide = (body: object) => seller.client.put('/api/admin/reviews/hide', body);

  beforeAll(async () => {
    seller = await admin(shop());
    [sam, kim] = [await shopper(shop()), await shopper(shop())];
    coat = await onSale(seller, { title: 'Wool coat' });
    scarf = await onSale(seller, { title: 'Silk scarf' });
    const write = (by: Person, productId: string, reviewValue: number, reviewMessage: string) =>
      by.client.post('/api/shop/review/add', { productId, userId: by.id, reviewValue, reviewMessage });
    await write(sam, coat, 5, 'Warm.');
    await write(kim, coat, 1, 'Buy elsewhere!');
    await write(sam, scarf, 3, '=SUM(A1)');
    const { body } = await ask('sort=oldest');
    ids = body.data.map(({ _id }: Listed) => _id);
    await hide({ reviewIds: [ids[1]], reason: 'Advertising' });
  });

  const [warm, advertisement, formula] = ['Warm.', 'Buy elsewhere!', '=SUM(A1)'];

  it.each<[string, () => string, string[]]>([
    ['nothing', () => '', [formula, advertisement, warm]],
    ['a word of the text', () => 'q=ELSEWHERE', [advertisement]],
    ['the name of its author', () => 'q=sam+warm', [warm]],
    ['the reason why it is hidden', () => 'q=advertis', [advertisement]],
    ['stars', () => 'stars=1,3', [formula, advertisement]],
    ['being hidden', () => 'hidden=true', [advertisement]],
    ['being shown', () => 'hidden=false&stars=5', [warm]],
    ['product', () => `product=${coat}&sort=oldest`, [warm, advertisement]],
    ['customer', () => `customer=${sam.id}`, [formula, warm]],
    ['ids', () => `ids=${ids[0]},${ids[2]}`, [formula, warm]],
    ['stars, the best first', () => 'sort=stars-hightolow', [warm, formula, advertisement]],
    ['stars, the worst first', () => 'sort=stars-lowtohigh&limit=2', [advertisement, formula]],
  ])('finds by %s', async (_, query, expected) => {
    expect(await messages(query())).toEqual(expected);
  });

  it('has pages in both directions', async () => {
    const first = (await ask('limit=2&sort=stars-hightolow')).body;
    expect(first.meta).toMatchObject({ offset: 0, total: 3, totalIsExact: true, previousCursor: null });
    const second = (await ask(`limit=2&sort=stars-hightolow&cursor=${first.meta.nextCursor}`)).body;
    expect(second.data.map(({ reviewMessage }: Listed) => reviewMessage)).toEqual([advertisement]);
    const back = (await ask(`limit=2&sort=stars-hightolow&cursor=${second.meta.previousCursor}`)).body;
    expect(back.data).toEqual(first.data);
  });

  it('is exported with its filters, with formulas escaped', async () => {
    const { status, body } = await seller.client.get(`/api/admin/reviews/export?customer=${sam.id}`);
    expect(status).toBe(200);
    const rows = parse<Record<string, string>>(body, { columns: true });
    expect(rows.map(({ Review, Product, Stars }) => [Review, Product, Stars])).toEqual([
      ["'=SUM(A1)", 'Silk scarf', '3'],
      ['Warm.', 'Wool coat', '5'],
    ]);
    for (const { Date: day } of rows) expect(day).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('hides many reviews and shows them again, also when one does not exist', async () => {
    const average = async () =>
      (await shop().visitor().get(`/api/shop/products/get/${coat}`)).body.data.averageReview;
    const hidden = await hide({ reviewIds: [ids[0], coat, ids[2]], reason: 'Under inquiry' });
    expect(hidden.body.data).toEqual([
      { reviewId: ids[0], refusal: null },
      { reviewId: coat, refusal: expect.objectContaining({ code: 'NOT_FOUND' }) },
      { reviewId: ids[2], refusal: null },
    ]);
    expect(await messages('hidden=false')).toEqual([]);
    expect(await average()).toBe(0);
    await hide({ reviewIds: [ids[0], ids[2]] });
    expect(await messages('hidden=false')).toEqual([formula, warm]);
    expect(await average()).toBe(5);
  });

  it.each(['q=ab', 'stars=6', 'hidden=maybe', 'limit=101', 'sort=best', 'cursor=x'])(
    'refuses %s',
    async (query) => expect((await ask(query)).status).toBe(400),
  );

  it.each([{ reviewIds: [] }, { reason: 'x' }, { reviewIds: Array(101).fill('x') }])(
    'refuses to hide %j',
    async (body) => expect((await hide(body)).status).toBe(400),
  );

  it('is for admins only', async () => {
    for (const path of ['get', 'export'])
      expect((await sam.client.get(`/api/admin/reviews/${path}`)).status).toBe(403);
    expect((await sam.client.put('/api/admin/reviews/hide', { reviewIds: ids })).status).toBe(403);
  });
});
