import { newId } from '../../src/shared/ids';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { addOrder } from '../support/shop/placed-orders';
import { testShop } from '../support/shop/test-shop';

interface ListedOrder {
  _id: string;
  refunds: { amount: number; date: string | null };
}

describe("the admin's list of orders", () => {
  const shop = testShop();
  let seller: Person;

  beforeAll(async () => {
    seller = await admin(shop());
  });
  beforeEach(() => inDatabase(shop(), 'DELETE FROM ordering.orders'));

  const ask = (query: Record<string, string>, call = 'get') =>
    seller.client.get(`/api/admin/orders/${call}?${new URLSearchParams(query).toString()}`);
  const idsOf = async (query: Record<string, string>): Promise<string[]> => {
    const { body } = await ask(query);
    return body.data.map(({ _id }: { _id: string }) => _id);
  };

  const numberOf = async (id: string): Promise<string> => {
    const { body } = await seller.client.get(`/api/admin/orders/details/${id}`);
    return body.data.orderNumber;
  };

  it('has up to 500 orders, newest first, for clients without parameters', async () => {
    const older = await addOrder(shop(), { placedAt: '2026-03-01T12:00:00Z' });
    const newer = await addOrder(shop(), { placedAt: '2026-03-02T12:00:00Z' });
    const { status, body } = await ask({});
    expect(status).toBe(200);
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([newer, older]);
    expect(body.meta).toEqual({
      nextCursor: null,
      previousCursor: null,
      offset: 0,
      total: 2,
      totalIsExact: true,
    });
  });

  it('has pages in both directions', async () => {
    const [first, second, third] = [
      await addOrder(shop(), { totalCents: 300 }),
      await addOrder(shop(), { totalCents: 200 }),
      await addOrder(shop(), { totalCents: 100 }),
    ];
    const sort = 'total-hightolow';
    const one = await ask({ sort, limit: '2' });
    const two = await ask({ sort, limit: '2', cursor: one.body.meta.nextCursor });
    const back = await ask({ sort, limit: '2', cursor: two.body.meta.previousCursor });
    const ids = ({ body }: typeof one) => body.data.map(({ _id }: { _id: string }) => _id);
    expect([ids(one), ids(two), ids(back)]).toEqual([[first, second], [third], [first, second]]);
    expect(two.body.meta).toMatchObject({ offset: 2, total: 3, nextCursor: null });
    const wrong = await ask({ sort: 'newest', limit: '2', cursor: one.body.meta.nextCursor });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'MALFORMED_CURSOR' } });
  });

  it('has the orders to send, and of these the late ones, along their index', async () => {
    const promise = (id: string, to: string) =>
      inDatabase(
        shop(),
        `UPDATE ordering.orders SET delivery = json_build_object('promised', json_build_object('from', $2::text, 'to', $2::text))
          WHERE id = $1`,
        [id, to],
      );
    const now = new Date().toISOString();
    const old = await addOrder(shop());
    const fresh = await addOrder(shop(), { placedAt: now });
    const overdue = await addOrder(shop(), { placedAt: now, status: 'inProcess' });
    await promise(overdue, '2026-01-05');
    const inTime = await addOrder(shop());
    await promise(inTime, '2199-01-05');
    for (const given of [
      { status: 'inShipping' },
      { status: 'pending', stage: 'awaiting-payment' },
      { status: 'rejected', stage: 'refunded' },
    ])
      await addOrder(shop(), given);
    expect((await idsOf({ toSend: 'all', sort: 'oldest' })).toSorted()).toEqual(
      [old, fresh, overdue, inTime].toSorted(),
    );
    expect((await idsOf({ toSend: 'late' })).toSorted()).toEqual([old, overdue].toSorted());
    expect((await ask({ toSend: 'never' })).status).toBe(400);
  });

  it('is filtered by status, payment, day, amount, product, variant and customer', async () => {
    const [shopperId, productId, variantId] = [newId(), newId(), newId()];
    const sent = await addOrder(shop(), {
      status: 'inShipping',
      totalCents: 5000,
      placedAt: '2026-03-05T23:59:59Z',
      productId,
      variantId,
    });
    const unpaid = await addOrder(shop(), {
      status: 'pending',
      stage: 'awaiting-payment',
      placedAt: '2026-03-03T00:00:00Z',
    });
    const ended = await addOrder(shop(), {
      status: 'rejected',
      stage: 'closed',
      placedAt: '2026-03-01T00:00:00Z',
      shopperId,
    });
    const all = [sent, unpaid, ended];
    const cases: [Record<string, string>, string[]][] = [
      [{ status: 'inShipping' }, [sent]],
      [{ status: 'inShipping,rejected' }, [sent, ended]],
      [{ payment: 'failed' }, [ended]],
      [{ payment: 'paid,pending' }, [sent, unpaid]],
      [{ payment: 'paid,pending,failed', sort: 'oldest' }, [ended, unpaid, sent]],
      [{ payment: 'paid,failed', sort: 'total-hightolow' }, [sent, ended]],
      [{ from: '2026-03-03' }, [sent, unpaid]],
      [{ to: '2026-03-03' }, [unpaid, ended]],
      [{ from: '2026-03-02T23:00:00.000Z', to: '2026-03-05T23:59:59.000Z' }, [unpaid]],
      [{ minAmount: '50' }, [sent]],
      [{ maxAmount: '49.99' }, [unpaid, ended]],
      [{ product: productId }, [sent]],
      [{ variant: variantId }, [sent]],
      [{ product: productId, variant: newId() }, []],
      [{ customer: shopperId }, [ended]],
      [{ ids: `${sent},${ended}` }, [sent, ended]],
      [{ product: 'nothing' }, []],
      [{ status: '', payment: '' }, all],
      [{ status: 'rejected', payment: 'paid' }, []],
    ];
    for (const [query, expected] of cases) expect([query, await idsOf(query)]).toEqual([query, expected]);
  });

  it('says what went back of an order, marks orders partly refunded, and finds them by the day of any refund', async () => {
    const [whole, part, kept] = [await addOrder(shop()), await addOrder(shop()), await addOrder(shop())];
    await inDatabase(shop(), 'UPDATE ordering.orders SET paid_at = placed_at');
    await inDatabase(
      shop(),
      `UPDATE ordering.orders SET stage = 'refunded', status = 'rejected', refunded_at = '2026-03-04T10:00:00Z' WHERE id = $1`,
      [whole],
    );
    const cancel = (orderId: string, cents: number, refundedAt: string | null) =>
      inDatabase(
        shop(),
        `INSERT INTO ordering.cancellations (delivery_cents, id, order_id, pieces, refund_cents, cancelled_by, cancelled_at, refunded_at)
         VALUES (0, $1, $2, '[]', $3, 'shop', '2026-03-02T10:00:00Z', $4)`,
        [newId(), orderId, cents, refundedAt],
      );
    await cancel(whole, 300, '2026-03-02T10:00:00Z');
    await cancel(part, 250, '2026-03-02T10:00:00Z');
    await cancel(part, 100, '2026-03-03T10:00:00Z');
    await cancel(kept, 400, null);

    const { body } = await ask({});
    expect(new Map(body.data.map(({ _id, refunds }: ListedOrder) => [_id, refunds]))).toEqual(
      new Map([
        [whole, { amount: 10, date: '2026-03-04T10:00:00.000Z' }],
        [part, { amount: 3.5, date: '2026-03-03T10:00:00.000Z' }],
        [kept, { amount: 0, date: null }],
      ]),
    );
    const cases: [Record<string, string>, string[]][] = [
      [{ refundedFrom: '2026-03-02', refundedTo: '2026-03-02' }, [whole, part]],
      [{ refundedFrom: '2026-03-03', refundedTo: '2026-03-03' }, [part]],
      [{ refundedFrom: '2026-03-04' }, [whole]],
      [{ refundedTo: '2026-03-01' }, []],
      [{ payment: 'partlyRefunded' }, [part]],
      [{ payment: 'refunded,partlyRefunded' }, [whole, part]],
      [{ payment: 'paid,partlyRefunded' }, [part, kept]],
    ];
    for (const [query, expected] of cases)
      expect([query, (await idsOf(query)).toSorted()]).toEqual([query, expected.toSorted()]);
  });

  it.each<Record<string, string>>([
    { status: 'lost' },
    { payment: 'paid,lost' },
    { sort: 'random' },
    { limit: '0' },
    { limit: '101' },
    { from: 'yesterday' },
    { from: '2026-02-30' },
    { to: '0000-00-00' },
    { minAmount: '-1' },
    { q: 'ab' },
    { ids: Array.from({ length: 101 }, (_, place) => place).join() },
  ])('refuses %j and names the field', async (query) => {
    const { status, body } = await ask(query);
    expect([status, body.errors[0].path.split('.')[0]]).toEqual([400, Object.keys(query)[0]]);
  });

  it('is exported as CSV with its filters, with formulas escaped', async () => {
    await addOrder(shop(), { status: 'rejected' });
    const id = await addOrder(shop(), { status: 'delivered' });
    const { status, headers, body } = await ask({ status: 'delivered' }, 'export');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename=orders.csv');
    const [head, ...lines] = (body as string).trim().split('\n');
    expect(head).toMatch(/^Order Number,Order ID,Order Date,Customer,E-mail,/);
    expect(lines).toEqual([
      `${await numberOf(id)},${id},2026-03-01 12:00:00,"'=Sam, Shopper",,delivered,paid,1 × Linen Shirt,10.00,"'=Sam, Shopper",12 Lane,T,,P,US,'+1,'-,2026-03-01 12:00:00,0.00,0.00,,USD,,`,
    ]);
  });

  it('is exported completely, in order, when it is longer than a batch', async () => {
    await inDatabase(
      shop(),
      `WITH placed AS (
         INSERT INTO ordering.orders (id, number, search, shopper_id, shopper_name, shopper_email, delivery, page_versions, total_cents, status, stage, payment_id, placed_at, updated_at)
         SELECT gen_random_uuid(), 1000000 + n, '', gen_random_uuid(), 'Sam', 'sam@mail.test', '{}', '[]', n, 'confirmed', 'paid', gen_random_uuid(), now(), now()
           FROM generate_series(1, 1203) n RETURNING id, total_cents)
       INSERT INTO ordering.order_lines (order_id, variant_id, product_id, title, image, unit_price_cents, quantity, position, delivery_share_cents)
       SELECT id, gen_random_uuid(), gen_random_uuid(), 'Cap', '', total_cents, 1, 0, 0 FROM placed`,
    );
    const { body } = await ask({ sort: 'total-lowtohigh' }, 'export');
    const prices = (body as string)
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => Number(line.split(',')[8]));
    expect(prices).toEqual(Array.from({ length: 1203 }, (_, place) => (place + 1) / 100));
  });

  it('is for admins only, like its export', async () => {
    const sam = await shopper(shop());
    for (const call of ['get', 'export'])
      expect((await sam.client.get(`/api/admin/orders/${call}`)).status).toBe(403);
    const refused = await ask({ sort: 'random' }, 'export');
    expect(refused).toMatchObject({ status: 400, body: { success: false } });
  });
});
