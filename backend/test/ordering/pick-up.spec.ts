import { checkouts, tokenOf } from '../support/shop/checkouts';
import { inCart, onSale } from '../support/shop/goods';
import { inDatabase } from '../support/shop/people';

const shopFront = {
  name: 'In the shop',
  kind: 'pick-up',
  table: { measure: 'subtotal', steps: [{ from: 0, price: 0 }] },
  workingDays: { min: 0, max: 1 },
  cutOff: '14:00',
  pickUpText: '1 Needle Lane, 9 to 5',
};

describe('a pick-up', () => {
  const { shop, seller, sam, addressId, order, capture, payPal, orderOf } = checkouts();
  let methodId: string;
  beforeAll(async () => {
    const { zones } = (await seller().client.get('/api/admin/delivery')).body.data;
    const body = { zoneId: zones[0].id, ...shopFront };
    methodId = (await seller().client.post('/api/admin/delivery/methods', body)).body.data.id;
  });
  beforeEach(async () => inCart(sam(), await onSale(seller()), 2));

  const withoutAddress = (body: object) => sam().client.post('/api/shop/order/create', body);
  const isPickedUp = () => ({ deliveryMethodId: methodId, deliveryAmount: 0, totalAmount: 179 });

  it('is offered before an address is chosen, and no delivery is', async () => {
    const { body } = await sam().client.get('/api/shop/checkout/delivery');
    expect(body.data.offers).toMatchObject([{ methodId, kind: 'pick-up', total: 179 }]);
  });

  it('is ordered and paid without an address, and the order says where to pick up', async () => {
    const placed = await withoutAddress(isPickedUp());
    expect(placed.status).toBe(201);
    await payPal().decide(tokenOf(placed), 'approve');
    expect((await capture(placed)).status).toBe(200);
    const texts = { addressId: '', address: '', city: '', region: '', pincode: '', phone: '', notes: '' };
    const addressInfo = { ...texts, recipient: 'Sam Shopper', country: null, phoneE164: null };
    const seen = await orderOf(placed);
    expect(seen).toMatchObject({
      addressInfo,
      delivery: { kind: 'pick-up', pickUpText: shopFront.pickUpText },
      paymentStatus: 'paid',
    });
    const { orderId } = placed.body;
    const { body } = await seller().client.get(`/api/admin/orders/details/${orderId}`);
    expect(body.data.addressInfo).toEqual(addressInfo);
    const sent = await seller().client.post(`/api/admin/orders/${orderId}/parcels`, {});
    expect(sent.status).toBe(201);
  });

  it('is one order when it is placed twice', async () => {
    const [one, other] = [await withoutAddress(isPickedUp()), await withoutAddress(isPickedUp())];
    expect(other.body).toEqual(one.body);
  });

  it('keeps the address that a client sends with it, as before', async () => {
    const placed = await order(sam(), isPickedUp());
    expect((await orderOf(placed)).addressInfo.addressId).toBe(addressId());
  });

  it.each([{}, { addressInfo: null }, { addressInfo: {} }])(
    'is the only way to order without an address: %j',
    async (body) => {
      const refusal = { status: 400, body: { code: 'NO_ADDRESS' } };
      expect(await withoutAddress(body)).toMatchObject(refusal);
      await inDatabase(shop(), `UPDATE delivery.methods SET is_on = false WHERE id = $1`, [methodId]);
      expect(await withoutAddress({ ...body, ...isPickedUp() })).toMatchObject(refusal);
      await inDatabase(shop(), `UPDATE delivery.methods SET is_on = true WHERE id = $1`, [methodId]);
    },
  );

  it('has no address to correct', async () => {
    const { orderId } = (await withoutAddress(isPickedUp())).body;
    const { body } = await seller().client.get(`/api/admin/orders/details/${orderId}`);
    const leeds = { address: '14 Lane', city: 'Leeds', pincode: 'LS1 4AP', country: 'GB', notes: '-' };
    const corrected = { ...leeds, recipient: 'Ann', phone: '0113 496 0000' };
    const seenUpdateDate = body.data.orderUpdateDate;
    const path = `/api/admin/orders/${orderId}/address`;
    expect(await seller().client.put(path, { ...corrected, seenUpdateDate })).toMatchObject({
      status: 409,
      body: { code: 'ORDER_HAS_NO_ADDRESS' },
    });
  });
});
