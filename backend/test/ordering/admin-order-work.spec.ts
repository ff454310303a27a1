import { newId } from '../../src/shared/ids';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { addOrder } from '../support/shop/placed-orders';
import { testShop } from '../support/shop/test-shop';

describe('the daily work with orders', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });

  const details = async (id: string) =>
    (await seller.client.get(`/api/admin/orders/details/${id}`)).body.data;
  const audited = (id: string) =>
    inDatabase<{ label: string; action: string; before: unknown; after: unknown }>(
      shop(),
      'SELECT label, action, before, after FROM audit.entries WHERE subject_id = $1',
      [id],
    );

  describe('a note of the staff', () => {
    const write = (id: string, note: unknown) =>
      seller.client.post(`/api/admin/orders/notes/${id}`, { note });

    it('is stored with author and time, oldest first, for admins only', async () => {
      const sam = await shopper(shop());
      const id = await addOrder(shop(), { shopperId: sam.id });
      expect((await write(id, '  Called: wants it gift-wrapped.\nYes.  ')).status).toBe(201);
      await write(id, 'Wrapped');
      const { notes, orderNumber } = await details(id);
      expect(notes).toEqual([
        {
          note: 'Called: wants it gift-wrapped.\nYes.',
          by: { kind: 'admin', name: 'Ada Admin' },
          at: expect.any(String) as string,
        },
        { note: 'Wrapped', by: { kind: 'admin', name: 'Ada Admin' }, at: expect.any(String) as string },
      ]);
      const seen = await sam.client.get(`/api/shop/order/details/${id}`);
      expect(JSON.stringify(seen.body)).not.toContain('Wrapped');
      expect((await audited(id)).at(-1)).toMatchObject({
        label: orderNumber,
        action: 'note added',
        after: { note: 'Wrapped' },
      });
    });

    it('is refused without text, too long, for an unknown order, or from a shopper', async () => {
      const id = await addOrder(shop());
      for (const note of ['', '   ', 'x'.repeat(2_001), 7, null, 'a\u0000b'])
        expect(await write(id, note)).toMatchObject({ status: 400, body: { errors: [{ path: 'note' }] } });
      expect((await write(newId(), 'Hello')).status).toBe(404);
      const sam = await shopper(shop());
      expect((await sam.client.post(`/api/admin/orders/notes/${id}`, { note: 'Hi' })).status).toBe(403);
      expect((await details(id)).notes).toEqual([]);
    });
  });

  describe('packing many orders', () => {
    it('packs what is left of the paid ones without sending it, and reports each other one', async () => {
      const [first, packed] = [await addOrder(shop()), await addOrder(shop())];
      await seller.client.post(`/api/admin/orders/${packed}/parcels`, {});
      const unpaid = await addOrder(shop(), { status: 'pending', stage: 'awaiting-payment' });
      const sentBefore = await addOrder(shop(), { status: 'inShipping' });
      const nowhere = newId();
      const { status, body } = await seller.client.put('/api/admin/orders/pack', {
        orderIds: [first, packed, unpaid, sentBefore, nowhere, first],
      });
      expect(status).toBe(200);
      expect(
        body.data.map(({ refusal }: { refusal: { code: string } | null }) => refusal?.code ?? null),
      ).toEqual([null, 'NOTHING_TO_PACK', 'ORDER_NOT_PAID', 'NOTHING_TO_PACK', 'NOT_FOUND']);
      expect(await details(first)).toMatchObject({
        orderStatus: 'inProcess',
        parcels: [{ status: 'packed', sentDate: null }],
      });
      expect((await details(packed)).parcels).toHaveLength(1);
      expect(await details(sentBefore)).toMatchObject({ orderStatus: 'inShipping', parcels: [] });
    });
  });

  describe('changing the status of many orders', () => {
    const move = (orderIds: unknown, orderStatus: unknown = 'inShipping') =>
      seller.client.put('/api/admin/orders/move-on', { orderIds, orderStatus });

    it('changes the paid ones, and reports each other one', async () => {
      const [first, second] = [await addOrder(shop()), await addOrder(shop(), { status: 'inProcess' })];
      const unpaid = await addOrder(shop(), { status: 'pending', stage: 'awaiting-payment' });
      const refunded = await addOrder(shop(), { status: 'rejected', stage: 'refunded' });
      const nowhere = newId();
      const { status, body } = await move([first, unpaid, second, refunded, nowhere, first]);
      expect(status).toBe(200);
      const outcomes = body.data.map(
        ({ orderId, refusal }: { orderId: string; refusal: { code: string } | null }) => [
          orderId,
          refusal?.code ?? null,
        ],
      );
      expect(outcomes).toEqual([
        [first, null],
        [unpaid, 'ORDER_NOT_PAID'],
        [second, null],
        [refunded, 'ORDER_REFUNDED'],
        [nowhere, 'NOT_FOUND'],
      ]);
      expect(body.data[1].orderNumber).toBe((await details(unpaid)).orderNumber);
      const statuses = [];
      for (const id of [first, second, unpaid, refunded]) statuses.push((await details(id)).orderStatus);
      expect(statuses).toEqual(['inShipping', 'inShipping', 'pending', 'rejected']);
      expect(await audited(first)).toMatchObject([
        {
          action: 'status changed',
          before: { orderStatus: 'confirmed' },
          after: { orderStatus: 'inShipping' },
        },
      ]);
      expect(await audited(unpaid)).toEqual([]);
    });

    it("can't reject orders, and accepts one to a hundred", async () => {
      const id = await addOrder(shop());
      const bad: [unknown, unknown][] = [
        [[id], 'rejected'],
        [[id], 'pending'],
        [[], 'delivered'],
        [Array.from({ length: 101 }, newId), 'delivered'],
        ['all', 'delivered'],
      ];
      for (const [ids, status] of bad) expect((await move(ids, status)).status).toBe(400);
      expect((await details(id)).orderStatus).toBe('confirmed');
      const sam = await shopper(shop());
      const refused = await sam.client.put('/api/admin/orders/move-on', {
        orderIds: [id],
        orderStatus: 'delivered',
      });
      expect(refused.status).toBe(403);
    });
  });
});
