import { onSale } from '../support/shop/goods';
import { admin, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('the rules of returns', () => {
  const shop = testShop({ VISITORS: 'browse' });
  let ada: Person;
  beforeAll(async () => (ada = await admin(shop())));

  const path = '/api/admin/return-rules';
  const ofNewShop = {
    ...{ windowDays: 30, wayPaidBy: 'shopper', fee: 0, arrivalDays: 21, holdDays: 14 },
    exclusions: [],
  };
  const read = async (query = '') =>
    (await shop().visitor().get(`/api/shop/returns/rules${query}`)).body.data;
  const edit = (body: object) => ada.client.put(path, body);

  it('are thirty days at the expense of the shopper in a new shop, and edited by admins', async () => {
    expect(await read()).toEqual(ofNewShop);
    const [suit, socks] = [await onSale(ada), await onSale(ada)];
    const exclusions = [
      { productId: suit, reason: 'made-to-order' },
      { productId: socks, reason: 'opened' },
    ];
    const rules = {
      ...{ windowDays: 60, wayPaidBy: 'shop', fee: '4.90', arrivalDays: 14, holdDays: 10 },
      exclusions,
    };
    const { status, body } = await edit({ ...rules, version: 1 });
    expect([status, body]).toEqual([200, { success: true, message: 'The rules of returns are saved' }]);
    expect((await ada.client.get(path)).body.data).toEqual({ ...rules, fee: 4.9, version: 2 });
    expect(await read()).toEqual({ ...rules, fee: 4.9, exclusions: [] });
    expect((await read(`?products=${socks}`)).exclusions).toEqual([exclusions[1]]);
    const { holdDays: _, ...known } = rules;
    expect((await edit({ ...known, version: 2 })).status).toBe(200);
    expect((await read()).holdDays).toBe(10);
    const stale = await edit({ ...rules, version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_RETURN_RULES']);
  });

  it.each([
    { windowDays: 13 },
    { windowDays: 366 },
    { arrivalDays: 6 },
    { holdDays: 0 },
    { wayPaidBy: 'nobody' },
    { fee: -1 },
    { exclusions: [{ productId: 'x', reason: 'cheap' }] },
    { exclusions: ['opened', 'made-to-order'].map((reason) => ({ productId: 'x', reason })) },
  ])('are never %j', async (wrong) => {
    const { status, body } = await edit({ ...ofNewShop, version: 2, ...wrong });
    expect([status, body.code]).toEqual([400, 'MALFORMED_REQUEST']);
  });
});
