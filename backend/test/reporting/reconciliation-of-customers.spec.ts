import { newId } from '../../src/shared/ids';
import { reconciledShop } from '../support/shop/reconciled-shop';
import { until } from '../support/until';

describe('the reconciliation of customers', () => {
  const { seller, run, check, paidOrder, settle } = reconciledShop();

  const cancelOne = async (orderId: string) => {
    const [line] = await run('SELECT variant_id AS id FROM ordering.order_lines WHERE order_id = $1', [
      orderId,
    ]);
    const cancellation = { _id: newId(), pieces: [{ variantId: line!.id, quantity: 1 }] };
    await seller().client.post(`/api/admin/orders/${orderId}/cancellations`, cancellation);
  };
  const purchaseOf = async (orderId: string) => {
    const [purchase] = await run(
      `SELECT user_id AS id, partly_refunded_cents AS refunded FROM identity.customer_orders WHERE order_id = $1`,
      [orderId],
    );
    return purchase as unknown as { id: string; refunded: number } | undefined;
  };

  it('agree after parts of an order went back one after the other', async () => {
    const { orderId } = await paidOrder(3);
    for (const refunded of [8950, 17_900]) {
      await cancelOne(orderId);
      await until(async () => (await purchaseOf(orderId))?.refunded === refunded);
    }
    await settle();
    for (const rule of Object.values(await check())) expect(rule).toMatchObject({ disagreeing: 0 });
    const { id } = (await purchaseOf(orderId))!;
    const { body } = await seller().client.get(`/api/admin/customers/details/${id}`);
    expect(body.data).toMatchObject({ orders: 1, spent: 89.5 });
  });

  it('report sums that differ from the orders of the customer', async () => {
    const { orderId } = await paidOrder();
    await until(async () => (await purchaseOf(orderId)) !== undefined);
    const { id } = (await purchaseOf(orderId))!;
    const change = (by: string) =>
      run(`UPDATE identity.users SET spent_cents = spent_cents ${by} WHERE id = $1`, [id]);
    await change('- 1000');
    const found = (await check())['customers-purchases'];
    await change('+ 1000');
    expect(found).toMatchObject({
      disagreeing: 1,
      discrepancies: [{ subject: 'customer', subjectId: id }],
    });
    expect(found.discrepancies[0].problem).toMatch(/^has spent \$.*, and the orders add up to \$/);
  });

  it('report an order that counts for its customer with another amount, or does not count', async () => {
    const { orderId } = await paidOrder();
    await until(async () => (await purchaseOf(orderId)) !== undefined);
    await settle();
    const change = (set: string) =>
      run(`UPDATE identity.customer_orders SET ${set} WHERE order_id = $1`, [orderId]);
    const problems: string[] = [];
    for (const set of [
      'spent_cents = 1',
      'spent_cents = 17900, partly_refunded_cents = 5',
      'user_id = NULL',
    ]) {
      await change(set);
      problems.push((await check())['orders-purchases'].discrepancies[0].problem);
    }
    expect(problems).toEqual([
      'costs $179.00, and counts as $0.01 for its customer',
      "has $0.00 refunded in part, and its customer's sums say $0.05",
      'is paid, and does not count for its customer',
    ]);
  });
});
