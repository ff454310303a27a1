import { Client } from 'pg';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { cartOf, inCart, onSale, stockOf } from '../support/shop/goods';
import { inDatabase, shopper } from '../support/shop/people';
import { whoWaits } from '../support/turns';
import { until } from '../support/until';

describe('the return from the provider', () => {
  const { shop, seller, sam, payPal, capturesOf, order, capture, orderOf, runJobsNow } = checkouts();

  it("captures by the shop's payment id as by the provider's", async () => {
    await inCart(sam(), await onSale(seller()));
    const placed = await order();
    const back = new URL((await payPal().decide(tokenOf(placed), 'approve')).headers.get('location')!);
    expect([back.pathname, back.searchParams.get('token')]).toEqual(['/shop/paypal-return', tokenOf(placed)]);
    const paymentId = back.searchParams.get('paymentId')!;
    expect((await capture(placed, { paymentId })).status).toBe(200);
    expect((await capture(placed)).body.data).toMatchObject({
      paymentStatus: 'paid',
      paymentId: tokenOf(placed),
    });
    expect(await capturesOf(placed)).toHaveLength(1);
  });

  it('locks the cart before the order, like placing an order, so that they do not deadlock', async () => {
    await inCart(sam(), await onSale(seller()));
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    const another = new Client({ connectionString: shop().databaseUrl });
    await another.connect();
    await another.query('BEGIN');
    await another.query('SELECT FROM cart.carts WHERE shopper_id = $1 FOR UPDATE', [sam().id]);
    const captured = capture(placed);
    await until(async () => (await inDatabase(shop(), whoWaits)).length > 0);
    const taken = await another.query('SELECT FROM ordering.orders WHERE id = $1 FOR UPDATE NOWAIT', [
      placed.body.orderId,
    ]);
    await another.end();
    expect(taken.rowCount).toBe(1);
    expect((await captured).status).toBe(200);
  });

  it('is not required: the order of a buyer who approves and closes the window is paid once', async () => {
    const productId = await onSale(seller(), { totalStock: 3 });
    await inCart(sam(), productId, 2);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await runJobsNow();
    await until(async () => (await orderOf(placed)).paymentStatus === 'paid');
    expect(await orderOf(placed)).toMatchObject({ orderStatus: 'confirmed', paymentId: tokenOf(placed) });
    expect([await stockOf(sam(), productId), (await cartOf(sam())).items]).toEqual([1, []]);
    expect((await capture(placed)).status).toBe(200);
    expect(await capturesOf(placed)).toHaveLength(1);
  });

  it('releases the stock of a buyer who cancels, with or without a session, and leads to the cart', async () => {
    const productId = await onSale(seller(), { totalStock: 3 });
    await inCart(sam(), productId, 2);
    const placed = await order();
    expect(await stockOf(sam(), productId)).toBe(1);
    const back = (await payPal().decide(tokenOf(placed), 'cancel')).headers.get('location')!;
    for (const repeat of [1, 2]) {
      const { status, headers } = await shop().visitor().get(new URL(back).pathname);
      const checkout = `/shop/checkout?cancelled=1&order=${placed.body.orderId}`;
      expect([repeat, status, headers.get('location')]).toEqual([repeat, 303, checkout]);
    }
    expect(await stockOf(sam(), productId)).toBe(3);
    expect((await cartOf(sam())).items).toMatchObject([{ productId, quantity: 2 }]);
    expect(await orderOf(placed)).toMatchObject({ paymentStatus: 'failed', cancelReason: 'cancelled' });

    await payPal().decide(tokenOf(placed), 'approve');
    expect((await capture(placed)).status).toBe(200);
    expect(await stockOf(sam(), productId)).toBe(1);
  });

  it("can't cancel a paid order, nor another shopper's by guessing", async () => {
    const productId = await onSale(seller(), { totalStock: 3 });
    await inCart(sam(), productId);
    const placed = await order();
    const { pathname } = new URL((await payPal().decide(tokenOf(placed), 'cancel')).headers.get('location')!);
    for (const id of [placed.body.orderId, tokenOf(placed), 'nothing', '%00']) {
      const { status, headers } = await shop().visitor().get(`/api/shop/order/cancelled/${id}`);
      expect([status, headers.get('location')]).toEqual([303, '/shop/checkout?cancelled=1']);
    }
    expect(await stockOf(sam(), productId)).toBe(2);
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    await shop().visitor().get(pathname);
    expect(await orderOf(placed)).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'paid' });
    expect(await stockOf(sam(), productId)).toBe(2);
  });

  it('leaves the cart changeable during an unpaid order', async () => {
    const productId = await onSale(seller(), { totalStock: 3 });
    await inCart(sam(), productId, 2);
    const first = await order();
    expect(await stockOf(sam(), productId)).toBe(1);
    expect((await cartOf(sam())).items).toMatchObject([{ quantity: 2, totalStock: 3 }]);
    const kim = await shopper(shop());
    expect((await inCart(kim, productId, 2)).status).toBe(409);
    expect((await inCart(sam(), productId, 1)).status).toBe(200);
    expect((await inCart(sam(), productId, 1)).body.message).toBe(
      'Only 3 quantity can be added for this item',
    );

    const second = await order();
    expect([second.status, await stockOf(sam(), productId)]).toEqual([201, 0]);
    expect(await orderOf(first)).toMatchObject({ orderStatus: 'rejected', cancelReason: 'replaced' });
    await payPal().decide(tokenOf(second), 'approve');
    expect((await capture(second)).status).toBe(200);
    expect((await cartOf(sam())).items).toEqual([]);
  });
});
