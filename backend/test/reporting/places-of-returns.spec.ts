import { returnsShop } from '../support/returns/returns-shop';
import { until } from '../support/until';

interface Row {
  pieces: number;
  orderId: string | null;
  returnId: string | null;
  returnNumber: string | null;
  parcelNumber: string | null;
  by: { kind: string } | null;
}

describe('the place of a piece that comes back', () => {
  const world = returnsShop();
  const { admin, sam, path, run, runJobsNow, deliveredOrder, declare, read, arrive, settleAs } = world;
  const { setStatus, expectCleanBooks } = world;

  const placesOf = async (variantId: string) => {
    const { data } = (await admin().get(`/api/admin/stock/places?variant=${variantId}`)).body;
    const filled = data.places.filter(({ pieces }: Row) => pieces > 0);
    return Object.fromEntries([
      ...filled.map(({ place, pieces }: Row & { place: string }) => [place, pieces]),
      ['sum', data.sum],
    ]);
  };
  const rowsIn = async (variantId: string, place: string): Promise<Row[]> =>
    (await admin().get(`/api/admin/stock/pieces?variant=${variantId}&place=${place}`)).body.data;
  const declared = async (orderId: string, variantId: string, quantity: number) =>
    (await declare(orderId, [{ variantId, quantity }])).body.data as { _id: string; returnNumber: string };

  it('is coming back until it is judged, and then the shelf, written off or its buyer', async () => {
    const { orderId, variantId } = await deliveredOrder(5);
    const { _id: id, returnNumber } = await declared(orderId, variantId, 4);
    const comingBack = { shelf: 7, delivered: 1, 'coming-back': 4, sum: 12 };
    expect(await placesOf(variantId)).toEqual(comingBack);
    expect(await rowsIn(variantId, 'coming-back')).toMatchObject([
      { pieces: 4, orderId, returnId: id, returnNumber, parcelNumber: null, by: null },
    ]);
    expect(await rowsIn(variantId, 'delivered')).toMatchObject([{ pieces: 1, orderId, returnId: null }]);
    await sam().client.put(`${path(orderId)}/${id}/posted`, {});
    expect(await placesOf(variantId)).toEqual(comingBack);
    await arrive(id);
    expect(await placesOf(variantId)).toEqual(comingBack);
    const [first] = (await read(id)).pieces;
    await world.judge(id, [{ pieceId: first._id, judged: 'damaged' }]);
    const oneJudged = { shelf: 7, delivered: 1, 'coming-back': 3, 'written-off': 1, sum: 12 };
    expect(await placesOf(variantId)).toEqual(oneJudged);
    await settleAs(id, 'damaged', 'sellable', 'kept', 'not-there');
    expect(await placesOf(variantId)).toEqual({ shelf: 8, delivered: 3, 'written-off': 1, sum: 12 });
    expect(await rowsIn(variantId, 'coming-back')).toEqual([]);
    expect(await rowsIn(variantId, 'written-off')).toMatchObject([
      { pieces: 1, orderId, returnId: id, returnNumber, by: { kind: 'admin' } },
    ]);
    await expectCleanBooks();
  });

  it('is with its buyer again when the return is cancelled or lapses, and coming back when it arrives after all', async () => {
    const { orderId, variantId } = await deliveredOrder(2);
    const cancelled = await declared(orderId, variantId, 1);
    await sam().client.post(`${path(orderId)}/${cancelled._id}/cancel`, {});
    expect(await placesOf(variantId)).toEqual({ shelf: 10, delivered: 2, sum: 12 });
    const { _id: id } = await declared(orderId, variantId, 2);
    await run(`UPDATE ordering.returns SET deadline = current_date - 2 WHERE id = $1`, [id]);
    await runJobsNow();
    await until(async () => (await read(id)).state === 'lapsed');
    expect(await placesOf(variantId)).toEqual({ shelf: 10, delivered: 2, sum: 12 });
    await arrive(id);
    expect(await placesOf(variantId)).toEqual({ shelf: 10, 'coming-back': 2, sum: 12 });
    await expectCleanBooks();
  });

  it('is taken from the parcels that were delivered first, and then from those that are away', async () => {
    const { orderId } = await world.paidOrder(3);
    const { variantId } = (await world.details(orderId)).cartItems[0];
    const pieces = [{ variantId, quantity: 1 }];
    for (const steps of [['sent'], ['sent', 'delivered']]) {
      const { body } = await admin().post(`/api/admin/orders/${orderId}/parcels`, { pieces });
      for (const step of steps) await admin().post(`/api/admin/parcels/${body.data.parcelId}/${step}`, {});
    }
    await declared(orderId, variantId, 1);
    const places = { shelf: 9, 'to-send': 1, sum: 12 };
    expect(await placesOf(variantId)).toEqual({ ...places, away: 1, 'coming-back': 1 });
    await declared(orderId, variantId, 1);
    expect(await placesOf(variantId)).toEqual({ ...places, 'coming-back': 2 });
    expect(await rowsIn(variantId, 'coming-back')).toHaveLength(2);
    await setStatus(orderId, 'rejected');
    await until(async () => (await world.details(orderId)).paymentStatus === 'refunded');
    expect(await placesOf(variantId)).toEqual({ shelf: 10, 'coming-back': 2, sum: 12 });
    await expectCleanBooks();
  });

  it('is missed by the nightly check when a piece is on the shelf and called damaged', async () => {
    const { orderId, variantId, productId } = await deliveredOrder(1);
    const { _id: id } = await declared(orderId, variantId, 1);
    await arrive(id);
    await settleAs(id, 'sellable');
    const judgedAs = (judged: string) =>
      run(`UPDATE ordering.return_pieces SET judged = $2 WHERE return_id = $1`, [id, judged]);
    await judgedAs('damaged');
    const { discrepancies } = (await world.check())['stock-movements'];
    await judgedAs('sellable');
    expect(discrepancies).toMatchObject([
      { productId, problem: 'has 12 pieces in the house and 1 outside, and 12 were counted in' },
    ]);
  });
});
