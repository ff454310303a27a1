import { newId } from '../../src/shared/ids';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { addOrder } from '../support/shop/placed-orders';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

describe('orders that are shipped together', () => {
  const shop = testShop();
  let seller: Person;
  let dispatch: string;

  beforeAll(async () => {
    seller = await admin(shop());
  });
  beforeEach(() => {
    dispatch = newId();
  });

  const ship = (orderIds: string[]) =>
    seller.client.put(`/api/admin/dispatches/${dispatch}/orders`, { orderIds });
  const undo = () => seller.client.post(`/api/admin/dispatches/${dispatch}/undo`, {});
  const details = async (id: string) =>
    (await seller.client.get(`/api/admin/orders/details/${id}`)).body.data;
  const codesOf = ({ body }: Awaited<ReturnType<typeof ship>>): (string | null)[] =>
    body.data.map(({ refusal }: { refusal: { code: string } | null }) => refusal?.code ?? null);
  const mailsTo = async (parcelId: string) =>
    (
      await inDatabase(shop(), 'SELECT id FROM mailing.mails WHERE fact_id = $1 AND kind = $2', [
        parcelId,
        'parcel-sent',
      ])
    ).length;
  /** The ten seconds are over. */
  const endUndo = () =>
    inDatabase(
      shop(),
      `SELECT graphile_worker.reschedule_jobs(ARRAY(SELECT id FROM graphile_worker.jobs WHERE key = 'ordering:tell-of-dispatch:${dispatch}'), run_at => now())`,
    );
  const dueIn = async () => {
    const [job] = await inDatabase<{ seconds: number }>(
      shop(),
      `SELECT extract(epoch FROM run_at - now())::float AS seconds FROM graphile_worker.jobs WHERE key = 'ordering:tell-of-dispatch:${dispatch}'`,
    );
    return job?.seconds;
  };

  it('leave at once, and their customers are told ten seconds later, once', async () => {
    const ids = [await addOrder(shop()), await addOrder(shop())];
    const unpaid = await addOrder(shop(), { status: 'pending', stage: 'awaiting-payment' });
    expect(codesOf(await ship([...ids, unpaid]))).toEqual([null, null, 'ORDER_NOT_PAID']);
    const [{ _id: parcelId }] = (await details(ids[0]!)).parcels;
    expect((await details(ids[0]!)).orderStatus).toBe('inShipping');
    const seconds = await dueIn();
    expect(seconds).toBeGreaterThan(5);
    expect(seconds).toBeLessThanOrEqual(10);
    expect(codesOf(await ship(ids))).toEqual([null, null]);
    expect((await details(ids[0]!)).parcels).toHaveLength(1);
    expect(await mailsTo(parcelId)).toBe(0);
    await endUndo();
    await until(async () => (await mailsTo(parcelId)) === 1);
    expect((await undo()).body.code).toBe('CUSTOMERS_ARE_TOLD');
    expect(codesOf(await ship([await addOrder(shop())]))).toEqual(['DISPATCH_IS_OVER']);
  });

  it('are all taken back when it is undone in time, and nobody is told', async () => {
    const sam = await shopper(shop());
    const ids = [await addOrder(shop(), { shopperId: sam.id }), await addOrder(shop())];
    await ship(ids);
    const { status, body } = await undo();
    expect([status, body.data]).toEqual([200, { parcels: 2 }]);
    expect((await undo()).body.data).toEqual({ parcels: 0 });
    const order = await details(ids[0]!);
    expect(order).toMatchObject({
      orderStatus: 'inProcess',
      parcels: [{ status: 'packed', sentDate: null }],
    });
    expect(order.parcelHistory.map((change: { status: string }) => change.status)).toEqual([
      'packed',
      'sent',
      'packed',
    ]);
    const own = (await sam.client.get(`/api/shop/order/details/${ids[0]}`)).body.data;
    expect(own.parcelHistory).toEqual([]);
    expect(await dueIn()).toBeUndefined();
    expect(codesOf(await ship(ids))).toEqual(['DISPATCH_IS_OVER', 'DISPATCH_IS_OVER']);
    dispatch = newId();
    expect(codesOf(await ship(ids))).toEqual([null, null]);
  });

  it('stay sent, all of them, when one has moved on', async () => {
    const ids = [await addOrder(shop()), await addOrder(shop())];
    await ship(ids);
    const [{ _id: parcelId }] = (await details(ids[1]!)).parcels;
    await seller.client.post(`/api/admin/parcels/${parcelId}/delivered`, {});
    const { status, body } = await undo();
    expect([status, body.code]).toEqual([409, 'PARCEL_NOT_MOVABLE']);
    expect((await details(ids[0]!)).orderStatus).toBe('inShipping');
    await endUndo();
    const [{ _id: other }] = (await details(ids[0]!)).parcels;
    await until(async () => (await mailsTo(other)) === 1);
    expect(await mailsTo(parcelId)).toBe(0);
  });

  it('are sent with their tracking numbers, which stay when it is undone', async () => {
    const id = await addOrder(shop());
    const { orderNumber: number } = await details(id);
    const parcels = [{ number, carrier: 'UPS', trackingNumber: '1Z' }];
    const row = { sent: true, parcels };
    const preview = await seller.client.post('/api/admin/parcels/tracking-numbers/preview', row);
    expect(preview.body.data).toEqual([
      {
        number,
        refusal: null,
        change: {
          orderNumber: number,
          parcelNumber: `${number}-1`,
          shopperName: '=Sam, Shopper',
          ...{ former: null, isPacked: true, isSent: true, isTold: true },
        },
      },
    ]);
    expect((await details(id)).parcels).toEqual([]);
    await seller.client.put('/api/admin/parcels/tracking-numbers', { ...row, dispatchId: dispatch });
    expect(await details(id)).toMatchObject({ parcels: [{ status: 'sent', trackingNumber: '1Z' }] });
    expect((await undo()).body.data).toEqual({ parcels: 1 });
    expect(await details(id)).toMatchObject({ parcels: [{ status: 'packed', trackingNumber: '1Z' }] });
    const replaced = {
      parcels: [
        { number, carrier: null, trackingNumber: '2Z' },
        { ...parcels[0], number: 'HB-99999999' },
      ],
    };
    const { body } = await seller.client.post('/api/admin/parcels/tracking-numbers/preview', replaced);
    expect(body.data).toMatchObject([
      { change: { former: '1Z', isPacked: false, isSent: false, isTold: false } },
      { refusal: { code: 'PARCEL_NOT_FOUND' }, change: null },
    ]);
  });
});
