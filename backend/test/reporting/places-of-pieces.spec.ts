import { newId } from '../../src/shared/ids';
import { inCart, onSale } from '../support/shop/goods';
import { reconciledShop } from '../support/shop/reconciled-shop';
import { until } from '../support/until';

interface Row {
  pieces: number;
  orderId: string | null;
  parcelNumber: string | null;
  isAssumed: boolean;
}

describe('every piece in one place', () => {
  const { seller, sam, run, check, order, paidOrder, settle } = reconciledShop();

  const get = (path: string) => seller().client.get(path);
  const post = (path: string, body: object = {}) => seller().client.post(path, body);
  const setStatus = (id: string, orderStatus: string) =>
    seller().client.put(`/api/admin/orders/update/${id}`, { orderStatus });
  /** Also waits for its money to go back. */
  const reject = async (id: string) => {
    await setStatus(id, 'rejected');
    const details = `/api/admin/orders/details/${id}`;
    await until(async () => (await get(details)).body.data.paymentStatus === 'refunded');
  };
  const variantOf = async (productId: string): Promise<string> =>
    (await get(`/api/admin/products/get/${productId}`)).body.data.variants[0]._id;
  const placesOf = async (variantId: string) => {
    const { data } = (await get(`/api/admin/stock/places?variant=${variantId}`)).body;
    const filled = data.places.filter(({ pieces }: { pieces: number }) => pieces > 0);
    return {
      ...Object.fromEntries(
        filled.map(({ place, pieces }: { place: string; pieces: number }) => [place, pieces]),
      ),
      sum: data.sum,
    };
  };
  const rowsIn = async (variantId: string, place: string): Promise<Row[]> =>
    (await get(`/api/admin/stock/pieces?variant=${variantId}&place=${place}`)).body.data;
  /** @returns an order of two pieces of twelve */
  const paid = async () => {
    const { orderId, productId } = await paidOrder();
    const variantId = await variantOf(productId);
    return { orderId, variantId, productId };
  };
  const pack = async (orderId: string, variantId: string, quantity: number) => {
    const { body } = await post(`/api/admin/orders/${orderId}/parcels`, {
      pieces: [{ variantId, quantity }],
    });
    return body.data.parcelId as string;
  };
  const move = (parcelId: string, status: string, body: object = {}) =>
    post(`/api/admin/parcels/${parcelId}/${status}`, body);
  const expectNoDifferences = async () => {
    await settle();
    for (const [rule, result] of Object.entries(await check()))
      expect([rule, result]).toMatchObject([rule, { disagreeing: 0 }]);
  };

  it('is on the shelf, held, to send, packed, away and delivered, one after the other', async () => {
    const productId = await onSale(seller());
    const variantId = await variantOf(productId);
    expect(await placesOf(variantId)).toEqual({ shelf: 12, sum: 12 });
    await inCart(sam(), productId, 3);
    const { orderId } = (await order()).body;
    expect(await placesOf(variantId)).toEqual({ shelf: 9, held: 3, sum: 12 });
    expect(await rowsIn(variantId, 'held')).toMatchObject([{ orderId, pieces: 3, parcelNumber: null }]);

    const other = await paid();
    expect(await placesOf(other.variantId)).toEqual({ shelf: 10, 'to-send': 2, sum: 12 });
    const parcelId = await pack(other.orderId, other.variantId, 1);
    expect(await placesOf(other.variantId)).toEqual({ shelf: 10, 'to-send': 1, packed: 1, sum: 12 });
    await move(parcelId, 'sent');
    expect(await placesOf(other.variantId)).toEqual({ shelf: 10, 'to-send': 1, away: 1, sum: 12 });
    await move(parcelId, 'delivered');
    expect(await placesOf(other.variantId)).toEqual({ shelf: 10, 'to-send': 1, delivered: 1, sum: 12 });
    const [{ orderNumber }] = (await get(`/api/admin/stock/pieces?variant=${other.variantId}&place=to-send`))
      .body.data;
    expect(await rowsIn(other.variantId, 'delivered')).toMatchObject([
      { orderId: other.orderId, pieces: 1, parcelNumber: `${orderNumber}-1`, isAssumed: false },
    ]);
    await expectNoDifferences();
  });

  it('is lost with its parcel, and the piece that is sent instead leaves the shelf', async () => {
    const { orderId, variantId } = await paid();
    const parcelId = await pack(orderId, variantId, 2);
    await move(parcelId, 'sent');
    await move(parcelId, 'lost', { remedy: 'send-again' });
    expect(await placesOf(variantId)).toEqual({ shelf: 8, 'to-send': 2, lost: 2, sum: 12 });
    const again = await pack(orderId, variantId, 1);
    await move(again, 'sent');
    expect(await placesOf(variantId)).toEqual({ shelf: 8, 'to-send': 1, away: 1, lost: 2, sum: 12 });
    await post(`/api/admin/orders/${orderId}/cancellations`, {
      _id: newId(),
      pieces: [{ variantId, quantity: 1 }],
    });
    expect(await placesOf(variantId)).toEqual({ shelf: 9, away: 1, lost: 2, sum: 12 });
    expect(await rowsIn(variantId, 'lost')).toMatchObject([{ orderId, pieces: 2 }]);
    await expectNoDifferences();
  });

  it('stays delivered when its order is rejected, and what had not left is on the shelf again', async () => {
    const { orderId, variantId } = await paid();
    const parcelId = await pack(orderId, variantId, 1);
    await move(parcelId, 'sent');
    await move(parcelId, 'delivered');
    await reject(orderId);
    expect(await placesOf(variantId)).toEqual({ shelf: 11, delivered: 1, sum: 12 });
    await expectNoDifferences();
  });

  it('is no longer delivered once it was restocked', async () => {
    const { orderId, variantId } = await paid();
    await setStatus(orderId, 'delivered');
    const refunds = `/api/admin/orders/${orderId}/refunds`;
    const pieces = [{ variantId, quantity: 1 }];
    const { amount, left } = (await post(`${refunds}/preview`, { pieces })).body.data;
    const refund = { _id: newId(), reason: 'returned', pieces, amount, left, restock: true };
    expect((await post(refunds, refund)).status).toBe(201);
    expect(await placesOf(variantId)).toEqual({ shelf: 11, delivered: 1, sum: 12 });
    expect(await rowsIn(variantId, 'delivered')).toMatchObject([{ orderId, pieces: 1 }]);
    const [{ _id: parcelId }] = (await get(`/api/admin/orders/details/${orderId}`)).body.data.parcels;
    const lost = await move(parcelId, 'lost', { remedy: 'refund' });
    expect([lost.status, lost.body.code]).toEqual([409, 'PIECES_ON_SALE_AGAIN']);
    await reject(orderId);
    expect(await placesOf(variantId)).toEqual({ shelf: 11, delivered: 1, sum: 12 });
    const counted = { _id: variantId, version: 1, stock: 20, seenStock: 11 };
    await seller().client.put('/api/admin/products/variants', { variants: [counted] });
    expect(await placesOf(variantId)).toEqual({ shelf: 20, delivered: 1, sum: 21 });
    await expectNoDifferences();
  });

  it('is shown in pages', async () => {
    const { productId, variantId } = await paid();
    await inCart(sam(), productId, 1);
    await order();
    const { body } = await get(`/api/admin/stock/pieces?variant=${variantId}&place=held&limit=1`);
    expect(body).toMatchObject({ data: [{ pieces: 1 }], meta: { total: 1, nextCursor: null } });
    const refused = await get(`/api/admin/stock/pieces?variant=${variantId}&place=held&limit=101`);
    expect(refused.status).toBe(400);
    expect((await get(`/api/admin/stock/pieces?variant=${variantId}&place=shelf`)).status).toBe(400);
  });

  it('of an unknown variant is not found, and is for admins alone', async () => {
    expect((await get(`/api/admin/stock/places?variant=${newId()}`)).body.code).toBe('VARIANT_NOT_FOUND');
    expect((await get(`/api/admin/stock/pieces?variant=${newId()}&place=away`)).body.data).toEqual([]);
    for (const path of ['places', 'pieces'])
      expect((await sam().client.get(`/api/admin/stock/${path}?variant=${newId()}`)).status).toBe(403);
  });

  it('is missed by the nightly check when a parcel or a movement vanishes', async () => {
    const { orderId, variantId, productId } = await paid();
    await move(await pack(orderId, variantId, 2), 'sent');
    const problemAfter = async (change: string, undo: string) => {
      await run(change, [orderId]);
      const { discrepancies } = (await check())['stock-movements'];
      await run(undo, [orderId]);
      return discrepancies;
    };
    const become = (status: string, sentAt: string) =>
      `UPDATE ordering.parcels SET status = '${status}', sent_at = ${sentAt} WHERE order_id = $1`;
    await run('ALTER TABLE ordering.parcels DISABLE TRIGGER USER');
    const parcel = await problemAfter(become('unpacked', 'NULL'), become('sent', 'now()'));
    await run('ALTER TABLE ordering.parcels ENABLE TRIGGER USER');
    const moved = (by: string) =>
      `UPDATE catalogue.stock_movements SET change = change ${by} WHERE order_id = $1 AND cause = 'reserved'`;
    const movement = await problemAfter(moved('+ 1'), moved('- 1'));
    const problems = [
      'has 10 pieces in the house and 0 outside, and 12 were counted in',
      'has a stock of 10, and its movements add up to 11',
    ];
    expect([parcel, movement]).toMatchObject(problems.map((problem) => [{ productId, problem }]));
  });
});
