import { Client } from 'pg';
import { checkouts } from '../support/shop/checkouts';
import { home, inCart, onSale } from '../support/shop/goods';
import { admin, inDatabase, password, shopper } from '../support/shop/people';
import { until } from '../support/until';

describe("the admin's list of customers", () => {
  const { shop, seller, sam, order, capture, payPal } = checkouts();
  const get = (path: string) => seller().client.get(`/api/admin/customers/${path}`);
  const detailsOf = async (id: string) => (await get(`details/${id}`)).body.data;
  const block = (id: string, reason: unknown = 'Chargebacks') =>
    seller().client.put(`/api/admin/customers/block/${id}`, { reason });
  const unblock = (id: string) => seller().client.put(`/api/admin/customers/unblock/${id}`, {});
  const emailOf = async (id: string) => (await detailsOf(id)).email as string;
  const logIn = (email: string) => shop().visitor().post('/api/auth/login', { email, password });
  const paidOrder = async () => {
    await inCart(sam(), await onSale(seller()));
    const placed = await order();
    await payPal().decide(new URL(placed.body.approvalURL).searchParams.get('token')!, 'approve');
    expect((await capture(placed)).status).toBe(200);
    return placed.body.orderId as string;
  };

  it('lists the newest first, without admins and secrets', async () => {
    const [kim, lee] = [await shopper(shop(), 'Kim'), await shopper(shop(), 'Lee')];
    const { status, body } = await get('get?limit=2');
    expect(status).toBe(200);
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([lee.id, kim.id]);
    expect(Object.keys(body.data[0]).sort()).toEqual(
      [
        ...['_id', 'blocked', 'email', 'isGuest', 'lastSeenAt'],
        ...['orders', 'registeredAt', 'spent', 'userName'],
      ].sort(),
    );
    expect(body.meta).toMatchObject({ totalIsExact: true, previousCursor: null });
    const next = await get(`get?limit=1&cursor=${body.meta.nextCursor}`);
    expect(next.body.data[0]._id).not.toBe(kim.id);
    const everybody = (await get('get?limit=100')).body.data as { _id: string }[];
    expect(everybody.map(({ _id }) => _id)).not.toContain(seller().id);
    expect((await get(`details/${seller().id}`)).status).toBe(404);
  });

  it('finds customers by parts of their name and e-mail', async () => {
    const found = await shopper(shop(), 'Wilhelmina Featherstone');
    const idsFor = async (q: string) =>
      (await get(`get?q=${encodeURIComponent(q)}`)).body.data.map(({ _id }: { _id: string }) => _id);
    expect(await idsFor('feathers wilhel')).toEqual([found.id]);
    expect(await idsFor(found.id.slice(0, 30).toUpperCase())).toEqual([found.id]);
    expect(await idsFor('feathers nobody')).toEqual([]);
    expect((await get('get?q=%25%25%25')).body.data).toEqual([]);
    expect((await get('get?q=ab')).status).toBe(400);
  });

  it('finds one customer by a whole e-mail address, and all that have a part of it', async () => {
    const [lee, ashlee] = [await shopper(shop(), 'Lee'), await shopper(shop(), 'Ashlee')];
    const setEmail = ({ id }: typeof lee, email: string) =>
      inDatabase(shop(), 'UPDATE identity.users SET email = $2 WHERE id = $1', [id, email]);
    await setEmail(lee, 'lee@post.test');
    await setEmail(ashlee, 'ashlee@post.test');
    const idsFor = async (query: string) =>
      (await get(`get?${query}`)).body.data.map(({ _id }: { _id: string }) => _id);
    expect(await idsFor('q=LEE@post.test')).toEqual([lee.id]);
    expect(await idsFor('q=LEE@post.test&blocked=true')).toEqual([]);
    expect(await idsFor('q=LEE@post.test&blocked=true,false')).toEqual([lee.id]);
    expect((await get('get?blocked=maybe')).status).toBe(400);
    expect(await idsFor('q=lee@post.tes')).toEqual([ashlee.id, lee.id]);
    expect(await idsFor('q=lee@post.test+ashlee')).toEqual([ashlee.id]);
    const { body } = await get('export?q=lee@post.test');
    expect((body as string).trim().split('\n')).toHaveLength(2);
  });

  it('finds a caller by what they say: a phone number, a city, a postcode, a name that is spelt by its sound', async () => {
    const caller = await shopper(shop(), 'Carla Moretti');
    const address = {
      address: '12-14 Chapel Row',
      city: 'Leeds',
      pincode: 'LS1 4AP',
      phone: '+44 (113) 496-0042',
    };
    const { status } = await caller.client.post('/api/shop/address/add', {
      ...{ userId: caller.id, ...home, ...address, country: 'GB', region: '' },
    });
    expect(status).toBe(201);
    const idsFor = async (q: string) =>
      (await get(`get?q=${encodeURIComponent(q)}`)).body.data.map(({ _id }: { _id: string }) => _id);
    for (const said of [
      '0113 496 0042',
      '(0113) 496-0042',
      '441134960042',
      'leeds chapel',
      'ls1 4ap',
      '12-14 chapel',
      'carla moreti',
    ])
      expect([said, await idsFor(said)]).toEqual([said, [caller.id]]);
    expect(await idsFor('moretti london')).toEqual([]);
  });

  it('keeps a note of the staff, with its history', async () => {
    const kim = await shopper(shop(), 'Kim');
    const write = (note: unknown) => seller().client.put(`/api/admin/customers/note/${kim.id}`, { note });
    expect((await detailsOf(kim.id)).note).toBe('');
    expect((await write('Rings twice.\nPrefers parcels on Fridays')).status).toBe(200);
    expect((await detailsOf(kim.id)).note).toBe('Rings twice.\nPrefers parcels on Fridays');
    expect((await write('')).status).toBe(200);
    expect((await detailsOf(kim.id)).note).toBe('');
    for (const wrong of ['x'.repeat(2_001), 5, null]) expect((await write(wrong)).status).toBe(400);
    const unknown = await seller().client.put(`/api/admin/customers/note/${seller().id}`, {
      note: 'An admin',
    });
    expect(unknown.status).toBe(404);
    const { body } = await seller().client.get(`/api/admin/audit/get?subjectId=${kim.id}`);
    expect(body.data.filter(({ action }: { action: string }) => action === 'noted')).toHaveLength(2);
  });

  it('shows what they paid, without refunds', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()];
    const has = (expected: object) =>
      until(async () => {
        const { orders, spent } = await detailsOf(sam().id);
        return JSON.stringify({ orders, spent }) === JSON.stringify(expected);
      });
    await has({ orders: 2, spent: 179 });
    await seller().client.put(`/api/admin/orders/update/${first}`, { orderStatus: 'rejected' });
    await has({ orders: 2, spent: 89.5 });
    const { body } = await get('get?sort=spent-most&limit=1');
    expect(body.data[0]).toMatchObject({ _id: sam().id, spent: 89.5 });
    expect((await detailsOf(sam().id)).addresses).toMatchObject([home]);
    expect(second).not.toBe(first);
  });

  it('shows when a customer last used a session', async () => {
    await inDatabase(shop(), `UPDATE identity.users SET last_seen_at = '2026-01-01' WHERE id = $1`, [
      sam().id,
    ]);
    await inDatabase(
      shop(),
      `UPDATE identity.sessions SET expires_at = expires_at - interval '20 minutes' WHERE user_id = $1`,
      [sam().id],
    );
    await sam().client.get('/api/auth/check-auth');
    const { lastSeenAt } = await detailsOf(sam().id);
    expect(Date.now() - Date.parse(lastSeenAt)).toBeLessThan(60_000);
    expect((await get('get?sort=seen-lately&limit=1')).body.data[0]._id).toBe(sam().id);
  });

  it('is exported with its filters', async () => {
    const found = await shopper(shop(), '=Formula Fitzgerald');
    const { body, headers } = await get('export?q=fitzgerald');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, line, ...rest] = (body as string).trim().split('\n');
    expect(head).toBe('Customer ID,Name,Email,Registered,Last seen,Orders,Spent,Blocked,Kind');
    expect(line).toContain(`${found.id},'=Formula Fitzgerald,`);
    expect(line).toMatch(/(,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d){2},0,0,,Account$/);
    expect(rest).toEqual([]);
  });

  it('finds customers by ids, also for the export', async () => {
    const [kim, lee] = [await shopper(shop(), 'Kim'), await shopper(shop(), 'Lee')];
    const listed = async (query: string) =>
      (await get(`get?${query}`)).body.data.map(({ _id }: { _id: string }) => _id);
    expect(await listed(`ids=${kim.id},${lee.id}&sort=oldest`)).toEqual([kim.id, lee.id]);
    expect(await listed(`ids=${kim.id},${seller().id}`)).toEqual([kim.id]);
    const { body } = await get(`export?ids=${lee.id}`);
    expect((body as string).trim().split('\n')).toHaveLength(2);
  });

  it('is for admins only', async () => {
    for (const path of ['get', 'export', `details/${sam().id}`])
      expect((await sam().client.get(`/api/admin/customers/${path}`)).status).toBe(403);
    expect((await sam().client.put(`/api/admin/customers/block/${sam().id}`, { reason: 'x' })).status).toBe(
      403,
    );
  });

  it('blocks a customer with a reason, who loses every session and can open none', async () => {
    const email = await emailOf(sam().id);
    const elsewhere = shop().visitor();
    await elsewhere.post('/api/auth/login', { email, password });
    expect((await block(sam().id, ' ')).status).toBe(400);
    expect((await block(sam().id)).status).toBe(200);
    for (const client of [sam().client, elsewhere])
      expect((await client.get('/api/auth/check-auth')).status).toBe(401);
    expect(await logIn(email)).toMatchObject({
      status: 200,
      body: {
        success: false,
        code: 'ACCOUNT_BLOCKED',
        message: 'Your account is blocked. Please contact the shop',
      },
    });
    const wrong = await shop().visitor().post('/api/auth/login', { email, password: 'another-password' });
    expect(wrong.body).toMatchObject({ success: false, code: 'INCORRECT_CREDENTIALS' });
    expect(await detailsOf(sam().id)).toMatchObject({ blocked: { reason: 'Chargebacks' } });
    expect((await get('get?blocked=true')).body.data).toMatchObject([{ _id: sam().id }]);

    expect((await unblock(sam().id)).status).toBe(200);
    expect((await logIn(email)).body.success).toBe(true);
    expect((await detailsOf(sam().id)).blocked).toBeNull();
    const { body } = await seller().client.get(`/api/admin/audit/get?subjectId=${sam().id}`);
    expect(body.data).toMatchObject([
      {
        subject: 'customer',
        action: 'unblocked',
        before: { blocked: 'Chargebacks' },
        after: { blocked: null },
      },
      {
        subject: 'customer',
        action: 'blocked',
        before: { blocked: null },
        after: { blocked: 'Chargebacks' },
      },
    ]);
  });

  it("can't block admins and unknown users", async () => {
    const other = await admin(shop());
    expect(await block(other.id)).toMatchObject({ status: 409, body: { code: 'ADMIN_CANNOT_BE_BLOCKED' } });
    expect((await other.client.get('/api/auth/check-auth')).status).toBe(200);
    expect((await block('nobody')).status).toBe(404);
  });

  it('makes session, order and payment of a customer wait for a running block, and refuses them then', async () => {
    const email = await emailOf(sam().id);
    await inCart(sam(), await onSale(seller()));
    const open = await order();
    await inCart(sam(), await onSale(seller()));
    const blocking = new Client({ connectionString: shop().databaseUrl });
    await blocking.connect();
    await blocking.query('BEGIN');
    await blocking.query(
      `UPDATE identity.users SET blocked_at = now(), blocked_reason = 'Chargebacks' WHERE id = $1`,
      [sam().id],
    );
    const pay = () => sam().client.post(`/api/shop/order/pay/${open.body.orderId}`, {});
    const asked = Promise.all([logIn(email), order(), pay()]);
    await until(async () => {
      const waiting = await inDatabase(
        shop(),
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length >= 3;
    });
    await blocking.query('COMMIT');
    await blocking.end();
    const [login, ...others] = await asked;
    expect(login.body).toMatchObject({ success: false, code: 'ACCOUNT_BLOCKED' });
    expect(others.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'ACCOUNT_BLOCKED'],
      [403, 'ACCOUNT_BLOCKED'],
    ]);
  });

  it('leaves no session that was opened during the block', async () => {
    const email = await emailOf(sam().id);
    for (let round = 0; round < 5; round += 1) {
      const client = shop().visitor();
      await Promise.all([client.post('/api/auth/login', { email, password }), block(sam().id)]);
      expect((await client.get('/api/auth/check-auth')).status).toBe(401);
      await unblock(sam().id);
    }
  });
});
