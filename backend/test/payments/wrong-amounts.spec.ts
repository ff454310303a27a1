import { tokenOf } from '../support/shop/checkouts';
import { inCart, onSale } from '../support/shop/goods';
import { reconciledShop } from '../support/shop/reconciled-shop';
import { until } from '../support/until';

describe('a payment of another amount than was due', () => {
  const world = reconciledShop({ LOG_LEVEL: 'error' });
  const { seller, sam, payPal, order, capture, run, settle, check } = world;
  const details = async (id: string) =>
    (await seller().client.get(`/api/admin/orders/details/${id}`)).body.data;

  /** PayPal takes a dollar. */
  const wronglyPaid = async () => {
    await inCart(sam(), await onSale(seller()), 1);
    const placed = await order();
    const token = tokenOf(placed);
    await payPal().decide(token, 'approve');
    await run('UPDATE paypal_simulator.orders SET amount_cents = 100 WHERE id = $1', [token]);
    await capture(placed);
    return placed.body.orderId as string;
  };
  const askAgain = (id: string) => seller().client.post(`/api/admin/orders/${id}/wrong-amount/ask-again`, {});

  it('is a task when PayPal refuses to give it back, and is given back when an admin asks again', async () => {
    await payPal().plantFault('refund:*', 'insufficient-funds', 1);
    const id = await wronglyPaid();
    await until(async () => (await details(id)).hold?.reason === 'refund-refused');
    expect(await details(id)).toMatchObject({ orderStatus: 'rejected', refundList: [] });
    const { status, body } = await askAgain(id);
    expect([status, body.message]).toEqual([200, 'The refund is requested again']);
    await until(async () => (await details(id)).paymentStatus === 'refunded');
    expect((await details(id)).hold).toBeNull();
    const { captures } = await payPal().ledger();
    expect(captures.find(({ invoiceId }) => invoiceId === id)).toMatchObject({
      amount: '1.00',
      refunded: '1.00',
    });
    expect(await askAgain(id)).toMatchObject({ status: 409, body: { code: 'REFUND_NOT_REFUSED' } });
    await settle();
    for (const [rule, result] of Object.entries(await check()))
      expect([rule, result]).toMatchObject([rule, { disagreeing: 0 }]);
  });

  it('is a task again when PayPal refuses again', async () => {
    await payPal().plantFault('refund:*', 'insufficient-funds', 2);
    const id = await wronglyPaid();
    const isTask = () => until(async () => (await details(id)).hold?.reason === 'refund-refused');
    await isTask();
    await askAgain(id);
    await isTask();
    expect((await details(id)).paymentStatus).toBe('failed');
  });
});
