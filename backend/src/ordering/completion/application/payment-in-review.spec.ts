import { placeOrder, shopWithOrder, waysBack } from '../../../../test/support/memory/order-in-memory';
import { shirt, type ShopInMemory, unfolded } from '../../../../test/support/memory/shop-in-memory';
import { PaymentCaptured, PaymentDenied, PaymentHeldForReview } from '../../../payments/payments.events';
import { Money } from '../../../shared/money';
import { OrderIsClosed, PaymentInReview, PriceChanged } from '../../orders/domain/order.errors';

describe('an order whose payment the provider reviews', () => {
  let shop: ShopInMemory;
  let productId: string;
  let orderId: string;
  let gatewayOrderId: string;
  beforeEach(async () => {
    ({ shop, productId, orderId, gatewayOrderId } = await shopWithOrder());
    shop.gateway.review(gatewayOrderId);
    expect(await capture()).toEqual({ kind: 'in-review' });
  });

  const place = () => placeOrder(shop);
  const capture = () =>
    shop.completeCheckout.execute({ orderId, shopperId: 'sam', paymentReference: gatewayOrderId });
  const order = async () => (await shop.orders.find(orderId))!.state;
  const stock = async () => (await shop.offers.ofProduct(productId))!.stock;
  const cartSize = async () => (await shop.refreshCart.execute('sam')).lines.length;
  const reconcile = async () => shop.reconcilePayment.execute({ paymentId: (await order()).paymentId });
  const expire = () => shop.expireOrder.execute({ orderId });

  it('keeps its stock for the whole review, and does not expire', async () => {
    shop.clock.advanceMinutes(31);
    shop.gateway.troubleNext('look-up', 'server-error');
    await expire();
    expect([(await order()).stage, await stock(), await cartSize()]).toEqual(['in-review', 5, 1]);
    await expect(reconcile()).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_FAILED' });
    expect(shop.gateway.moneyTaken).toEqual(Money.zero);
  });

  it("can't be paid, cancelled or ordered again", async () => {
    await expect(place()).rejects.toThrow(PaymentInReview);
    await expect(shop.payOrder.execute({ orderId, shopperId: 'sam', waysBack })).rejects.toThrow(
      PaymentInReview,
    );
    await expect(shop.closeOwnOrder.execute({ orderId, shopperId: 'sam' })).rejects.toThrow(PaymentInReview);
    expect([(await order()).stage, await stock()]).toEqual(['in-review', 5]);
  });

  it('lets its shopper order other items and more of the same, but not the same pieces twice', async () => {
    const capId = await shop.addProduct.execute(unfolded({ ...shirt, title: 'Cap' }));
    await shop.addToCart.execute({ shopperId: 'sam', productId: capId, quantity: 1 });
    await shop.addToCart.execute({ shopperId: 'sam', productId, quantity: 1 });
    const other = await place();
    const { lines } = (await shop.orders.find(other.orderId))!;
    expect(lines.map(({ title, quantity }) => [title, quantity])).toEqual([
      ['Oxford shirt', 1],
      ['Cap', 1],
    ]);
    expect([(await order()).stage, await stock()]).toEqual(['in-review', 4]);

    shop.gateway.settle(gatewayOrderId, 'completed');
    expect(await capture()).toMatchObject({ kind: 'paid' });
    expect((await shop.refreshCart.execute('sam')).lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  it('accepts the total of the whole cart, too, from clients that do not support reviews', async () => {
    const capId = await shop.addProduct.execute(unfolded({ ...shirt, title: 'Cap' }));
    await shop.addToCart.execute({ shopperId: 'sam', productId: capId, quantity: 1 });
    const seen = (dollars: number) => ({
      lines: undefined,
      delivery: undefined,
      total: Money.ofMajor(dollars),
    });
    await expect(placeOrder(shop, { seen: seen(50) })).rejects.toThrow(PriceChanged);
    const { orderId: otherId } = await placeOrder(shop, { seen: seen(75) });
    expect((await shop.orders.find(otherId))!.state.total).toEqual(Money.ofMajor(25));
  });

  it("is held also when the provider's response arrived after a timeout", async () => {
    await shop.addToCart.execute({ shopperId: 'kim', productId, quantity: 1 });
    const { orderId: lostId, gatewayOrderId: lost } = await placeOrder(shop, { shopperId: 'kim' });
    shop.gateway.review(lost);
    shop.gateway.troubleNext('capture', 'drop-response');
    const back = { orderId: lostId, shopperId: 'kim', paymentReference: lost };
    await expect(shop.completeCheckout.execute(back)).rejects.toThrow();
    const { paymentId } = (await shop.orders.find(lostId))!;
    await shop.reconcilePayment.execute({ paymentId });
    expect(shop.outbox.events).toContainEqual(new PaymentHeldForReview(lostId));
    for (const repeat of [1, 2]) {
      await shop.holdOrderForReview.execute({ orderId: lostId });
      expect([repeat, (await shop.orders.find(lostId))!.state.stage]).toEqual([repeat, 'in-review']);
    }
  });

  it('is confirmed when the provider completes the payment, without the buyer', async () => {
    shop.gateway.settle(gatewayOrderId, 'completed');
    await reconcile();
    await reconcile();
    const receipt = { gatewayOrderId, payerId: `payer-of-${gatewayOrderId}` };
    expect(shop.outbox.events).toEqual([
      new PaymentHeldForReview(orderId),
      new PaymentCaptured(orderId, gatewayOrderId, receipt.payerId),
    ]);
    await shop.confirmOrder.execute({ orderId, receipt });
    expect(await order()).toMatchObject({ status: 'confirmed', stage: 'paid' });
    expect([await stock(), await cartSize(), shop.gateway.moneyTaken]).toEqual([5, 0, Money.ofMajor(50)]);
  });

  it('is confirmed also when the shopper repeats the capture', async () => {
    expect(await capture()).toEqual({ kind: 'in-review' });
    shop.gateway.settle(gatewayOrderId, 'completed');
    expect(await capture()).toMatchObject({ kind: 'paid' });
    expect((await order()).stage).toBe('paid');
  });

  it('is closed when the provider denies it; the stock is returned, and the cart keeps the items', async () => {
    shop.gateway.settle(gatewayOrderId, 'denied');
    await reconcile();
    await reconcile();
    expect(shop.outbox.events).toEqual([new PaymentHeldForReview(orderId), new PaymentDenied(orderId)]);
    for (const repeat of [1, 2]) {
      await shop.closeUnpaidOrder.execute({ orderId, end: 'payment-denied' });
      expect([repeat, (await order()).stage, await stock()]).toEqual([repeat, 'closed', 7]);
    }
    expect([(await order()).status, await cartSize()]).toEqual(['rejected', 1]);
    await expect(capture()).rejects.toThrow(OrderIsClosed);
    expect((await place()).orderId).not.toBe(orderId);
  });

  it('holds no stock when an admin reopens it after it was denied', async () => {
    shop.gateway.settle(gatewayOrderId, 'denied');
    expect(await capture()).toEqual({ kind: 'denied' });
    await shop.closeUnpaidOrder.execute({ orderId, end: 'payment-denied' });
    await shop.changeOrderStatus.execute({ orderId, status: 'pending' });
    expect(await capture()).toEqual({ kind: 'not-approved' });
    expect([(await order()).stage, await stock()]).toEqual(['expired', 7]);
  });

  it('refunds money that arrives after an admin has rejected it', async () => {
    await shop.changeOrderStatus.execute({ orderId, status: 'rejected' });
    expect(await stock()).toBe(7);
    shop.gateway.settle(gatewayOrderId, 'completed');
    await reconcile();
    await shop.confirmOrder.execute({ orderId, receipt: { gatewayOrderId, payerId: 'PAYER' } });
    await shop.refundPayment.execute({ paymentId: (await order()).paymentId });
    expect([await stock(), shop.gateway.moneyGivenBack]).toEqual([7, Money.ofMajor(50)]);
  });
});
