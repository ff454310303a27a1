import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { addOrder } from '../support/shop/placed-orders';
import { testShop } from '../support/shop/test-shop';

const counts = '/api/admin/orders/shipping-counts';

describe('the steps of shipping', () => {
  const shop = testShop();
  let seller: Person;

  beforeAll(async () => {
    seller = await admin(shop());
  });
  beforeEach(() => inDatabase(shop(), 'DELETE FROM ordering.orders'));

  const idsOf = async (toSend: string): Promise<string[]> => {
    const { body } = await seller.client.get(`/api/admin/orders/get?toSend=${toSend}&sort=oldest`);
    return body.data.map(({ _id }: { _id: string }) => _id);
  };
  const pack = async (id: string, sent = false): Promise<string> => {
    const { body } = await seller.client.post(`/api/admin/orders/${id}/parcels`, { sent });
    return body.data.parcelId;
  };

  it('list each order where something is to be done with it, and count what they list', async () => {
    const unpacked = await addOrder(shop(), { placedAt: '2026-02-01T12:00:00Z' });
    const packed = await addOrder(shop());
    const untracked = await addOrder(shop());
    const tracked = await addOrder(shop());
    await pack(packed);
    await pack(untracked, true);
    const parcelId = await pack(tracked);
    await seller.client.put(`/api/admin/parcels/${parcelId}`, {
      carrier: 'UPS',
      trackingNumber: '1Z',
      sent: true,
    });
    await addOrder(shop(), { status: 'pending', stage: 'awaiting-payment' });
    const held = await addOrder(shop());
    await inDatabase(
      shop(),
      `UPDATE ordering.orders SET held_for = 'disputed', held_since = now() WHERE id = '${held}'`,
    );
    expect(await idsOf('unpacked')).toEqual([unpacked]);
    expect(await idsOf('packed')).toEqual([packed]);
    expect(await idsOf('untracked')).toEqual([untracked]);
    expect(await idsOf('late')).toEqual([unpacked, packed]);
    const one = { count: 1, isExact: true };
    const { status, body } = await seller.client.get(counts);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      unpacked: one,
      packed: one,
      untracked: one,
      late: { count: 2, isExact: true },
    });
  });

  it('keep a partly packed order among those to pack', async () => {
    const id = await addOrder(shop());
    await pack(id);
    await inDatabase(
      shop(),
      `INSERT INTO ordering.order_lines (order_id, variant_id, product_id, title, image, unit_price_cents, quantity, position, delivery_share_cents)
       VALUES ('${id}', gen_random_uuid(), gen_random_uuid(), 'Gift', '/uploads/a-1200.webp', 0, 1, 1, 0)`,
    );
    expect(await idsOf('unpacked')).toEqual([id]);
    expect(await idsOf('packed')).toEqual([]);
  });

  it('expect no number of what is picked up', async () => {
    const id = await addOrder(shop());
    await pack(id, true);
    await inDatabase(
      shop(),
      `UPDATE ordering.orders SET delivery = delivery || '{"kind": "pick-up"}' WHERE id = '${id}'`,
    );
    expect(await idsOf('untracked')).toEqual([]);
  });

  it('are for admins only', async () => {
    const sam = await shopper(shop());
    expect((await sam.client.get(counts)).status).toBe(403);
  });
});
