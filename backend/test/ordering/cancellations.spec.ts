import { newId } from '../../src/shared/ids';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { inCart, onSale } from '../support/shop/goods';
import { inDatabase, shopper } from '../support/shop/people';
import { until } from '../support/until';

describe('cancelling pieces of a paid order', () => {
  const { shop, seller, sam, payPal, order, capture } = checkouts({ LOG_LEVEL: 'error' });

  /** Three of one product and one of another, at $49.99 each. */
  const paidOrder = async () => {
    const products = [await onSale(seller()), await onSale(seller())];
    await inCart(sam(), products[0]!, 3);
    await inCart(sam(), products[1]!, 1);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    const id = placed.body.orderId as string;
    const [many, one] = (await seen(id)).cartItems.map(({ variantId }: { variantId: string }) => variantId);
    return { id, many: many as string, one: one as string, products };
  };
  const seen = async (id: string) => (await sam().client.get(`/api/shop/order/details/${id}`)).body.data;
  const pieces = (variantId: string, quantity: number) => ({ variantId, quantity });
  const cancel = (id: string, body: object) => sam().client.post(`/api/shop/order/cancellations/${id}`, body);
  const stockOf = async (productId: string) => {
    const [row] = await inDatabase<{ stock: number }>(
      shop(),
      'SELECT sum(stock)::integer AS stock FROM catalogue.variants WHERE product_id = $1',
      [productId],
    );
    return row!.stock;
  };
  const cancelAsAdmin = (id: string, body: object) =>
    seller().client.post(`/api/admin/orders/${id}/cancellations`, body);
  const refunded = (id: string) =>
    until(async () =>
      (await seen(id)).cancellations.every((one: { refundDate: string | null }) => one.refundDate),
    );

  it('gives back what they cost, and shows it to shopper and admin', async () => {
    const { id, many } = await paidOrder();
    const before = await seen(id);
    expect(before).toMatchObject({ cancellations: [], cartItems: [{ cancelled: 0 }, { cancelled: 0 }] });
    expect(Date.parse(before.cancellableUntil)).toBeGreaterThan(Date.now());
    const price = before.cartItems[0].price as number;
    const { status, body } = await cancel(id, { _id: newId(), pieces: [pieces(many, 2)] });
    expect([status, body.message]).toEqual([201, 'The items are cancelled']);
    await refunded(id);
    expect(await seen(id)).toMatchObject({
      ...{ orderStatus: 'confirmed', paymentStatus: 'paid', totalAmount: before.totalAmount },
      cartItems: [{ quantity: 3, cancelled: 2 }, { cancelled: 0 }],
      cancellations: [{ pieces: [pieces(many, 2)], refund: Math.round(price * 200) / 100, by: 'you' }],
    });
    const details = (await seller().client.get(`/api/admin/orders/details/${id}`)).body.data;
    expect(details.cancellations).toMatchObject([{ by: { kind: 'shopper' } }]);
    expect(details.paymentHistory.map(({ step }: { step: string }) => step).slice(-2)).toEqual([
      'refunding-part',
      'refunded-part',
    ]);
    const [{ refunds }] = (await inDatabase<{ refunds: number }>(
      shop(),
      `SELECT sum(r.amount_cents)::int AS refunds FROM paypal_simulator.refunds r
         JOIN paypal_simulator.captures c ON c.id = r.capture_id WHERE c.invoice_id = $1`,
      [id],
    )) as [{ refunds: number }];
    expect(refunds).toBe(Math.round(price * 200));
  });

  it('keeps what the rest costs more to deliver, as the shopper is shown before', async () => {
    const { id, many, products } = await paidOrder();
    const { cartItems, totalAmount } = await seen(id);
    const free = Math.round(totalAmount * 100);
    const priceSteps = [
      { from: 0, priceCents: 490 },
      { from: free, priceCents: 0 },
    ];
    const price = Math.round(cartItems[0].price * 200) / 100;
    const refund = Math.round((price - 4.9) * 100) / 100;
    await inDatabase(shop(), 'UPDATE ordering.orders SET delivery = delivery || $2::jsonb WHERE id = $1', [
      id,
      JSON.stringify({ priceSteps }),
    ]);
    const chosen = [pieces(many, 2)];
    const preview = (body: object) => sam().client.post(`/api/shop/order/cancellations/${id}/preview`, body);
    const stockBefore = await stockOf(products[0]!);
    const { status, body } = await preview({ pieces: chosen });
    expect([status, body.data]).toEqual([200, { refund, delivery: 4.9 }]);
    expect(await seen(id)).toMatchObject({ cancellations: [] });
    expect(await stockOf(products[0]!)).toBe(stockBefore);

    const attempt = { _id: newId(), pieces: chosen };
    const refused = await cancel(id, { ...attempt, refund: price });
    expect([refused.status, refused.body.code]).toEqual([409, 'REFUND_CHANGED']);
    expect(await seen(id)).toMatchObject({ cancellations: [] });
    expect((await cancel(id, { ...attempt, refund })).status).toBe(201);
    await refunded(id);
    expect((await seen(id)).cancellations).toMatchObject([{ refund, delivery: 4.9 }]);

    const stranger = await shopper(shop());
    const foreign = await stranger.client.post(`/api/shop/order/cancellations/${id}/preview`, {
      pieces: chosen,
    });
    expect(foreign.status).toBe(404);
    expect((await preview({ pieces: [pieces(many, 2)] })).body.code).toBe('PIECES_NOT_CANCELLABLE');
  });

  it('of a whole order is told apart from a rejection, with what went back', async () => {
    const { id, many, one } = await paidOrder();
    const { totalAmount, cartItems } = await seen(id);
    await cancel(id, { _id: newId(), pieces: [pieces(one, 1)] });
    await refunded(id);
    await cancel(id, { _id: newId(), pieces: [pieces(many, 3)] });
    expect(await seen(id)).toMatchObject({
      cancelReason: 'cancelled',
      cancellations: [{}, { refundDate: null }],
    });
    await until(async () => (await seen(id)).paymentStatus === 'refunded');
    const rest = Math.round((totalAmount - cartItems[1].price) * 100) / 100;
    expect(await seen(id)).toMatchObject({
      ...{ orderStatus: 'rejected', cancelReason: 'cancelled' },
      cancellations: [
        { refund: cartItems[1].price },
        { refund: rest, refundDate: expect.any(String) as string },
      ],
    });
    const other = await paidOrder();
    await seller().client.put(`/api/admin/orders/update/${other.id}`, { orderStatus: 'rejected' });
    expect((await seen(other.id)).cancelReason).toBe('rejected');
  });

  it('is refused under a known id with other pieces', async () => {
    const { id, many } = await paidOrder();
    const _id = newId();
    await cancel(id, { _id, pieces: [pieces(many, 1)] });
    for (const ask of [cancel, cancelAsAdmin]) {
      const { status, body } = await ask(id, { _id, pieces: [pieces(many, 2)] });
      expect([status, body.code]).toEqual([409, 'CANCELLATION_ID_TAKEN']);
    }
  });

  it('happens once for concurrent requests with the same id, and never beyond what was ordered', async () => {
    const { id, many, one } = await paidOrder();
    const _id = newId();
    const same = Array.from({ length: 5 }, () => cancel(id, { _id, pieces: [pieces(one, 1)] }));
    expect((await Promise.all(same)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const others = Array.from({ length: 5 }, () => cancel(id, { _id: newId(), pieces: [pieces(many, 1)] }));
    const statuses = (await Promise.all(others)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 409, 409]);
    await until(async () => (await seen(id)).paymentStatus === 'refunded');
    const [{ left }] = (await inDatabase<{ left: number }>(
      shop(),
      `SELECT (c.amount_cents - (SELECT sum(r.amount_cents) FROM paypal_simulator.refunds r WHERE r.capture_id = c.id))::int AS left
         FROM paypal_simulator.captures c WHERE c.invoice_id = $1`,
      [id],
    )) as [{ left: number }];
    expect(left).toBe(0);
  });

  it('is over for the shopper after two hours, and for everybody once the pieces are sent', async () => {
    const { id, many } = await paidOrder();
    await inDatabase(
      shop(),
      `UPDATE ordering.orders SET paid_at = now() - interval '3 hours' WHERE id = $1`,
      [id],
    );
    expect((await seen(id)).cancellableUntil).toBeNull();
    const late = await cancel(id, { _id: newId(), pieces: [pieces(many, 1)] });
    expect([late.status, late.body.code]).toEqual([409, 'TOO_LATE_TO_CANCEL']);
    expect((await cancelAsAdmin(id, { _id: newId(), pieces: [pieces(many, 1)] })).status).toBe(201);
    await seller().client.post(`/api/admin/orders/${id}/parcels`, { sent: true });
    const sent = await cancelAsAdmin(id, { _id: newId(), pieces: [pieces(many, 1)] });
    expect([sent.status, sent.body.code]).toEqual([409, 'PIECES_NOT_CANCELLABLE']);
  });

  it('is refused for another shopper, and for nonsense', async () => {
    const { id, many } = await paidOrder();
    const kim = await shopper(shop());
    const body = { _id: newId(), pieces: [pieces(many, 1)] };
    expect((await kim.client.post(`/api/shop/order/cancellations/${id}`, body)).status).toBe(404);
    const nonsense = [
      { ...body, _id: 'one' },
      { ...body, pieces: [] },
      { ...body, pieces: [pieces(many, 0)] },
      { ...body, pieces: [pieces(many, 1), pieces(many, 1)] },
      { pieces: body.pieces },
    ];
    for (const given of nonsense) expect((await cancel(id, given)).status).toBe(400);
    expect((await seen(id)).cancellations).toEqual([]);
    const other = await paidOrder();
    expect((await cancel(id, body)).status).toBe(201);
    const taken = await cancel(other.id, { ...body, pieces: [pieces(other.many, 1)] });
    expect([taken.status, taken.body.code]).toEqual([409, 'CANCELLATION_ID_TAKEN']);
  });
});
