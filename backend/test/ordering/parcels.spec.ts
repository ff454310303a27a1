import { newId } from '../../src/shared/ids';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { addOrder } from '../support/shop/placed-orders';
import { testShop } from '../support/shop/test-shop';

describe('the parcels of an order', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });

  const details = async (id: string) =>
    (await seller.client.get(`/api/admin/orders/details/${id}`)).body.data;
  const parcelsOf = async (id: string) => (await details(id)).parcels;
  const pack = (id: string, body: object = {}) => seller.client.post(`/api/admin/orders/${id}/parcels`, body);
  const move = (id: string, status: string) => seller.client.post(`/api/admin/parcels/${id}/${status}`, {});
  const track = (id: string, body: object) => seller.client.put(`/api/admin/parcels/${id}`, body);
  const packed = async (id: string) => (await pack(id)).body.data.parcelId as string;

  it('are packed, tracked, sent and delivered, and the shopper sees it', async () => {
    const sam = await shopper(shop());
    const variantId = newId();
    const id = await addOrder(shop(), { shopperId: sam.id, variantId });
    const { status, body } = await pack(id, { pieces: [{ variantId, quantity: 1 }] });
    expect(status).toBe(201);
    const { parcelId } = body.data;
    expect(await details(id)).toMatchObject({ orderStatus: 'inProcess', cartItems: [{ inParcels: 1 }] });
    expect((await track(parcelId, { carrier: 'ups', trackingNumber: ' 1Z 999 ' })).status).toBe(200);
    expect((await move(parcelId, 'sent')).body.message).toBe('The parcel is sent');
    expect((await details(id)).orderStatus).toBe('inShipping');
    await move(parcelId, 'delivered');
    const seen = (await sam.client.get(`/api/shop/order/details/${id}`)).body.data;
    expect(seen).toMatchObject({
      orderStatus: 'delivered',
      parcels: [
        {
          _id: parcelId,
          parcelNumber: `${seen.orderNumber}-1`,
          status: 'delivered',
          pieces: [{ variantId, quantity: 1 }],
          carrier: 'ups',
          trackingNumber: '1Z999',
          trackingLink: 'https://www.ups.com/track?tracknum=1Z999',
          packedDate: expect.any(String) as string,
          sentDate: expect.any(String) as string,
          deliveredDate: expect.any(String) as string,
          lostDate: null,
        },
      ],
      parcelHistory: [
        { parcelNumber: `${seen.orderNumber}-1`, status: 'sent', by: 'shop' },
        { status: 'delivered', by: 'shop' },
      ],
    });
    expect((await details(id)).parcelHistory[0]).toMatchObject({
      status: 'packed',
      by: { kind: 'admin', name: 'Ada Admin' },
    });
  });

  it('have the carrier that was offered with the order, with its tracking address', async () => {
    const id = await addOrder(shop());
    const delivery = { carrier: 'Needle Post', trackingAddress: 'https://post.test/{number}' };
    await inDatabase(shop(), 'UPDATE ordering.orders SET delivery = $2 WHERE id = $1', [id, delivery]);
    const parcelId = await packed(id);
    expect((await parcelsOf(id))[0]).toMatchObject({ carrier: 'Needle Post', trackingLink: null });
    await track(parcelId, { carrier: 'Needle Post', trackingNumber: 'N1' });
    expect((await parcelsOf(id))[0]).toMatchObject({ trackingLink: 'https://post.test/N1' });
  });

  it('leave audit entries', async () => {
    const id = await addOrder(shop());
    const parcelId = await packed(id);
    await track(parcelId, { carrier: 'DHL', trackingNumber: '00340' });
    await move(parcelId, 'sent');
    const entries = await inDatabase(
      shop(),
      'SELECT action, before, after FROM audit.entries WHERE subject_id = $1 ORDER BY recorded_at, id',
      [id],
    );
    expect(entries).toEqual([
      {
        action: 'parcel packed',
        before: { orderStatus: 'confirmed' },
        after: { orderStatus: 'inProcess', 'parcel 1': 'packed, 1 piece' },
      },
      {
        action: 'parcel tracked',
        before: { 'parcel 1': 'packed, 1 piece' },
        after: { 'parcel 1': 'packed, 1 piece, DHL 00340' },
      },
      {
        action: 'parcel sent',
        before: { orderStatus: 'inProcess', 'parcel 1': 'packed, 1 piece, DHL 00340' },
        after: { orderStatus: 'inShipping', 'parcel 1': 'sent, 1 piece, DHL 00340' },
      },
    ]);
  });

  it('are sent once when two admins send the same pieces at the same moment', async () => {
    const id = await addOrder(shop());
    const responses = await Promise.all([1, 2, 3, 4].map(() => pack(id, { sent: true })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = responses.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({
      code: 'NOTHING_TO_PACK',
      message: 'Nothing of this order is left to pack',
    });
    expect(await parcelsOf(id)).toHaveLength(1);
  });

  it('are not sent for unpaid, refunded or rejected orders, whose status may be set nevertheless', async () => {
    const unpaid = await addOrder(shop(), { status: 'pending', stage: 'awaiting-payment' });
    const refunded = await addOrder(shop(), { status: 'rejected', stage: 'refunded' });
    expect((await pack(unpaid)).body).toMatchObject({ code: 'ORDER_NOT_PAID' });
    expect((await pack(refunded)).body).toMatchObject({ code: 'ORDER_REFUNDED' });
    await seller.client.put(`/api/admin/orders/update/${unpaid}`, { orderStatus: 'inShipping' });
    expect(await details(unpaid)).toMatchObject({ orderStatus: 'inShipping', parcels: [] });
  });

  it('are unpacked, and then no longer shown', async () => {
    const id = await addOrder(shop());
    const parcelId = await packed(id);
    await move(parcelId, 'unpacked');
    expect(await parcelsOf(id)).toEqual([]);
    const next = await packed(id);
    expect((await parcelsOf(id))[0]).toMatchObject({
      _id: next,
      parcelNumber: expect.stringMatching(/-2$/) as string,
    });
  });

  it('are refused where the present state forbids it, or where the call is malformed', async () => {
    const variantId = newId();
    const id = await addOrder(shop(), { variantId });
    const pieces = (quantity: unknown) => ({ pieces: [{ variantId, quantity }] });
    expect((await pack(id, pieces(2))).body).toMatchObject({
      code: 'PIECES_NOT_LEFT',
      message: 'Only 1 of Linen Shirt is left to pack',
    });
    for (const bad of [pieces(0), pieces('x'), { pieces: [] }, { pieces: [pieces(1), pieces(1)] }])
      expect((await pack(id, bad)).status).toBe(400);
    const twice = { pieces: [pieces(1).pieces[0], pieces(1).pieces[0]] };
    expect((await pack(id, twice)).status).toBe(400);
    expect((await pack(newId())).body).toMatchObject({ code: 'NOT_FOUND' });
    const parcelId = await packed(id);
    expect((await move(parcelId, 'delivered')).body).toMatchObject({
      code: 'PARCEL_NOT_MOVABLE',
      message: "This parcel is packed and can't be marked as delivered",
    });
    expect((await move(parcelId, 'eaten')).status).toBe(400);
    expect((await move(newId(), 'sent')).body).toMatchObject({ code: 'PARCEL_NOT_FOUND' });
    const addresses = ['http://a.test/{number}', 'https://a.test/', 'javascript:{number}'];
    for (const trackingAddress of addresses) {
      const given = { carrier: 'A', trackingNumber: '1', trackingAddress };
      expect((await track(parcelId, given)).body).toMatchObject({ code: 'TRACKING_ADDRESS_REFUSED' });
    }
    for (const trackingNumber of ['', '<b>', 'a'.repeat(61), 7])
      expect((await track(parcelId, { carrier: 'A', trackingNumber })).status).toBe(400);
  });

  it('are sent with the tracking number that was typed, or keep both as they were', async () => {
    const id = await addOrder(shop());
    const parcelId = await packed(id);
    const tracking = { carrier: 'UPS', trackingNumber: '1Z999' };
    const { status, body } = await track(parcelId, { ...tracking, sent: true });
    expect(status).toBe(200);
    expect(body.message).toBe('The parcel is sent');
    expect((await parcelsOf(id))[0]).toMatchObject({ status: 'sent', ...tracking });
    expect((await details(id)).orderStatus).toBe('inShipping');

    const unpacked = await packed(await addOrder(shop()));
    await move(unpacked, 'unpacked');
    const refused = await track(unpacked, { ...tracking, sent: true });
    expect(refused).toMatchObject({ status: 409, body: { code: 'PARCEL_NOT_MOVABLE' } });
    expect(
      await inDatabase(shop(), 'SELECT tracking_number FROM ordering.parcels WHERE id = $1', [unpacked]),
    ).toEqual([{ tracking_number: null }]);
  });

  it('are sent many at once, and each one that is refused is named', async () => {
    const [first, second] = [await packed(await addOrder(shop())), await packed(await addOrder(shop()))];
    await move(second, 'unpacked');
    const nowhere = newId();
    const { status, body } = await seller.client.put('/api/admin/parcels/move-on', {
      parcelIds: [first, second, nowhere, first],
      status: 'sent',
    });
    expect(status).toBe(200);
    expect(
      body.data.map(({ parcelId, refusal }: { parcelId: string; refusal: { code: string } | null }) => [
        parcelId,
        refusal?.code ?? null,
      ]),
    ).toEqual([
      [first, null],
      [second, 'PARCEL_NOT_MOVABLE'],
      [nowhere, 'PARCEL_NOT_FOUND'],
    ]);
  });
});
