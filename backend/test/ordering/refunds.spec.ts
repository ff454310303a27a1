import { newId } from '../../src/shared/ids';
import { admin, shopper } from '../support/shop/people';
import { reconciledShop } from '../support/shop/reconciled-shop';
import { until } from '../support/until';

describe('refunds from an order', () => {
  const { shop, seller, sam, payPal, run, check, paidOrder, settle } = reconciledShop({ LOG_LEVEL: 'error' });

  const details = async (id: string) =>
    (await seller().client.get(`/api/admin/orders/details/${id}`)).body.data;
  const seenByShopper = async (id: string) =>
    (await sam().client.get(`/api/shop/order/details/${id}`)).body.data;
  const setStatus = (id: string, orderStatus: string) =>
    seller().client.put(`/api/admin/orders/update/${id}`, { orderStatus });
  const preview = (id: string, wanted: object = {}) =>
    seller().client.post(`/api/admin/orders/${id}/refunds/preview`, wanted);
  const send = (id: string, body: object, by = seller()) =>
    by.client.post(`/api/admin/orders/${id}/refunds`, body);
  /** Asks for what was previewed. */
  const refund = async (id: string, wanted: object, body: object = {}) => {
    const { amount, left } = (await preview(id, wanted)).body.data;
    return send(id, { _id: newId(), reason: 'returned', ...wanted, amount, left, ...body });
  };
  const stockOf = async (productId: string) => {
    const [row] = await run('SELECT stock AS id FROM catalogue.variants WHERE product_id = $1', [productId]);
    return Number(row!.id);
  };
  const takenBack = async (id: string) => {
    const { captures } = await payPal().ledger();
    return Number(captures.find(({ invoiceId }) => invoiceId === id)!.refunded);
  };
  /** Two pieces of twelve at $89.50, delivered for nothing. */
  const deliveredOrder = async () => {
    const { orderId: id, productId } = await paidOrder();
    await setStatus(id, 'delivered');
    const { cartItems } = await details(id);
    const variantId = cartItems[0].variantId as string;
    return { id, productId, pieces: (quantity: number) => [{ variantId, quantity }] };
  };
  const given = (id: string, count: number) =>
    until(async () => {
      const { refundList } = await details(id);
      return refundList.filter(({ state }: { state: string }) => state === 'given').length === count;
    });

  it('show the amount before it moves, and give back pieces that were delivered', async () => {
    const { id, productId, pieces } = await deliveredOrder();
    const { totalAmount } = await details(id);
    const { status, body } = await preview(id, { pieces: pieces(1) });
    expect([status, body.data]).toEqual([
      200,
      {
        ...{ amount: 89.5, pieces: 89.5, delivery: 0, other: 0, deducted: 0, left: totalAmount },
        ...{ deliveryLeft: 0, cancelled: [], restockable: pieces(1), endsOrder: false },
        lines: [{ variantId: pieces(1)[0]!.variantId, refundable: 2, restockable: 2 }],
      },
    ]);
    expect((await details(id)).refundList).toEqual([]);

    const answer = await refund(id, { pieces: pieces(1) }, { reason: 'damaged' });
    expect([answer.status, answer.body]).toEqual([
      201,
      { success: true, message: 'The refund is requested' },
    ]);
    await given(id, 1);
    const entry = { amount: 89.5, reason: 'damaged', state: 'given', refusal: null, pieces: pieces(1) };
    expect(await details(id)).toMatchObject({
      ...{ orderStatus: 'delivered', paymentStatus: 'paid', refunds: { amount: 89.5 } },
      refundList: [{ ...entry, restocked: [], by: { kind: 'admin' } }],
    });
    expect(await seenByShopper(id)).toMatchObject({ refundList: [{ ...entry, by: 'shop' }] });
    expect([await stockOf(productId), await takenBack(id)]).toEqual([10, 89.5]);
  });

  it('restock pieces that came back only when the admin says so', async () => {
    const { id, productId, pieces } = await deliveredOrder();
    await refund(id, { pieces: pieces(1) }, { restock: true });
    expect(await stockOf(productId)).toBe(11);
    await refund(id, { pieces: pieces(1) });
    await given(id, 2);
    expect(await stockOf(productId)).toBe(11);
    expect(await details(id)).toMatchObject({ orderStatus: 'delivered', paymentStatus: 'refunded' });
    expect(await takenBack(id)).toBe(179);
    await settle();
    for (const [rule, result] of Object.entries(await check()))
      expect([rule, result]).toMatchObject([rule, { disagreeing: 0 }]);
  });

  it('never exceed what was paid: a free amount is deducted from the pieces later', async () => {
    const { id, pieces } = await deliveredOrder();
    const tooMuch = await preview(id, { other: 179.01 });
    expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'MORE_THAN_IS_LEFT']);
    await refund(id, { other: 20 }, { reason: 'goodwill' });
    await given(id, 1);
    expect((await preview(id, { pieces: pieces(2) })).body.data).toMatchObject({
      ...{ amount: 159, pieces: 179, deducted: 20, left: 159 },
    });
    await refund(id, { pieces: pieces(2) });
    await given(id, 2);
    expect(await takenBack(id)).toBe(179);
    await settle();
    for (const [rule, result] of Object.entries(await check()))
      expect([rule, result]).toMatchObject([rule, { disagreeing: 0 }]);
    const nothing = await preview(id);
    expect([nothing.status, nothing.body.code]).toEqual([409, 'ORDER_REFUNDED']);
  });

  it('happen once under their id, and keep it', async () => {
    const { id, pieces } = await deliveredOrder();
    const { amount, left } = (await preview(id, { pieces: pieces(1) })).body.data;
    const body = { _id: newId(), reason: 'late', pieces: pieces(1), amount, left };
    const same = await Promise.all(Array.from({ length: 5 }, () => send(id, body)));
    expect(same.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const another = await send(id, { ...body, pieces: pieces(2) });
    expect([another.status, another.body.code]).toEqual([409, 'REFUND_ID_TAKEN']);
    await given(id, 1);
    expect(await takenBack(id)).toBe(89.5);
  });

  it('are refused for the second of two admins who saw the same', async () => {
    const { id } = await deliveredOrder();
    const { amount, left } = (await preview(id, { other: 10 })).body.data;
    const body = { reason: 'goodwill', other: 10, amount, left };
    const both = [seller(), await admin(shop())].map((by) => send(id, { ...body, _id: newId() }, by));
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!.body;
    expect([refused.success, refused.code, refused.message]).toEqual([
      false,
      'REFUND_CHANGED',
      'Somebody has refunded or cancelled something of this order meanwhile. Please check the amount.',
    ]);
    await given(id, 1);
    expect(await takenBack(id)).toBe(10);
  });

  it('are refused with another amount than the admin saw, and for nothing', async () => {
    const { id, pieces } = await deliveredOrder();
    const other = await refund(id, { pieces: pieces(1) }, { amount: 89.49 });
    expect([other.status, other.body.code]).toEqual([409, 'REFUND_CHANGED']);
    const none = await refund(id, {});
    expect([none.status, none.body.code]).toEqual([409, 'NOTHING_TO_REFUND']);
    expect((await details(id)).refundList).toEqual([]);
  });

  it('cancel pieces that are not sent yet, and end the order with its last', async () => {
    const { orderId: id, productId } = await paidOrder();
    const [{ variantId }] = (await details(id)).cartItems;
    const one = { pieces: [{ variantId, quantity: 1 }] };
    expect((await preview(id, one)).body.data).toMatchObject({ cancelled: one.pieces, endsOrder: false });
    await refund(id, one);
    expect(await stockOf(productId)).toBe(11);
    await given(id, 1);
    expect(await details(id)).toMatchObject({ orderStatus: 'confirmed', cartItems: [{ cancelled: 1 }] });
    expect((await preview(id, one)).body.data).toMatchObject({ endsOrder: true, amount: 89.5 });
    await refund(id, one);
    await until(async () => (await details(id)).paymentStatus === 'refunded');
    expect(await details(id)).toMatchObject({ orderStatus: 'rejected', cancelReason: 'rejected' });
    expect([await stockOf(productId), await takenBack(id)]).toEqual([12, 179]);
    await settle();
    for (const [rule, result] of Object.entries(await check()))
      expect([rule, result]).toMatchObject([rule, { disagreeing: 0 }]);
  });

  it('that are under way are left alone when the order is rejected', async () => {
    const { orderId: id } = await paidOrder();
    await refund(id, { other: 20 }, { reason: 'goodwill' });
    await setStatus(id, 'rejected');
    await until(async () => (await details(id)).paymentStatus === 'refunded');
    await given(id, 2);
    expect((await details(id)).refundList).toMatchObject([
      { amount: 20, reason: 'goodwill', state: 'given' },
      { amount: 159, reason: 'rejected', state: 'given' },
    ]);
    expect(await takenBack(id)).toBe(179);
  });

  it('that PayPal refuses are asked for again by an admin, unless others have given the same back', async () => {
    const { id, pieces } = await deliveredOrder();
    const askAgain = (refundId: string) =>
      seller().client.post(`/api/admin/orders/${id}/refunds/${refundId}/ask-again`, {});
    const becomes = (state: string) =>
      until(async () => (await details(id)).refundList.at(-1).state === state);
    await payPal().plantFault('refund:*', 'insufficient-funds', 2);
    const [first, second] = [newId(), newId()];
    await refund(id, { pieces: pieces(2) }, { _id: first });
    await becomes('refused');
    expect((await details(id)).refundList).toMatchObject([
      { state: 'refused', refusal: 'REFUND_FAILED_INSUFFICIENT_FUNDS' },
    ]);
    await refund(id, { pieces: pieces(1) }, { _id: second });
    await becomes('refused');

    expect((await askAgain(second)).body).toEqual({
      success: true,
      message: 'The refund is requested again',
    });
    await becomes('given');
    expect((await askAgain(second)).status).toBe(200);
    const overtaken = await askAgain(first);
    expect([overtaken.status, overtaken.body.code]).toEqual([409, 'REFUND_OVERTAKEN']);
    expect((await askAgain(newId())).status).toBe(404);
    expect(await takenBack(id)).toBe(89.5);
    await settle();
    for (const [rule, result] of Object.entries(await check()))
      expect([rule, result]).toMatchObject([rule, { disagreeing: 0 }]);
  });

  it('that PayPal refused may be the last that goes back, when they are asked for again', async () => {
    const { id, pieces } = await deliveredOrder();
    await payPal().plantFault('refund:*', 'insufficient-funds');
    const first = newId();
    await refund(id, { pieces: pieces(1) }, { _id: first });
    await until(async () => (await details(id)).refundList[0].state === 'refused');
    await refund(id, { pieces: pieces(1) });
    await given(id, 1);
    await seller().client.post(`/api/admin/orders/${id}/refunds/${first}/ask-again`, {});
    await until(async () => (await details(id)).paymentStatus === 'refunded');
    await settle();
    for (const [rule, result] of Object.entries(await check()))
      expect([rule, result]).toMatchObject([rule, { disagreeing: 0 }]);
  });

  it('of the last pieces return to stock what never left, also after others of them were restocked', async () => {
    const { orderId: id, productId } = await paidOrder(3);
    const [{ variantId }] = (await details(id)).cartItems;
    const pieces = [{ variantId, quantity: 1 }];
    await seller().client.post(`/api/admin/orders/${id}/parcels`, { pieces, sent: true });
    await refund(id, { pieces }, { restock: true });
    expect(await stockOf(productId)).toBe(10);
    await setStatus(id, 'rejected');
    expect(await stockOf(productId)).toBe(12);
    await until(async () => (await details(id)).paymentStatus === 'refunded');
    await settle();
    for (const [rule, result] of Object.entries(await check()))
      expect([rule, result]).toMatchObject([rule, { disagreeing: 0 }]);
  });

  it('are in the audit with their admin, and no business of shoppers', async () => {
    const { id, pieces } = await deliveredOrder();
    await refund(id, { pieces: pieces(1) }, { restock: true });
    const { data } = (await seller().client.get(`/api/admin/audit/get?subjectId=${id}`)).body;
    expect(data[0]).toMatchObject({
      action: 'refund requested',
      after: { 'refund 1': '89.50: 1 piece, 1 restocked: returned' },
    });
    const stranger = await shopper(shop());
    for (const path of ['refunds', 'refunds/preview'])
      expect((await stranger.client.post(`/api/admin/orders/${id}/${path}`, {})).status).toBe(403);
    expect((await preview(newId())).status).toBe(404);
  });

  it('of an order that was cancelled or rejected are listed, too', async () => {
    const { orderId: id } = await paidOrder();
    const [{ variantId }] = (await details(id)).cartItems;
    await sam().client.post(`/api/shop/order/cancellations/${id}`, {
      ...{ _id: newId(), pieces: [{ variantId, quantity: 1 }] },
    });
    await setStatus(id, 'rejected');
    await given(id, 2);
    expect((await seenByShopper(id)).refundList).toMatchObject([
      { amount: 89.5, reason: 'cancelled', by: 'you', pieces: [{ variantId, quantity: 1 }] },
      { amount: 89.5, reason: 'rejected', by: 'shop', pieces: [{ variantId, quantity: 1 }] },
    ]);
    // A server of 1.0.0 keeps no refunds.
    await run('DELETE FROM ordering.refunds WHERE order_id = $1', [id]);
    expect((await seenByShopper(id)).refundList).toMatchObject([
      { amount: 89.5, reason: 'cancelled', state: 'given', by: 'you' },
      { amount: 89.5, reason: 'rejected', state: 'given', by: 'shop' },
    ]);
  });
});
