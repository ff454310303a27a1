import { newId } from '../../src/shared/ids';
import { inCart, inSizes, onSale } from '../support/shop/goods';
import { shopper } from '../support/shop/people';
import { returnsShop } from '../support/returns/returns-shop';
import { tokenOf } from '../support/shop/checkouts';
import { until } from '../support/until';

interface Piece {
  _id: string;
  variantId: string;
}

describe('a return', () => {
  const world = returnsShop();
  const { seller, sam, payPal, run, order, capture, shop, runJobsNow } = world;
  const { admin, details, setStatus, path, stockOf, deliveredOrder, preview, declare, ofOrder, read } = world;
  const { arrive, judge, settleAs, refunded, expectCleanBooks, movements, editRules } = world;

  it('goes from the declaration, without any reason, to the money and the shelf', async () => {
    const { orderId, variantId } = await deliveredOrder();
    expect(await ofOrder(orderId)).toMatchObject({
      window: { basis: 'delivered', isOpen: true },
      lines: [{ variantId, returnable: 2, exclusion: null }],
      returns: [],
    });
    const pieces = [{ variantId, quantity: 1 }];
    expect((await preview(orderId, pieces)).body.data).toMatchObject({
      ...{ amount: 89.5, pieces: 89.5, delivery: 0, fee: 0, wayPaidBy: 'shopper' },
    });
    const { status, body } = await declare(orderId, pieces);
    expect([status, body.data]).toMatchObject([
      201,
      { kind: 'return', state: 'declared', declaredBy: 'shopper', amount: 89.5, refund: null },
    ]);
    const { _id: id, returnNumber, code } = body.data;
    expect(returnNumber).toMatch(/^R-\d+$/);
    const posted = await sam().client.put(`${path(orderId)}/${id}/posted`, {
      ...{ carrier: 'Post', trackingNumber: '1z 999' },
    });
    expect(posted.status).toBe(200);
    for (const typed of [returnNumber, code.toLowerCase()]) {
      const found = await admin().get(`/api/admin/returns/find?code=${typed}`);
      expect(found.body.data).toMatchObject({ _id: id, state: 'posted', trackingNumber: '1z999' });
    }
    expect((await arrive(id)).status).toBe(200);
    expect([await stockOf(variantId), (await read(id)).state]).toEqual([10, 'arrived']);
    const { answer, data } = await settleAs(id, 'sellable');
    expect([answer.status, data]).toMatchObject([200, { amount: 89.5, pieces: 89.5, fee: 0 }]);
    await refunded(id);
    expect(await stockOf(variantId)).toBe(11);
    const causes = (await movements(orderId)).map(({ id: cause }) => cause).sort();
    expect(causes).toEqual(['reserved', 'restocked', 'sold']);
    expect(await read(id)).toMatchObject({ state: 'settled', amount: 89.5, refund: { amount: 89.5 } });
    expect((await ofOrder(orderId)).lines).toMatchObject([{ returnable: 1 }]);
    await expectCleanBooks();
  });

  it('is declared once in two tabs: the second is told that the piece is taken', async () => {
    const { orderId, variantId } = await deliveredOrder(1);
    const pieces = [{ variantId, quantity: 1 }];
    const amount = 89.5;
    const same = { _id: newId(), pieces, amount };
    const [first, again] = await Promise.all([
      sam().client.post(path(orderId), same),
      sam().client.post(path(orderId), same),
    ]);
    expect([first.status, again.status, again.body.data._id]).toEqual([201, 201, same._id]);
    const tabs = await Promise.all(
      [await deliveredOrder(1)].flatMap(({ orderId: other, variantId: one }) =>
        [newId(), newId()].map((_id) =>
          sam().client.post(path(other), { _id, pieces: [{ variantId: one, quantity: 1 }], amount }),
        ),
      ),
    );
    expect(tabs.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = tabs.find(({ status }) => status === 409)!.body;
    expect([refused.code, refused.message]).toEqual([
      'PIECES_NOT_RETURNABLE',
      'None of Straight jeans can still be sent back',
    ]);
    const other = await sam().client.post(path(orderId), { ...same, pieces: [{ variantId, quantity: 2 }] });
    expect(other.body.code).toBe('RETURN_ID_TAKEN');
  });

  it('excludes what is lost, and keeps what comes back from being lost', async () => {
    const { orderId, variantId } = await deliveredOrder(1);
    const [{ _id: parcelId }] = (await details(orderId)).parcels;
    const lose = () => admin().post(`/api/admin/parcels/${parcelId}/lost`, { remedy: 'refund' });
    const pieces = [{ variantId, quantity: 1 }];
    const { body } = await declare(orderId, pieces);
    const refused = await lose();
    expect([refused.status, refused.body.code]).toEqual([409, 'PIECES_COME_BACK']);
    await sam().client.post(`${path(orderId)}/${body.data._id}/cancel`, {});
    const [lost, declared] = await Promise.all([
      lose(),
      sam().client.post(path(orderId), { _id: newId(), pieces, amount: 89.5 }),
    ]);
    expect([lost.status, declared.status].filter((status) => status < 300)).toHaveLength(1);
    if (lost.status < 300) await until(async () => (await details(orderId)).paymentStatus === 'refunded');
    await expectCleanBooks();
  });

  it('is judged piece by piece: only what is sellable is on sale again, and only what is here is paid', async () => {
    const { orderId, variantId } = await deliveredOrder(4);
    const { body } = await declare(orderId, [{ variantId, quantity: 4, reason: 'too-small' }]);
    const { _id: id, pieces } = body.data as { _id: string; pieces: Piece[] };
    await arrive(id);
    expect((await admin().post(`/api/admin/returns/${id}/settle`, { amount: 0, left: 358 })).body.code).toBe(
      'PIECES_NOT_JUDGED',
    );
    const { answer, data } = await settleAs(id, 'sellable', 'damaged', 'kept', 'not-there');
    expect([answer.status, data]).toMatchObject([200, { amount: 179, left: 358 }]);
    const again = await judge(id, [{ pieceId: pieces[1]!._id, judged: 'sellable' }]);
    expect(again.body.code).toBe('RETURN_NOT_IN_STATE');
    await refunded(id);
    expect(await stockOf(variantId)).toBe(9);
    expect((await ofOrder(orderId)).lines).toMatchObject([{ returnable: 1 }]);
    await expectCleanBooks();
  });

  it('gives back the fee of nobody’s fault, and the delivery with the last piece', async () => {
    await editRules({ fee: 4.9 });
    const { orderId, variantId } = await deliveredOrder();
    expect((await preview(orderId, [{ variantId, quantity: 1 }])).body.data).toMatchObject({
      ...{ amount: 84.6, pieces: 89.5, fee: 4.9, wayPaidBy: 'shopper' },
    });
    const faulty = await preview(orderId, [{ variantId, quantity: 1, reason: 'faulty' }]);
    expect(faulty.body.data).toMatchObject({ amount: 89.5, fee: 0, wayPaidBy: 'shop' });
    await editRules({ fee: 9.9 });
    const { body } = await declare(orderId, [{ variantId, quantity: 2 }]);
    await editRules({ fee: 0 });
    await arrive(body.data._id);
    const { data } = await settleAs(body.data._id, 'sellable', 'sellable');
    expect(data).toMatchObject({ amount: 169.1, pieces: 179, fee: 9.9 });
    await refunded(body.data._id);
    await expectCleanBooks();
  });

  it('of what is made to order is refused unless it is faulty', async () => {
    const { orderId, variantId, productId } = await deliveredOrder();
    await editRules({ exclusions: [{ productId, reason: 'made-to-order' }] });
    const refused = await preview(orderId, [{ variantId, quantity: 1, reason: 'too-large' }]);
    expect([refused.status, refused.body.code]).toEqual([409, 'PIECE_EXCLUDED']);
    const { status, body } = await declare(orderId, [{ variantId, quantity: 1, reason: 'faulty' }]);
    expect([status, body.data.pieces]).toMatchObject([201, [{ exclusion: 'made-to-order' }]]);
    await editRules({ exclusions: [] });
  });

  it('is open until the end of the last day after the last parcel, in the time zone of the shop', async () => {
    await inCart(sam(), await onSale(seller()), 2);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    const orderId = placed.body.orderId as string;
    const { variantId } = (await details(orderId)).cartItems[0];
    for (let parcel = 0; parcel < 2; parcel += 1) {
      const packed = await admin().post(`/api/admin/orders/${orderId}/parcels`, {
        pieces: [{ variantId, quantity: 1 }],
      });
      for (const status of ['sent', 'delivered'])
        await admin().post(`/api/admin/parcels/${packed.body.data.parcelId}/${status}`, {});
    }
    const delivered = (daysAgo: number[]) =>
      Promise.all(
        daysAgo.map((days, place) =>
          run(
            `UPDATE ordering.parcels SET delivered_at = (date_trunc('day', now() AT TIME ZONE 'Europe/Lisbon') - make_interval(days => $2)
               + interval '1 minute') AT TIME ZONE 'Europe/Lisbon' WHERE order_id = $1 AND number = $3`,
            [orderId, days, place + 1],
          ),
        ),
      );
    await delivered([60, 30]);
    expect((await preview(orderId, [{ variantId, quantity: 1 }])).status).toBe(200);
    await delivered([60, 35]);
    const late = await preview(orderId, [{ variantId, quantity: 1 }]);
    expect([late.status, late.body.code]).toEqual([409, 'RETURN_WINDOW_CLOSED']);
    expect(late.body.message).not.toMatch(/\d/);
    expect((await ofOrder(orderId)).window).toMatchObject({ isOpen: false, lastDay: expect.any(String) });
    const onBehalf = await admin().post(`/api/admin/orders/${orderId}/returns`, {
      ...{ _id: newId(), kind: 'return', pieces: [{ variantId, quantity: 1, reason: 'faulty' }] },
    });
    expect([onBehalf.status, onBehalf.body.data]).toMatchObject([201, { declaredBy: 'shop' }]);
  });

  it('lapses at the end of its last day, and is accepted when it arrives all the same', async () => {
    const { orderId, variantId } = await deliveredOrder();
    const { body } = await declare(orderId, [{ variantId, quantity: 2 }]);
    const id = body.data._id as string;
    await runJobsNow();
    expect((await read(id)).state).toBe('declared');
    await run(`UPDATE ordering.returns SET deadline = current_date - 2 WHERE id = $1`, [id]);
    await runJobsNow();
    await until(async () => (await read(id)).state === 'lapsed');
    expect((await ofOrder(orderId)).lines).toMatchObject([{ returnable: 2 }]);
    const second = await declare(orderId, [{ variantId, quantity: 1 }]);
    const twice = await arrive(id);
    expect([twice.status, twice.body.code]).toEqual([409, 'PIECES_COME_BACK']);
    await admin().post(`/api/admin/returns/${second.body.data._id}/cancel`, {});
    expect((await arrive(id)).status).toBe(200);
    expect((await read(id)).state).toBe('arrived');
  });

  it('shows that the provider refused its refund, and gives it when it is asked for again', async () => {
    const { orderId, variantId } = await deliveredOrder();
    const { body } = await declare(orderId, [{ variantId, quantity: 1 }]);
    const id = body.data._id as string;
    await arrive(id);
    await payPal().plantFault('refund:*', 'insufficient-funds', 1);
    await settleAs(id, 'sellable');
    await refunded(id, 'refused');
    expect(await read(id)).toMatchObject({ state: 'settled', refund: { amount: 89.5, state: 'refused' } });
    await admin().post(`/api/admin/orders/${orderId}/refunds/${id}/ask-again`, {});
    await refunded(id);
  });

  it('belongs to its order’s shopper, and goes on when the account is deleted', async () => {
    const { orderId, variantId } = await deliveredOrder();
    const { body } = await declare(orderId, [{ variantId, quantity: 1 }]);
    const id = body.data._id as string;
    const other = await shopper(shop());
    const refused = await Promise.all([
      other.client.get(path(orderId)),
      other.client.post(`${path(orderId)}/preview`, { pieces: [{ variantId, quantity: 1 }] }),
      other.client.put(`${path(orderId)}/${id}/posted`, {}),
      other.client.post(`${path(orderId)}/${id}/cancel`, {}),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    await run('DELETE FROM identity.users WHERE id = $1', [sam().id]);
    await arrive(id);
    const { answer } = await settleAs(id, 'sellable');
    expect(answer.status).toBe(200);
    await refunded(id);
  });

  it('is listed by tabs with their counts, and found by words', async () => {
    const { orderId, variantId } = await deliveredOrder();
    const { body } = await declare(orderId, [{ variantId, quantity: 1 }]);
    const { _id: id, orderNumber } = body.data;
    const listed = async (query: string) => (await admin().get(`/api/admin/returns/get?${query}`)).body;
    const { data, counts } = await listed(`q=${orderNumber}&tab=waiting`);
    expect(data.map(({ _id }: Piece) => _id)).toEqual([id]);
    expect(counts.waiting).toBeGreaterThan(0);
    await arrive(id);
    expect((await listed(`q=${orderNumber}&tab=waiting`)).data).toEqual([]);
    expect((await listed(`q=${orderNumber}&tab=arrived&kind=return`)).data).toHaveLength(1);
    await run(`UPDATE ordering.returns SET declared_at = now() - interval '20 days' WHERE id = $1`, [id]);
    const late = await listed(`q=${orderNumber}&tab=late&sort=newest`);
    expect(late.data).toMatchObject([{ _id: id, moneyDaysLeft: -6 }]);
  });

  it('of one size of several is of that size alone', async () => {
    const { productId, variantOf } = await inSizes(seller());
    for (const name of ['M Navy', 'S Navy']) await inCart(sam(), productId, 1, variantOf(name));
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    const orderId = placed.body.orderId as string;
    const unsent = await preview(orderId, [{ variantId: variantOf('M Navy'), quantity: 1 }]);
    expect([unsent.status, unsent.body.code]).toEqual([409, 'NOTHING_TO_RETURN']);
    await setStatus(orderId, 'delivered');
    const { body } = await declare(orderId, [{ variantId: variantOf('M Navy'), quantity: 1 }]);
    expect(body.data.pieces).toMatchObject([
      { title: 'Pocket tee', size: 'M', colour: 'Navy', judged: null },
    ]);
    expect((await ofOrder(orderId)).lines).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ variantId: variantOf('M Navy'), returnable: 0 }),
        expect.objectContaining({ variantId: variantOf('S Navy'), returnable: 1 }),
      ]),
    );
  });
});
