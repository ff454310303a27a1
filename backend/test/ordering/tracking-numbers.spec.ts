import { newId } from '../../src/shared/ids';
import { admin, inDatabase, type Person } from '../support/shop/people';
import { addOrder } from '../support/shop/placed-orders';
import { testShop } from '../support/shop/test-shop';

describe('tracking numbers of many parcels', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });

  const details = async (id: string) =>
    (await seller.client.get(`/api/admin/orders/details/${id}`)).body.data;
  const packedOrder = async () => {
    const id = await addOrder(shop());
    await seller.client.post(`/api/admin/orders/${id}/parcels`, {});
    return { id, orderNumber: (await details(id)).orderNumber as string };
  };
  const save = (parcels: object[], sent = false) =>
    seller.client.put('/api/admin/parcels/tracking-numbers', { parcels, sent });
  const read = (csv: string) => seller.client.post('/api/admin/parcels/tracking-numbers/read', { csv });

  it('are saved by the number of the parcel or of its order, and each refusal is named', async () => {
    const [first, second] = [await packedOrder(), await packedOrder()];
    const notPacked = await addOrder(shop());
    const numbers = [
      first.orderNumber.toLowerCase(),
      `${second.orderNumber}-1`,
      `${second.orderNumber}-2`,
      (await details(notPacked)).orderNumber,
      'HB-99999999',
      'nonsense',
    ];
    const parcels = numbers.map((number, place) => ({
      number,
      carrier: 'UPS',
      trackingNumber: `\u202a1Z\u00a0${place}`,
    }));
    const { status, body } = await save(parcels);
    expect(status).toBe(200);
    expect(
      body.data.map(({ refusal }: { refusal: { code: string } | null }) => refusal?.code ?? null),
    ).toEqual([null, null, ...Array<string>(4).fill('PARCEL_NOT_FOUND')]);
    expect((await details(first.id)).parcels[0]).toMatchObject({ carrier: 'UPS', trackingNumber: '1Z0' });
    expect((await details(second.id)).parcels[0]).toMatchObject({ trackingNumber: '1Z1' });
  });

  it('need the number of the parcel where an order has several', async () => {
    const { id, orderNumber } = await packedOrder();
    const [{ _id: unpacked }] = (await details(id)).parcels;
    await seller.client.post(`/api/admin/parcels/${unpacked}/unpacked`, {});
    await seller.client.post(`/api/admin/orders/${id}/parcels`, {});
    const response = await save([{ number: orderNumber, carrier: null, trackingNumber: '1Z' }]);
    expect(response.body.data[0].refusal).toBeNull();
    expect((await details(id)).parcels[0]).toMatchObject({ trackingNumber: '1Z' });
    expect((await save([])).status).toBe(400);
    expect((await save(Array(51).fill({ number: 'HB-1', carrier: null, trackingNumber: '1' }))).status).toBe(
      400,
    );
  });

  it('pack and send in one step when they come with the number of an order, however often they are saved', async () => {
    const notPacked = await addOrder(shop());
    const packed = await packedOrder();
    const unpaid = await addOrder(shop(), { status: 'pending', stage: 'awaiting-payment' });
    const sentWithoutParcels = await addOrder(shop(), { status: 'inShipping' });
    const ids = [notPacked, packed.id, unpaid, sentWithoutParcels];
    const parcels = [];
    for (const [place, id] of ids.entries())
      parcels.push({
        number: (await details(id)).orderNumber,
        carrier: 'UPS',
        trackingNumber: `1Z${place}`,
      });
    for (let times = 0; times < 2; times++) {
      const { body } = await save(parcels, true);
      expect(
        body.data.map(({ refusal }: { refusal: { code: string } | null }) => refusal?.code ?? null),
      ).toEqual([null, null, 'ORDER_NOT_PAID', 'NOTHING_TO_PACK']);
      for (const [place, id] of [notPacked, packed.id].entries()) {
        const { orderStatus, parcels: own } = await details(id);
        expect(orderStatus).toBe('inShipping');
        expect(own).toMatchObject([{ status: 'sent', carrier: 'UPS', trackingNumber: `1Z${place}` }]);
      }
    }
    expect((await details(sentWithoutParcels)).parcels).toEqual([]);
  });

  it('pack what is left into a parcel of its own when another one was sent before', async () => {
    const variantId = newId();
    const id = await addOrder(shop(), { variantId });
    await inDatabase(
      shop(),
      'UPDATE ordering.order_lines SET quantity = 2, unit_price_cents = 500 WHERE order_id = $1',
      [id],
    );
    const pieces = [{ variantId, quantity: 1 }];
    await seller.client.post(`/api/admin/orders/${id}/parcels`, { pieces, sent: true });
    const { orderNumber } = await details(id);
    for (let times = 0; times < 2; times++)
      await save([{ number: orderNumber, carrier: null, trackingNumber: '1Z2' }], true);
    expect((await details(id)).parcels).toMatchObject([
      { status: 'sent', trackingNumber: null, pieces },
      { status: 'sent', trackingNumber: '1Z2', pieces },
    ]);
  });

  it.each([
    'Order,Tracking Number\nHB-10001,1Z9\n',
    'sep=;\r\norder;carrier;tracking;\r\nHB-10001;;1Z9;\r\n;;;\r\n',
    '\uFEFFnumber\ttracking_number\tcarrier\nHB-10001\t1Z9\t\n',
  ])('are read under the headings of carriers: %j', async (csv) => {
    expect((await read(csv)).body.data).toEqual({
      parcels: [{ number: 'HB-10001', carrier: null, trackingNumber: '1Z9' }],
      errors: [],
    });
  });

  it('of a lost parcel do not send its pieces again', async () => {
    const { id, orderNumber } = await packedOrder();
    const row = { number: orderNumber, carrier: null, trackingNumber: '1Z' };
    await save([row], true);
    const [{ _id: parcelId }] = (await details(id)).parcels;
    await inDatabase(shop(), `UPDATE ordering.parcels SET status = 'lost', lost_at = sent_at WHERE id = $1`, [
      parcelId,
    ]);
    expect((await save([row], true)).body.data[0].refusal).toMatchObject({ code: 'PARCEL_NOT_MOVABLE' });
    expect((await details(id)).parcels).toHaveLength(1);
  });

  it('are read from a CSV file, row by row', async () => {
    const { body } = await read(
      '\uFEFFNumber;Carrier;Tracking_Number\r\nHB-10001;UPS;1Z 999\r\n\r\nHB-10002-1;;<x>\r\n;DHL;7\r\n',
    );
    expect(body.data).toEqual({
      parcels: [{ number: 'HB-10001', carrier: 'UPS', trackingNumber: '1Z999' }],
      errors: [
        { row: 4, message: 'tracking_number must be 1 to 60 letters, digits and hyphens (found “<x>”)' },
        { row: 5, message: 'number must not be empty' },
      ],
    });
    const saved = await read(
      'sep=;\nnumber;carrier;tracking_number\nHB-10001;UPS;1Z\n;;\nHB-10002;UPS;9.40551E+21\nHB-10003;UPS;#N/A\n',
    );
    expect(saved.body.data).toEqual({
      parcels: [{ number: 'HB-10001', carrier: 'UPS', trackingNumber: '1Z' }],
      errors: [
        { row: 4, message: expect.stringMatching(/^tracking_number is a number that .* rounded/) },
        { row: 5, message: 'tracking_number is an error of the spreadsheet' },
      ],
    });
    expect((await read('colour\nred')).body).toMatchObject({ code: 'UNREADABLE_CSV' });
    expect((await read('')).body).toMatchObject({ code: 'UNREADABLE_CSV' });
  });

  it('are read from the files of carriers, whatever else these hold', async () => {
    const files = [
      'Service,Order No.,Recipient,Tracking No\nGround,HB-10001,"Lee, Ann",1Z999\n',
      'Reference;Weight;Waybill number\nHB-10001;2,5;1Z999\n',
      'TRACKING-NUMBER\tCustomer reference\tReference\n1Z999\tHB-10001\tsocks\n',
    ];
    for (const file of files) {
      const { body } = await read(file);
      expect(body.data).toEqual({
        parcels: [{ number: 'HB-10001', carrier: null, trackingNumber: '1Z999' }],
        errors: [],
      });
    }
    const { body } = await read('Order,Weight\nHB-10001,2\n');
    expect(body.message).toMatch(/^The file needs a column with the number of the order or parcel/);
    const shifted = await read('Order,Name,Tracking\nHB-10001,Lee, Ann,1Z999\n');
    expect(shifted.body.message).toMatch(/^Row 2 has a value in a column without a name/);
  });
});
