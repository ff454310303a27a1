import { checkouts, tokenOf } from '../support/shop/checkouts';
import { inCart, onSale } from '../support/shop/goods';
import { inDatabase, shopper } from '../support/shop/people';

const method = {
  name: 'Express',
  table: { measure: 'subtotal', steps: [{ from: 0, price: 6.9 }] },
  workingDays: { min: 1, max: 2 },
  cutOff: '14:00',
  carrier: 'Comet',
  trackingAddress: 'https://comet.test/{number}',
};

describe('delivery at the checkout', () => {
  const { shop, seller, sam, addressId, payPal, order, capture, orderOf } = checkouts();
  let express: string;
  let zoneId: string;
  beforeAll(async () => {
    const { zones } = (await seller().client.get('/api/admin/delivery')).body.data;
    zoneId = zones[0].id;
    const added = await seller().client.post('/api/admin/delivery/methods', { zoneId, ...method });
    express = added.body.data.id;
  });
  beforeEach(async () => inCart(sam(), await onSale(seller()), 2));

  const offered = (person = sam(), address = addressId()) =>
    person.client.get(`/api/shop/checkout/delivery?addressId=${address}`);
  const chosen = (body: object = {}) => order(sam(), { deliveryMethodId: express, ...body });
  const edit = async (changed: object) => {
    const { methods } = (await seller().client.get('/api/admin/delivery')).body.data;
    const { version } = methods.find(({ id }: { id: string }) => id === express);
    const body = { version, zoneId, ...method, ...changed };
    const edited = await seller().client.put(`/api/admin/delivery/methods/${express}`, body);
    expect(edited.status).toBe(200);
  };

  it('is offered for the cart and an address of the shopper, with prices, dates and totals', async () => {
    const { status, body } = await offered();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      subtotal: 179,
      offers: [
        { name: 'Standard delivery', price: 0, total: 179 },
        { methodId: express, name: 'Express', price: 6.9, total: 185.9, carrier: 'Comet' },
      ],
    });
    const { from, to } = body.data.offers[1].promised;
    expect(from <= to).toBe(true);
  });

  it("is not offered for another's address, or for an empty cart", async () => {
    const kim = await shopper(shop());
    expect(await offered(kim)).toMatchObject({ status: 400, body: { code: 'NO_ADDRESS' } });
    const other = await sam().client.post('/api/shop/address/add', {
      userId: sam().id,
      address: '1 Lane',
      city: 'T',
      pincode: 'TF1 2AB',
      phone: '+44 20 7946 0000',
      notes: '-',
    });
    await sam().client.delete(`/api/shop/address/delete/${sam().id}/${other.body.data._id}`);
    expect((await offered(sam(), other.body.data._id)).body.code).toBe('NO_ADDRESS');
    const [{ productId }] = (await sam().client.get(`/api/shop/cart/get/${sam().id}`)).body.data.items;
    await sam().client.delete(`/api/shop/cart/${sam().id}/${productId}`);
    expect(await offered()).toMatchObject({ status: 409, body: { code: 'CART_EMPTY' } });
  });

  it('is paid with the order, and kept with it as it was offered', async () => {
    const { promised } = (await offered()).body.data.offers[1];
    const placed = await chosen({ deliveryAmount: 6.9, totalAmount: 185.9 });
    expect(placed.status).toBe(201);
    await payPal().decide(tokenOf(placed), 'approve');
    expect((await capture(placed)).status).toBe(200);
    const { captures } = await payPal().ledger();
    expect(captures.find(({ orderId }) => orderId === tokenOf(placed))).toMatchObject({ amount: '185.90' });
    await edit({ name: 'Very fast', table: { measure: 'subtotal', steps: [{ from: 0, price: 9.9 }] } });
    expect(await orderOf(placed)).toMatchObject({
      delivery: { name: 'Express', kind: 'delivery', carrier: 'Comet', pickUpText: null, promised },
      deliveryAmount: 6.9,
      totalAmount: 185.9,
    });
    const { body } = await seller().client.get(`/api/admin/orders/details/${placed.body.orderId}`);
    expect(body.data).toMatchObject({ delivery: { name: 'Express', promised }, deliveryAmount: 6.9 });
    await edit({});
  });

  it('at another price than was seen is refused, with the cart as it is now', async () => {
    for (const seen of [{ deliveryAmount: 4.9 }, { totalAmount: 183.9 }]) {
      const { status, body } = await chosen(seen);
      expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
      expect(body.data).toMatchObject({ total: 179 });
    }
  });

  it('on other days than were seen is refused, with what the client sends as days or as none', async () => {
    const { promised } = (await offered()).body.data.offers[1];
    const dates = { from: '2026-01-01', to: promised.to };
    for (const deliveryDates of [dates, null])
      expect(await chosen({ deliveryDates })).toMatchObject({ status: 409, body: { code: 'DATES_CHANGED' } });
    expect((await chosen({ deliveryDates: { ...dates, to: 'soon' } })).status).toBe(400);
    expect((await chosen({ deliveryDates: promised })).status).toBe(201);
  });

  it('is refused after it was switched off, and says what to do', async () => {
    await edit({ isOn: false });
    expect(await chosen()).toMatchObject({
      status: 409,
      body: { code: 'DELIVERY_UNAVAILABLE', message: expect.stringMatching(/choose another one/) },
    });
    await edit({});
    expect((await chosen()).status).toBe(201);
  });

  it('to an address without a method is refused, and offers none', async () => {
    await inDatabase(shop(), `UPDATE delivery.zones SET countries = '{FR}'`);
    expect((await offered()).body.data.offers).toEqual([]);
    expect(await order()).toMatchObject({ status: 409, body: { code: 'NO_DELIVERY' } });
    await inDatabase(shop(), `UPDATE delivery.zones SET countries = '{}'`);
    expect((await order()).body.orderId).toEqual(expect.any(String));
  });
});
