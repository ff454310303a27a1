import { newId } from '../../src/shared/ids';
import { builtFrontends, shellTemplate } from '../support/services/built-frontends';
import { addOrder } from '../support/shop/placed-orders';
import { admin, inDatabase, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('the time zone of the shop', () => {
  const { root, put, remove } = builtFrontends();
  beforeAll(() => put('frontend-shell', { 'index.html': shellTemplate, 'remotes.json': '[]' }));
  afterAll(remove);
  const shop = testShop({ SERVE_FRONTENDS: root, SHOP_TIME_ZONE: 'Asia/Tokyo' });
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });

  it('has the days that filters of lists name', async () => {
    // 20 November in Tokyo.
    const id = await addOrder(shop(), { placedAt: '2026-11-19T15:30:00Z' });
    const found = async (query: string) => {
      const { body } = await seller.client.get(`/api/admin/orders/get?${query}`);
      return body.data.map(({ _id }: { _id: string }) => _id);
    };
    expect(await found('from=2026-11-20')).toEqual([id]);
    expect(await found('to=2026-11-19')).toEqual([]);
    expect(await found('to=2026-11-19T16:00:00Z')).toEqual([id]);

    const subjectId = newId();
    await inDatabase(
      shop(),
      `INSERT INTO audit.entries (recorded_at, actor, subject, subject_id, label, action)
       VALUES ('2026-11-19T15:30:00Z', 'shop', 'product', $1, 'Socks', 'added')`,
      [subjectId],
    );
    const entries = async (query: string) => {
      const { body } = await seller.client.get(`/api/admin/audit/get?subjectId=${subjectId}&${query}`);
      return body.data.length;
    };
    expect([await entries('from=2026-11-20'), await entries('to=2026-11-19')]).toEqual([1, 0]);
  });

  it('is named in pages', async () => {
    const { body } = await seller.client.get('/admin/orders');
    expect(body).toContain('<meta name="shop-time-zone" content="Asia/Tokyo">');
  });
});
