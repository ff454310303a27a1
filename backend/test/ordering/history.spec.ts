import { checkouts, tokenOf } from '../support/shop/checkouts';
import { inCart, onSale } from '../support/shop/goods';
import { inDatabase, shopper } from '../support/shop/people';
import type { ShopResponse } from '../support/shop/shop-client';
import { until } from '../support/until';

interface Change {
  orderStatus: string;
  paymentStatus: string;
  by: unknown;
  at: string;
}

interface PaymentChange {
  step: string;
  reference: string | null;
  amount: number | null;
  by: unknown;
  at: string;
}

describe('the history of an order', () => {
  const { shop, seller, sam, payPal, capturesOf, order, capture, orderOf, runJobsNow } = checkouts();

  const forAdmin = async (placed: ShopResponse) =>
    (await seller().client.get(`/api/admin/orders/details/${placed.body.orderId}`)).body.data;
  const update = (placed: ShopResponse, orderStatus: string) =>
    seller().client.put(`/api/admin/orders/update/${placed.body.orderId}`, { orderStatus });
  const stepsOf = async (placed: ShopResponse) =>
    (await forAdmin(placed)).paymentHistory.map(({ step }: PaymentChange) => step);
  const bought = async () => {
    await inCart(sam(), await onSale(seller(), { price: 40 }));
    return order();
  };
  const declinedThenRefunded = async () => {
    const placed = await bought();
    await payPal().decide(tokenOf(placed), 'decline');
    await capture(placed);
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    await update(placed, 'rejected');
    await until(async () => (await orderOf(placed)).paymentStatus === 'refunded');
    return placed;
  };

  it('is shown to its shopper in order, with times and without staff names', async () => {
    const before = Date.now();
    const placed = await declinedThenRefunded();
    const { history } = (await orderOf(placed)) as { history: Change[] };
    expect(history.map(({ orderStatus, paymentStatus, by }) => [orderStatus, paymentStatus, by])).toEqual([
      ['pending', 'pending', 'you'],
      ['confirmed', 'paid', 'you'],
      ['rejected', 'paid', 'shop'],
      ['rejected', 'refunded', 'shop'],
    ]);
    const times = history.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort());
    expect(times[0]).toBeGreaterThanOrEqual(before);
    expect(times.at(-1)).toBeLessThanOrEqual(Date.now());
    const text = JSON.stringify(await orderOf(placed));
    expect([text.includes('Ada'), text.includes(seller().id), text.includes('paymentHistory')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is shown to admins with the names of the actors', async () => {
    const placed = await declinedThenRefunded();
    const { history } = (await forAdmin(placed)) as { history: Change[] };
    expect(history.map(({ orderStatus, by }) => [orderStatus, by])).toEqual([
      ['pending', { kind: 'shopper', name: 'Sam Shopper' }],
      ['confirmed', { kind: 'shopper', name: 'Sam Shopper' }],
      ['rejected', { kind: 'admin', name: 'Ada Admin' }],
      ['rejected', { kind: 'shop', name: null }],
    ]);
  });

  it("contains the steps of its payment with the provider's ids", async () => {
    const placed = await declinedThenRefunded();
    const { paymentHistory } = (await forAdmin(placed)) as { paymentHistory: PaymentChange[] };
    const [captured] = await capturesOf(placed);
    const steps = paymentHistory.map(({ step, reference, amount }) => [step, reference, amount]);
    expect(steps).toEqual([
      ['created', null, 40],
      ['awaiting-approval', tokenOf(placed), null],
      ['capturing', null, null],
      ['declined', null, null],
      ['capturing', null, null],
      ['paid', captured!.id, 40],
      ['refunding', null, null],
      ['refunded', expect.stringMatching(/.+/), null],
    ]);
    expect(paymentHistory.map(({ by }) => by).at(-2)).toEqual({ kind: 'admin', name: 'Ada Admin' });
  });

  it('contains the approval once, even when the provider repeats it', async () => {
    const placed = await bought();
    await payPal().decide(tokenOf(placed), 'approve');
    await payPal().plantFault(`capture:${tokenOf(placed)}`, 'server-error', 2);
    await runJobsNow();
    await until(async () => {
      await runJobsNow();
      return (await orderOf(placed)).paymentStatus === 'paid';
    });
    expect(await stepsOf(placed)).toEqual(['created', 'awaiting-approval', 'approved', 'capturing', 'paid']);
  });

  it('contains the cancellation and its actor', async () => {
    const placed = await bought();
    await sam().client.post(`/api/shop/order/cancel/${placed.body.orderId}`, {});
    const { history } = (await orderOf(placed)) as { history: Change[] };
    expect(history.at(-1)).toMatchObject({ orderStatus: 'rejected', paymentStatus: 'failed', by: 'you' });
    expect(await stepsOf(placed)).toEqual(['created', 'awaiting-approval', 'abandoned']);
  });

  it('is not shown to others, and omitted in lists', async () => {
    const placed = await bought();
    const details = `details/${placed.body.orderId}`;
    const kim = await shopper(shop());
    expect((await kim.client.get(`/api/shop/order/${details}`)).status).toBe(404);
    expect((await sam().client.get(`/api/admin/orders/${details}`)).status).toBe(403);
    for (const list of [
      await sam().client.get(`/api/shop/order/list/${sam().id}`),
      await seller().client.get('/api/admin/orders/get'),
    ]) {
      expect(list.body.data[0]).toMatchObject({ _id: placed.body.orderId });
      expect(list.body.data[0]).not.toHaveProperty('history');
    }
  });

  it('has no name for a deleted account', async () => {
    const placed = await bought();
    await inDatabase(
      shop(),
      `UPDATE ordering.order_history SET changed_by = 'admin:' || gen_random_uuid() WHERE order_id = $1`,
      [placed.body.orderId],
    );
    expect((await forAdmin(placed)).history).toMatchObject([{ by: { kind: 'admin', name: null } }]);
  });
});
