import { newId } from '../../src/shared/ids';
import { exchangesShop } from '../support/returns/exchanges-shop';
import { inCart, inSizes } from '../support/shop/goods';
import { tokenOf } from '../support/shop/checkouts';
import { until } from '../support/until';

describe('an exchange', () => {
  const world = exchangesShop();
  const { seller, sam, payPal, run, order, capture, runJobsNow } = world;
  const { admin, details, setStatus, path, stockOf, preview, declare, ofOrder, read } = world;
  const { arrive, settleAs, refunded, expectCleanBooks, editRules } = world;
  const { delivered, wanting, exchanged, placesOf, ownOrder } = world;

  it('is held from the declaration on, and sent once what comes back is accepted', async () => {
    const { orderId, variantId, variantOf } = await delivered();
    const wanted = variantOf('L Navy');
    const pieces = [wanting(variantId, wanted)];
    expect((await ofOrder(orderId)).lines[0].exchangeableFor).toMatchObject([
      { size: 'S', colour: 'Navy' },
      { size: 'L', colour: 'Navy', stock: 10 },
      { size: 'S', colour: 'Red' },
    ]);
    expect((await preview(orderId, pieces)).body.data).toMatchObject({
      ...{ amount: 0, pieces: 0, difference: 0, heldUntil: expect.any(String) },
    });
    const { body } = await declare(orderId, pieces);
    const { _id: id, returnNumber, exchange } = body.data;
    expect(body.data.pieces).toMatchObject([{ wanted: { variantId: wanted, size: 'L', colour: 'Navy' } }]);
    expect(exchange.state).toBe('held');
    expect(await placesOf(wanted)).toEqual({ shelf: '9', held: '1' });
    const replacing = await ownOrder(exchange.orderId);
    expect(replacing).toMatchObject({
      ...{ orderNumber: exchange.orderNumber, totalAmount: 0, orderStatus: 'pending', paymentStatus: 'paid' },
      exchange: { returnId: id, returnNumber, orderId, state: 'held' },
      cartItems: [{ variantId: wanted, price: 15, quantity: 1 }],
      components: [{ label: `Return ${returnNumber}`, amount: -15 }],
    });
    const pack = () => admin().post(`/api/admin/orders/${exchange.orderId}/parcels`, {});
    expect((await pack()).body.code).toBe('ORDER_AWAITS_RETURN');
    expect((await setStatus(exchange.orderId, 'rejected')).body.code).toBe('ORDER_AWAITS_RETURN');
    await expectCleanBooks();

    await arrive(id);
    expect(await placesOf(wanted)).toEqual({ shelf: '9', held: '1' });
    const { answer, data } = await settleAs(id, 'damaged');
    expect([answer.status, data]).toMatchObject([200, { amount: 0, pieces: 0, difference: 0 }]);
    expect(await placesOf(wanted)).toEqual({ shelf: '9', 'to-send': '1' });
    expect(await read(id)).toMatchObject({ state: 'settled', refund: null, exchange: { state: 'released' } });
    expect(await ownOrder(exchange.orderId)).toMatchObject({
      ...{ orderStatus: 'confirmed', paymentStatus: 'paid', exchange: { state: 'released' } },
    });
    expect((await pack()).status).toBe(201);
    await setStatus(exchange.orderId, 'delivered');
    expect(await placesOf(wanted)).toEqual({ shelf: '9', delivered: '1' });
    await expectCleanBooks();
  });

  it('of the last piece is one tab’s: the other is told that it is sold out, and nothing changes for it', async () => {
    const { productId, variantOf } = await inSizes(seller(), {
      variants: [
        { size: 'M', colour: 'Navy', price: 20, salePrice: 0, stock: 5 },
        { size: 'L', colour: 'Navy', price: 20, salePrice: 0, stock: 1 },
      ],
    });
    const [variantId, wanted] = [variantOf('M Navy'), variantOf('L Navy')];
    await inCart(sam(), productId, 2, variantId);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    const orderId = placed.body.orderId as string;
    await setStatus(orderId, 'delivered');
    const tabs = await Promise.all(
      [newId(), newId()].map((_id) =>
        sam().client.post(path(orderId), { _id, pieces: [wanting(variantId, wanted)], amount: 0 }),
      ),
    );
    expect(tabs.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = tabs.find(({ status }) => status === 409)!.body;
    expect([refused.code, refused.message]).toEqual(['OUT_OF_STOCK', 'Pocket tee (L · Navy) is sold out.']);
    expect(await placesOf(wanted)).toEqual({ held: '1' });
    expect((await ofOrder(orderId)).returns).toHaveLength(1);
    expect((await ofOrder(orderId)).lines).toMatchObject([{ returnable: 1 }]);
    await expectCleanBooks();
  });

  it('is declared once, however often the request is repeated', async () => {
    const { orderId, variantId, variantOf } = await delivered();
    const body = { _id: newId(), pieces: [wanting(variantId, variantOf('L Navy'))], amount: 0 };
    const both = await Promise.all([1, 2].map(() => sam().client.post(path(orderId), body)));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]!.body.data.exchange).toEqual(both[1]!.body.data.exchange);
    expect(await placesOf(variantOf('L Navy'))).toEqual({ shelf: '9', held: '1' });
    const other = { ...body, pieces: [wanting(variantId, variantOf('S Navy'))] };
    expect((await sam().client.post(path(orderId), other)).body.code).toBe('RETURN_ID_TAKEN');
  });

  it('leaves nothing behind when the server fails before its last write, and everything when it is asked again', async () => {
    const { orderId, variantId, variantOf } = await delivered();
    const wanted = variantOf('L Navy');
    const body = { _id: newId(), pieces: [wanting(variantId, wanted)], amount: 0 };
    const failing = async (table: string, work: () => Promise<{ status: number }>) => {
      await run(
        `CREATE FUNCTION public.fail() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE 'the server failed'; END$$`,
      );
      await run(`CREATE TRIGGER fails AFTER INSERT OR UPDATE ON ${table} EXECUTE FUNCTION public.fail()`);
      expect((await work()).status).toBe(500);
      await run('DROP FUNCTION public.fail CASCADE');
    };
    const declared = () => sam().client.post(path(orderId), body);
    await failing('ordering.exchanges', declared);
    expect([await placesOf(wanted), (await ofOrder(orderId)).returns]).toEqual([{ shelf: '10' }, []]);
    expect((await declared()).status).toBe(201);
    await arrive(body._id);
    const [{ _id: pieceId }] = (await read(body._id)).pieces;
    const judged = () => world.judge(body._id, [{ pieceId, judged: 'sellable' }]);
    await failing('payments.payments', judged);
    expect(await placesOf(wanted)).toEqual({ shelf: '9', held: '1' });
    expect((await read(body._id)).pieces).toMatchObject([{ judged: null }]);
    expect((await judged()).status).toBe(200);
    expect((await judged()).status).toBe(200);
    expect(await placesOf(wanted)).toEqual({ shelf: '9', 'to-send': '1' });
    await expectCleanBooks();
  });

  it('is for another variant of the same product alone', async () => {
    const { orderId, variantId } = await delivered();
    const other = await inSizes(seller());
    for (const wanted of [variantId, other.variantOf('L Navy'), newId()]) {
      const refused = await preview(orderId, [wanting(variantId, wanted)]);
      expect([refused.status, refused.body.code]).toEqual([409, 'PIECE_NOT_EXCHANGEABLE']);
    }
  });

  it('of pieces that the shop does not accept is cancelled for them, and no money moves', async () => {
    const { id, exchange, variantOf } = await exchanged(3);
    await arrive(id);
    const { data } = await settleAs(id, 'sellable', 'kept', 'not-there');
    expect(data).toMatchObject({ amount: 0, left: 45 });
    expect(await placesOf(variantOf('L Navy'))).toEqual({ shelf: '9', 'to-send': '1' });
    const replacing = await ownOrder(exchange.orderId);
    expect(replacing.cartItems).toMatchObject([{ quantity: 3, cancelled: 2 }]);
    expect(replacing.cancellations).toMatchObject([{ refund: 0 }]);
    await expectCleanBooks();
  });

  it('ends when nothing of the return is accepted', async () => {
    const { id, exchange, variantOf } = await exchanged();
    await arrive(id);
    await settleAs(id, 'not-there');
    expect(await read(id)).toMatchObject({ state: 'settled', amount: 0, exchange: { state: 'ended' } });
    expect(await ownOrder(exchange.orderId)).toMatchObject({
      ...{ orderStatus: 'rejected', cancelReason: 'rejected', exchange: { state: 'ended' } },
    });
    expect(await placesOf(variantOf('L Navy'))).toEqual({ shelf: '10' });
    await expectCleanBooks();
  });

  it('ends with a return that is cancelled or lapses, and its order can be opened by nobody', async () => {
    const { id, orderId, exchange, variantOf } = await exchanged();
    await sam().client.post(`${path(orderId)}/${id}/cancel`, {});
    expect(await ownOrder(exchange.orderId)).toMatchObject({
      ...{ cancelReason: 'cancelled', exchange: { state: 'ended' } },
    });
    expect((await setStatus(exchange.orderId, 'inProcess')).body.code).toBe('ORDER_AWAITS_RETURN');
    expect(await placesOf(variantOf('L Navy'))).toEqual({ shelf: '10' });

    const second = await exchanged();
    await run(`UPDATE ordering.returns SET deadline = current_date - 2 WHERE id = $1`, [second.id]);
    await runJobsNow();
    await until(async () => (await read(second.id)).state === 'lapsed');
    expect(await ownOrder(second.exchange.orderId)).toMatchObject({ cancelReason: 'expired' });
    expect(await placesOf(second.variantOf('L Navy'))).toEqual({ shelf: '10' });
    const listed = await sam().client.get(`/api/shop/order/list/${sam().id}?attempts=hidden`);
    const numbers = listed.body.data.map(({ orderNumber }: { orderNumber: string }) => orderNumber);
    expect(numbers).toContain(second.exchange.orderNumber);
    await expectCleanBooks();
  });

  it('ends after the days of the rules, and money goes back for what arrives later', async () => {
    await editRules({ holdDays: 5 });
    const { id, exchange, variantOf } = await exchanged();
    await editRules({ holdDays: 14 });
    await runJobsNow();
    expect((await read(id)).exchange.state).toBe('held');
    await run(`UPDATE ordering.exchanges SET held_until = current_date - 2 WHERE return_id = $1`, [id]);
    await runJobsNow();
    await until(async () => (await read(id)).exchange.state === 'ended');
    expect(await read(id)).toMatchObject({ state: 'declared', amount: 15 });
    expect(await ownOrder(exchange.orderId)).toMatchObject({ cancelReason: 'expired' });
    expect(await placesOf(variantOf('L Navy'))).toEqual({ shelf: '10' });
    await arrive(id);
    const { data } = await settleAs(id, 'sellable');
    expect(data).toMatchObject({ amount: 15, pieces: 15 });
    await refunded(id);
    await expectCleanBooks();
  });

  it('for something cheaper gives the difference back, and for something dearer asks for nothing', async () => {
    const cheaper = await exchanged(1, 'S Red', 'M Navy');
    expect(await read(cheaper.id)).toMatchObject({ amount: 5 });
    await arrive(cheaper.id);
    expect((await settleAs(cheaper.id, 'sellable')).data).toMatchObject({
      amount: 5,
      difference: 5,
      pieces: 0,
    });
    await refunded(cheaper.id);
    const dearer = await exchanged(1, 'M Navy', 'S Red');
    expect((await ownOrder(dearer.exchange.orderId)).cartItems).toMatchObject([{ price: 15 }]);
    expect(await read(dearer.id)).toMatchObject({ amount: 0 });
    expect(await stockOf(dearer.variantOf('S Red'))).toBe(9);
    await expectCleanBooks();
  });

  it('goes beside pieces for which the shopper wants money', async () => {
    const { orderId, variantId, variantOf } = await delivered(2);
    const { body } = await declare(orderId, [
      wanting(variantId, null),
      wanting(variantId, variantOf('S Navy')),
    ]);
    expect(body.data).toMatchObject({ amount: 15, exchange: { state: 'held' } });
    await arrive(body.data._id);
    const { data } = await settleAs(body.data._id, 'sellable', 'sellable');
    expect(data).toMatchObject({ amount: 15, pieces: 15, delivery: 0 });
    await refunded(body.data._id);
    expect((await details(body.data.exchange.orderId)).orderStatus).toBe('confirmed');
    await expectCleanBooks();
  });

  it('is compared each night: it holds its stock until its return is here, and is not sent before', async () => {
    const { exchange } = await exchanged();
    const found = async (statement: string, values: string[]) => {
      await run(statement, values);
      await world.settle();
      return (await world.check())['orders-reservations'];
    };
    const reservation = `UPDATE catalogue.reservations SET state = $2 WHERE order_id = $1`;
    expect(await found(reservation, [exchange.orderId, 'sold'])).toMatchObject({ disagreeing: 1 });
    expect(await found(reservation, [exchange.orderId, 'held'])).toMatchObject({ disagreeing: 0 });
    const stage = `UPDATE ordering.orders SET stage = $2 WHERE id = $1`;
    expect(await found(stage, [exchange.orderId, 'paid'])).toMatchObject({ disagreeing: 1 });
    expect(await found(stage, [exchange.orderId, 'awaiting-return'])).toMatchObject({ disagreeing: 0 });
  });
});
