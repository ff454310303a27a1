import { newId } from '../../src/shared/ids';
import { exchangesShop } from '../support/returns/exchanges-shop';
import { until } from '../support/until';

describe('an exchange that is not kept', () => {
  const world = exchangesShop();
  const { sam, runJobsNow, admin, details, setStatus, declare, read, arrive, settleAs, refunded } = world;
  const { expectCleanBooks, wanting, exchanged, placesOf } = world;

  /** The shopper has what was exchanged. */
  const received = async (...given: Parameters<typeof exchanged>) => {
    const one = await exchanged(...given);
    const { pieces } = await read(one.id);
    await arrive(one.id);
    await settleAs(one.id, ...pieces.map(() => 'sellable'));
    await setStatus(one.exchange.orderId, 'delivered');
    return one;
  };
  /** A return for money of what an exchange brought, from the declaration to the money. */
  const paidBack = async (orderId: string, variantId: string) => {
    const { body } = await declare(orderId, [wanting(variantId, null)]);
    await arrive(body.data._id);
    const { data } = await settleAs(body.data._id, 'sellable');
    await refunded(body.data._id);
    return { expected: body.data.amount, data };
  };
  const givenBack = async (orderId: string) => {
    const { refunds, paymentStatus } = await details(orderId);
    return [refunds.amount, paymentStatus];
  };

  it('is paid back on the order that was paid', async () => {
    const { orderId, exchange, variantOf } = await received(2);
    const first = await paidBack(exchange.orderId, variantOf('L Navy'));
    expect(first).toMatchObject({ expected: 15, data: { amount: 15, left: 30 } });
    await until(async () => (await givenBack(orderId))[0] === 15);
    const second = await paidBack(exchange.orderId, variantOf('L Navy'));
    expect(second.data).toMatchObject({ amount: 15, left: 15 });
    await until(async () => (await givenBack(orderId))[1] === 'refunded');
    expect(await givenBack(exchange.orderId)).toEqual([0, 'paid']);
    await expectCleanBooks();
  });

  it('is exchanged once more, and paid back on the order that was paid, without the differences that went back before', async () => {
    const { orderId, id, exchange, variantOf } = await received(1, 'S Red', 'M Navy');
    await refunded(id);
    const { body } = await declare(exchange.orderId, [wanting(variantOf('M Navy'), variantOf('L Navy'))]);
    expect(body.data).toMatchObject({ amount: 0, exchange: { state: 'held' } });
    await arrive(body.data._id);
    await settleAs(body.data._id, 'damaged');
    const last = body.data.exchange.orderId as string;
    await setStatus(last, 'delivered');
    const { data } = await paidBack(last, variantOf('L Navy'));
    expect(data).toMatchObject({ amount: 15, pieces: 15, left: 15 });
    await until(async () => (await givenBack(orderId))[1] === 'refunded');
    await expectCleanBooks();
  });

  it('because its pieces are cancelled or get lost gives their money back on the order that was paid', async () => {
    const { orderId, id, exchange, variantOf } = await exchanged(4);
    const variantId = variantOf('L Navy');
    await arrive(id);
    await settleAs(id, 'sellable', 'sellable', 'kept', 'sellable');
    await runJobsNow();
    expect(await givenBack(orderId)).toEqual([0, 'paid']);
    const one = { _id: newId(), pieces: [{ variantId, quantity: 1 }] };
    const cancelled = await admin().post(`/api/admin/orders/${exchange.orderId}/cancellations`, one);
    expect(cancelled.status).toBe(201);
    await until(async () => (await givenBack(orderId))[0] === 15);
    const packed = await admin().post(`/api/admin/orders/${exchange.orderId}/parcels`, {
      pieces: one.pieces,
      sent: true,
    });
    await admin().post(`/api/admin/parcels/${packed.body.data.parcelId}/lost`, { remedy: 'refund' });
    await until(async () => (await givenBack(orderId))[0] === 30);
    await setStatus(exchange.orderId, 'rejected');
    await until(async () => (await givenBack(orderId))[0] === 45);
    expect(await placesOf(variantId)).toEqual({ shelf: '9', lost: '1' });
    await expectCleanBooks();
  });

  it('is no sale: the customer has bought once, and the finance report has one order', async () => {
    const numbers = async () => {
      const finance = await admin().get('/api/admin/reports/finance/get');
      const { total } = finance.body.data;
      return [total.orders, total.pieces];
    };
    const before = await numbers();
    await received();
    await until(async () => (await numbers())[0] > before[0]);
    await runJobsNow();
    const after = await numbers();
    expect(after.map((count, place) => count - before[place])).toEqual([1, 1]);
    const { body } = await admin().get(`/api/admin/customers/details/${sam().id}`);
    expect(body.data).toMatchObject({ orders: 1 });
  });
});
