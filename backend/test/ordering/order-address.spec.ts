import { checkouts, tokenOf } from '../support/shop/checkouts';
import { home, inCart, onSale } from '../support/shop/goods';
import { inDatabase } from '../support/shop/people';

const inLeeds = {
  recipient: 'Ann Leigh',
  address: '14 Needle Lane',
  city: 'Leeds',
  pincode: 'ls1 4ap',
  country: 'GB',
  phone: '0113 496 0000',
  notes: 'Ring twice',
};
const kept = { ...inLeeds, region: '', pincode: 'LS1 4AP', phoneE164: '+441134960000' };

describe('the address of an order', () => {
  const { shop, seller, sam, addressId, order, capture, payPal, orderOf } = checkouts();

  const aPaidOrder = async () => {
    await inCart(sam(), await onSale(seller()));
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    return placed;
  };
  const details = async (id: string) =>
    (await seller().client.get(`/api/admin/orders/details/${id}`)).body.data;
  const correct = async (id: string, body: object = {}) => {
    const { orderUpdateDate: seenUpdateDate } = await details(id);
    return seller().client.put(`/api/admin/orders/${id}/address`, { ...inLeeds, seenUpdateDate, ...body });
  };

  it('is corrected before a parcel is sent: staff and shopper see the new one', async () => {
    const placed = await aPaidOrder();
    const before = await orderOf(placed);
    const { status, body } = await correct(placed.body.orderId);
    expect([status, body.message]).toEqual([200, 'The address is corrected']);
    const after = await orderOf(placed);
    expect(after.addressInfo).toEqual({ ...kept, addressId: addressId() });
    expect(after).toMatchObject({ totalAmount: before.totalAmount, delivery: before.delivery });
    const seen = await details(placed.body.orderId);
    expect(seen.addressInfo).toEqual(after.addressInfo);
    expect(seen.addressCorrections).toEqual([
      { by: { kind: 'admin', name: 'Ada Admin' }, at: expect.any(String) },
    ]);
    expect(after).not.toHaveProperty('addressCorrections');
  });

  it("leaves an audit entry, and the shopper's own address as it was", async () => {
    const { orderId } = (await aPaidOrder()).body;
    await correct(orderId, { notes: home.notes });
    const [entry] = await inDatabase(
      shop(),
      `SELECT action, before, after FROM audit.entries WHERE subject_id = $1`,
      [orderId],
    );
    const { notes: _, phoneE164: __, region: ___, ...changed } = kept;
    expect(entry).toMatchObject({
      action: 'address corrected',
      before: { recipient: 'Sam Shopper', address: home.address },
      after: changed,
    });
    const book = await sam().client.get(`/api/shop/address/get/${sam().id}`);
    expect(book.body.data).toMatchObject([{ address: home.address, recipient: null }]);
  });

  it.each([
    ['postcode', { pincode: '12345' }, { path: 'pincode', message: 'must be a Postcode like EC1Y 8SY' }],
    ['phone', { phone: 'ring twice' }, { path: 'phone' }],
    ['recipient', { recipient: ' ' }, { path: 'recipient', message: 'must not be empty' }],
    ['country', { country: 'XX' }, { path: 'country' }],
    ['state', { country: 'US', pincode: '00000', phone: '(217) 555-0100' }, { path: 'region' }],
  ])('is refused when its %s is not one of the country', async (_, wrong, error) => {
    const { orderId } = (await aPaidOrder()).body;
    const { status, body } = await correct(orderId, wrong);
    expect(status).toBe(400);
    expect(body.errors).toContainEqual(expect.objectContaining(error));
  });

  it('can move within the zone whose price was paid, and to no other', async () => {
    const { orderId } = (await aPaidOrder()).body;
    const alps = { name: 'Alps', countries: ['AT', 'CH'] };
    const added = await seller().client.post('/api/admin/delivery/zones', alps);
    expect(added.status).toBe(201);
    const vienna = { country: 'AT', city: 'Wien', pincode: '1010', phone: '01 5125577' };
    const refused = await correct(orderId, vienna);
    expect(refused).toMatchObject({ status: 409, body: { code: 'NOT_DELIVERED_THERE' } });
    expect(refused.body.message).toMatch(/^Standard delivery doesn't go to this address/);
    const berlin = { country: 'DE', city: 'Berlin', pincode: '10115', phone: '030 901820' };
    expect((await correct(orderId, berlin)).status).toBe(200);
  });

  it('stays once a parcel is sent, and of an order that ended or is unknown', async () => {
    const { orderId: sent } = (await aPaidOrder()).body;
    await seller().client.post(`/api/admin/orders/${sent}/parcels`, { sent: true });
    expect(await correct(sent)).toMatchObject({ status: 409, body: { code: 'PARCEL_ON_ITS_WAY' } });
    const { orderId: rejected } = (await aPaidOrder()).body;
    await seller().client.put(`/api/admin/orders/update/${rejected}`, { orderStatus: 'rejected' });
    expect(await correct(rejected)).toMatchObject({ status: 409, body: { code: 'ORDER_ENDED' } });
    const path = `/api/admin/orders/${addressId()}/address`;
    const unknown = { ...inLeeds, seenUpdateDate: new Date().toISOString() };
    expect((await seller().client.put(path, unknown)).status).toBe(404);
  });

  it('is corrected by one of several admins who saw the same', async () => {
    const { orderId } = (await aPaidOrder()).body;
    const { orderUpdateDate } = await details(orderId);
    const responses = await Promise.all(
      ['1 Lane', '2 Lane', '3 Lane'].map((address) =>
        correct(orderId, { address, seenUpdateDate: orderUpdateDate }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(responses.find(({ status }) => status === 409)!.body.code).toBe('ORDER_CHANGED');
  });

  it('is never another than that of a parcel which is sent at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const { orderId } = (await aPaidOrder()).body;
      const { orderUpdateDate } = await details(orderId);
      const [corrected, sent] = await Promise.all([
        correct(orderId, { seenUpdateDate: orderUpdateDate }),
        seller().client.post(`/api/admin/orders/${orderId}/parcels`, { sent: true }),
      ]);
      expect(sent.status).toBe(201);
      const actions = await inDatabase<{ action: string }>(
        shop(),
        'SELECT action FROM audit.entries WHERE subject_id = $1 ORDER BY recorded_at, id',
        [orderId],
      );
      const inOrder = corrected.status === 200 ? ['address corrected', 'parcel sent'] : ['parcel sent'];
      expect(actions.map(({ action }) => action)).toEqual(inOrder);
    }
  });
});
