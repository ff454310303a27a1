import { aGuest, openByLink, orderedByGuest, paidByGuest } from '../support/guests/guest-buyer';
import { onSale } from '../support/shop/goods';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

const refundOf = (state: 'pending' | 'refused'): string => `
  INSERT INTO payments.refunds (id, payment_id, amount_cents, refund_id, requested_at, refused_at, state)
  SELECT gen_random_uuid(), id, 100, gen_random_uuid(), now(), ${state === 'refused' ? 'now()' : 'NULL'}, '${state}'
    FROM payments.payments WHERE order_id = $1`;

type Ordered = Awaited<ReturnType<typeof orderedByGuest>>;

describe('a guest who has not ordered for three years', () => {
  const shop = testShop({ VISITORS: 'buy' });
  let seller: Person;
  let productId: string;
  beforeAll(async () => {
    seller = await admin(shop());
    productId = await onSale(seller, { price: 40, totalStock: 900 });
  });

  const rowOf = async ({ orderId }: Ordered) => {
    const [row] = await inDatabase<{ id: string; name: string; email: string }>(
      shop(),
      `SELECT u.id, u.user_name AS name, u.email FROM identity.users u JOIN ordering.orders o ON o.shopper_id = u.id
        WHERE o.id = $1`,
      [orderId],
    );
    return row!;
  };
  const whole = (table: string, { orderId }: Ordered) =>
    inDatabase(
      shop(),
      `SELECT * FROM ${table} WHERE ${table === 'ordering.orders' ? 'id' : 'order_id'} = $1`,
      [orderId],
    );
  /** Their orders, visits and the last change of them are years ago. */
  const leave = async (ordered: Ordered) => {
    const { id } = await rowOf(ordered);
    await inDatabase(shop(), 'DELETE FROM identity.visitors WHERE id = $1', [id]);
    await inDatabase(
      shop(),
      `UPDATE identity.users SET last_seen_at = now() - interval '1096 days', staff_note = 'Rang twice' WHERE id = $1`,
      [id],
    );
    await inDatabase(
      shop(),
      `UPDATE ordering.orders SET placed_at = now() - interval '1096 days', updated_at = now() - interval '1000 days'
        WHERE id = $1`,
      [ordered.orderId],
    );
    return id;
  };
  const deliver = ({ orderId }: Ordered) =>
    inDatabase(shop(), `UPDATE ordering.orders SET status = 'delivered' WHERE id = $1`, [orderId]);
  const isForgotten = async (ordered: Ordered) => (await rowOf(ordered)).email === '';
  /** The job of a server that starts looks at once. */
  const look = async (forgotten: Ordered) => {
    await shop().restart();
    await until(() => isForgotten(forgotten));
  };
  const open = ({ orderLink }: Ordered) => openByLink(shop(), orderLink);
  /** Long gone, with nothing open. */
  const gone = async (guest = aGuest()) => {
    const ordered = await paidByGuest(shop(), productId, guest);
    await deliver(ordered);
    await leave(ordered);
    return ordered;
  };

  it('is forgotten, and the order stays for the books', async () => {
    const ordered = await gone();
    const tables = ['ordering.orders', 'ordering.order_lines', 'payments.payments'];
    const before = await Promise.all(tables.map((table) => whole(table, ordered)));
    expect((await open(ordered)).status).toBe(200);
    await look(ordered);
    expect(await Promise.all(tables.map((table) => whole(table, ordered)))).toEqual(before);
    expect((await open(ordered)).body).toMatchObject({ code: 'NO_SUCH_LINK' });
  });

  it('has no name in the admin, where all pages open as before', async () => {
    const ordered = await gone();
    const [{ id }, { email }] = [await rowOf(ordered), ordered.guest];
    await look(ordered);
    const { client } = seller;
    const found = async (path: string) => (await client.get(path)).body.data as { _id: string }[];
    const details = (await client.get(`/api/admin/customers/details/${id}`)).body.data;
    expect(details).toMatchObject({ _id: id, userName: 'Forgotten guest', email: '', note: '', orders: 1 });
    expect(details.addresses).toEqual([]);
    expect(await found(`/api/admin/customers/get?q=${email}`)).toEqual([]);
    expect(await found('/api/admin/customers/get?q=forgotten')).toContainEqual(
      expect.objectContaining({ _id: id }),
    );
    const order = (await client.get(`/api/admin/orders/details/${ordered.orderId}`)).body.data;
    expect(order).toMatchObject({ userName: 'Gil Guest', userEmail: null, totalAmount: expect.any(Number) });
    expect(await found('/api/admin/orders/get?limit=100')).toContainEqual(
      expect.objectContaining({ _id: ordered.orderId, userEmail: null }),
    );
  });

  it('stays while something of an order is open, or is blocked', async () => {
    const unsent = await paidByGuest(shop(), productId);
    await leave(unsent);
    const blocked = await gone();
    const reason = { reason: 'fraud' };
    await seller.client.put(`/api/admin/customers/block/${(await rowOf(blocked)).id}`, reason);
    await look(await gone());
    expect(await isForgotten(unsent)).toBe(false);
    expect(await isForgotten(blocked)).toBe(false);
    expect((await open(unsent)).status).toBe(200);
    await deliver(unsent);
    await leave(unsent);
    await look(unsent);
  });

  it.each([
    ['is in a refund under way', refundOf('pending')],
    ['is in a refund that was refused', refundOf('refused')],
  ])('stays while money %s of which only the payment knows', async (_, open) => {
    const ordered = await gone();
    await inDatabase(shop(), open, [ordered.orderId]);
    await look(await gone());
    expect(await isForgotten(ordered)).toBe(false);
    await inDatabase(
      shop(),
      `UPDATE payments.refunds SET state = 'given', refunded_at = now(), refused_at = NULL
        WHERE payment_id = (SELECT id FROM payments.payments WHERE order_id = $1)`,
      [ordered.orderId],
    );
    await inDatabase(shop(), `UPDATE payments.payments SET status = 'refunded' WHERE order_id = $1`, [
      ordered.orderId,
    ]);
    await look(ordered);
  });

  it('is neither noted nor blocked any more once forgotten', async () => {
    const ordered = await gone();
    const { id } = await rowOf(ordered);
    await look(ordered);
    const change = (path: string, body: object) =>
      seller.client.put(`/api/admin/customers/${path}/${id}`, body);
    const refused = { status: 409, body: { code: 'CUSTOMER_FORGOTTEN' } };
    expect(await change('note', { note: 'Gil of Chapel Row' })).toMatchObject(refused);
    expect(await change('block', { reason: 'fraud' })).toMatchObject(refused);
    const details = await seller.client.get(`/api/admin/customers/details/${id}`);
    expect(details.body.data).toMatchObject({ note: '', blocked: null });
  });

  it('is a new guest with the next order, and an account with the address is nobody else', async () => {
    const ordered = await gone();
    const { id } = await rowOf(ordered);
    const sam = await shopper(shop());
    await inDatabase(
      shop(),
      `UPDATE identity.users SET last_seen_at = now() - interval '1096 days' WHERE id = $1`,
      [sam.id],
    );
    await look(ordered);
    const again = await orderedByGuest(shop(), productId, ordered.guest);
    expect(await rowOf(again)).toMatchObject({ name: 'Gil Guest', email: ordered.guest.email });
    expect((await rowOf(again)).id).not.toBe(id);
    expect(await isForgotten(ordered)).toBe(true);
    expect((await sam.client.get('/api/auth/check-auth')).status).toBe(200);
  });
});
