import { onSale } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

const path = '/api/admin/products/matching';

describe('all products that match a query of the list', () => {
  const shop = testShop();
  let ada: Person;
  let ids: string[];
  beforeAll(async () => {
    ada = await admin(shop());
    await ada.client.post('/api/admin/brands', { slug: 'acme', name: 'Acme' });
    ids = [];
    for (let count = 0; count < 130; count += 1) {
      ids.push(await onSale(ada, { title: `Quagga ${count}`, brand: 'acme' }));
    }
    await onSale(ada, { title: 'Other coat' });
  });
  const counted = async (query: string) =>
    (await ada.client.get(`${path}/count?${new URLSearchParams({ query }).toString()}`)).body.data.count;
  const become = (body: object) =>
    ada.client.post(`${path}/state`, { query: 'brand=acme', expected: 130, ...body });
  const applied = async (body: object) => {
    const { status, body: answer } = await become(body);
    expect(status).toBe(201);
    const { _id, total } = answer.data;
    await until(async () => (await ada.client.get(`${path}/state/${_id}`)).body.data.done === total);
    return answer.data;
  };

  it('are counted, beyond the page', async () => {
    expect(await counted('brand=acme')).toBe(130);
    expect(await counted('q=quagga&sort=title-atoz&limit=5')).toBe(130);
    expect(await counted('q=quaga')).toBe(130);
    expect(await counted('brand=acme&state=draft')).toBe(0);
  });

  it('get another state by a job, and one entry of the audit trail stands for them', async () => {
    expect(await applied({ state: 'archived' })).toMatchObject({ done: 0, total: 130 });
    expect(await counted('brand=acme&state=archived')).toBe(130);
    expect(await counted('state=published')).toBe(1);
    const { body } = await ada.client.get('/api/admin/audit/get?limit=1');
    expect(body.data).toMatchObject([{ action: 'state of all changed', label: '130 products' }]);
    expect((await shop().visitor().get(`/api/shop/products/get/${ids[0]}`)).status).toBe(404);
    await applied({ state: 'published' });
    expect(await counted('state=published')).toBe(131);
  });

  it('are planned for a time', async () => {
    await applied({ state: 'published', publishAt: '2126-01-01T00:00:00.000Z' });
    const { body } = await ada.client.get(`/api/admin/products/get?ids=${ids.at(-1)}`);
    expect(body.data).toMatchObject([{ state: 'draft', publishAt: '2126-01-01T00:00:00.000Z' }]);
    await applied({ state: 'published' });
  });

  it('are left alone when another number matches than an admin saw', async () => {
    const { status, body } = await become({ state: 'archived', expected: 120 });
    expect([status, body.code, body.message]).toEqual([
      409,
      'MATCHES_CHANGED',
      'Now 130 products match, not 120. Look at the list again.',
    ]);
    expect(await counted('brand=acme&state=archived')).toBe(0);
    expect((await become({ state: 'archived', expected: 131, query: 'brand=nobody' })).status).toBe(409);
  });

  it.each([
    ['a query that is none', { query: 'stock=some', state: 'draft' }],
    ['a state that is none', { state: 'sold' }],
    ['a time of publication for a draft', { state: 'draft', publishAt: '2126-01-01T00:00' }],
  ])('are not changed by %s', async (_, body) => {
    expect((await become(body)).status).toBe(400);
  });

  it('are changed by admins alone', async () => {
    const sam = await shopper(shop());
    expect((await sam.client.post(`${path}/state`, { query: '', expected: 1, state: 'draft' })).status).toBe(
      403,
    );
    expect((await ada.client.get(`${path}/state/${ids[0]}`)).status).toBe(404);
  });
});
