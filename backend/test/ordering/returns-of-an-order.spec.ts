import { newId } from '../../src/shared/ids';
import { returnsShop } from '../support/returns/returns-shop';

interface Listed {
  _id: string;
}

describe('a return of an order', () => {
  const {
    sam,
    admin,
    path,
    stockOf,
    deliveredOrder,
    declare,
    arrive,
    judge,
    settleAs,
    refunded,
    expectCleanBooks,
  } = returnsShop();

  it('is found by its order, with what an admin may still declare of it', async () => {
    const [{ orderId, variantId }, other] = [await deliveredOrder(3), await deliveredOrder(1)];
    const first = (await declare(orderId, [{ variantId, quantity: 1 }])).body.data;
    await declare(other.orderId, [{ variantId: other.variantId, quantity: 1 }]);
    const claim = { _id: newId(), kind: 'claim', pieces: [{ variantId, quantity: 1 }] };
    await admin().post(`/api/admin/orders/${orderId}/returns`, claim);
    const { status, body } = await admin().get(`/api/admin/orders/${orderId}/returns`);
    expect([status, body.data]).toMatchObject([
      200,
      {
        window: { basis: 'delivered', isOpen: true },
        lines: [{ variantId, returnable: 1, exclusion: null }],
        returns: [
          { _id: first._id, kind: 'return', state: 'declared', shopperName: expect.any(String) },
          { _id: claim._id, kind: 'claim', state: 'arrived', declaredBy: 'shop' },
        ],
      },
    ]);
    const listed = async (query: string) =>
      (await admin().get(`/api/admin/returns/get?${query}`)).body.data.map(({ _id }: Listed) => _id);
    expect(await listed(`orderId=${orderId}`)).toEqual([first._id, claim._id]);
    expect(await listed(`orderId=${orderId}&tab=arrived`)).toEqual([claim._id]);
    expect(await listed(`orderId=${newId()}`)).toEqual([]);
    expect(await listed('orderId=no%20id')).toEqual([]);
    const unknown = await admin().get(`/api/admin/orders/${newId()}/returns`);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await sam().client.get(`/api/admin/orders/${orderId}/returns`)).status).toBe(403);
  });

  it('of a product that is archived goes its way to the shelf and the money', async () => {
    const { orderId, variantId, productId } = await deliveredOrder(1);
    const archived = { ids: [productId], state: 'archived' };
    expect((await admin().put('/api/admin/products/state', archived)).status).toBe(200);
    const { status, body } = await declare(orderId, [{ variantId, quantity: 1 }]);
    expect([status, body.data.pieces]).toMatchObject([201, [{ title: 'Straight jeans' }]]);
    await arrive(body.data._id);
    const { answer, data } = await settleAs(body.data._id, 'sellable');
    expect([answer.status, data]).toMatchObject([200, { amount: 89.5 }]);
    await refunded(body.data._id);
    expect(await stockOf(variantId)).toBe(12);
    await expectCleanBooks();
  });

  it('says in words why something is not possible any more', async () => {
    const { orderId, variantId } = await deliveredOrder(1);
    const { body } = await declare(orderId, [{ variantId, quantity: 1 }]);
    const id = body.data._id as string;
    const early = await judge(id, [{ pieceId: body.data.pieces[0]._id, judged: 'sellable' }]);
    expect(early.body.message).toBe('This is not possible: its parcel has not arrived');
    await arrive(id);
    const late = await sam().client.post(`${path(orderId)}/${id}/cancel`, {});
    expect([late.status, late.body.message]).toEqual([409, 'This is not possible: its parcel has arrived']);
  });
});
