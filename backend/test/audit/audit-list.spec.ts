import { onSale } from '../support/shop/goods';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { addOrder } from '../support/shop/placed-orders';
import { testShop } from '../support/shop/test-shop';

describe('the list of the audit trail', () => {
  const shop = testShop();
  let seller: Person;
  let other: Person;
  const productIds: string[] = [];
  beforeAll(async () => {
    [seller, other] = [await admin(shop()), await admin(shop())];
    for (const title of ['Corduroy blazer', 'Corduroy trousers', 'Silk scarf'])
      productIds.push(await onSale(title === 'Silk scarf' ? other : seller, { title }));
    await seller.client.delete(`/api/admin/products/delete/${productIds[0]}`);
  });

  const list = (query: string) => seller.client.get(`/api/admin/audit/get?${query}`);
  const namesOf = async (query: string) =>
    (await list(query)).body.data.map(({ label, action }: Record<string, string>) => `${label} ${action}`);

  it('lists the newest entries first, with actor and change', async () => {
    const { body } = await list('subject=product');
    expect(body.meta).toMatchObject({ total: 4, totalIsExact: true });
    expect(body.data[0]).toMatchObject({
      by: { kind: 'admin', id: seller.id, name: 'Ada Admin' },
      subject: 'product',
      subjectId: productIds[0],
      label: 'Corduroy blazer',
      action: 'deleted',
      after: null,
    });
    expect(Date.now() - Date.parse(body.data[0].at)).toBeLessThan(60_000);
  });

  it('can be searched, and filtered by subject, object, actor and time', async () => {
    expect(await namesOf('q=CORDUROY+added')).toEqual(['Corduroy trousers added', 'Corduroy blazer added']);
    expect(await namesOf('subject=order,customer')).toEqual([]);
    expect(await namesOf(`subject=product&actor=admin:${other.id}`)).toEqual(['Silk scarf added']);
    expect(await namesOf(`subjectId=${productIds[0]}`)).toEqual([
      'Corduroy blazer deleted',
      'Corduroy blazer added',
    ]);
    const { at } = (await list(`subjectId=${productIds[1]}`)).body.data[0];
    expect(await namesOf(`subject=product&to=${new Date(Date.parse(at) - 1).toISOString()}`)).toEqual([
      'Corduroy blazer added',
    ]);
    expect(await namesOf(`from=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
    for (const query of ['subject=nothing', 'q=ab', 'from=yesterday', 'limit=0', 'cursor=x'])
      expect((await list(query)).status).toBe(400);
  });

  it('finds the entries of one order by its number, however it is written', async () => {
    const [order, another] = [await addOrder(shop()), await addOrder(shop())];
    await inDatabase(shop(), `UPDATE ordering.orders SET number = CASE id WHEN $1 THEN 777 ELSE 7771 END`, [
      order,
    ]);
    for (const id of [order, another])
      await seller.client.post(`/api/admin/orders/notes/${id}`, { note: 'Called' });
    for (const query of ['q=HB-777', 'q=hb777']) expect(await namesOf(query)).toEqual(['HB-777 note added']);
    expect(await namesOf('q=HB-777+note')).toEqual(['HB-7771 note added', 'HB-777 note added']);
  });

  it('has pages in both directions', async () => {
    const first = (await list('subject=product&limit=3')).body;
    const second = (await list(`subject=product&limit=3&cursor=${first.meta.nextCursor}`)).body;
    expect(second.data).toHaveLength(1);
    expect(second.meta).toMatchObject({ nextCursor: null, offset: 3 });
    expect((await list(`subject=product&limit=3&cursor=${second.meta.previousCursor}`)).body.data).toEqual(
      first.data,
    );
  });

  it('is exported with its filters', async () => {
    const { body } = await seller.client.get('/api/admin/audit/export?q=scarf');
    const lines = (body as string).trim().split('\n');
    expect(lines[0]).toBe('Time,By,Subject,Subject ID,Name,Action,Before,After');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Ada Admin,product,.*,Silk scarf,added,,"\{.*""title"":""Silk scarf""/,
    );
  });

  it('is for admins only', async () => {
    const sam = await shopper(shop());
    expect((await sam.client.get('/api/admin/audit/get')).status).toBe(403);
    expect((await shop().visitor().get('/api/admin/audit/export')).status).toBe(401);
  });
});
