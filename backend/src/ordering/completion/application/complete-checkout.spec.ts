import { placeOrder, shopWithOrder, waysBack } from '../../../../test/support/memory/order-in-memory';
import { buyerContact } from '../../../../test/support/one-address';
import { shirt, type ShopInMemory, unfolded } from '../../../../test/support/memory/shop-in-memory';
import { PaymentCaptured, WrongAmountPaid, PaymentRefunded } from '../../../payments/payments.events';
import { Money } from '../../../shared/money';
import { PaymentMissing } from '../../ordering.events';
import { NoSuchOrder, OrderIsClosed, OutOfStock } from '../../orders/domain/order.errors';

describe('paying for an order', () => {
  let shop: ShopInMemory;
  let productId: string;
  let orderId: string;
  let gatewayOrderId: string;
  beforeEach(async () => {
    ({ shop, productId, orderId, gatewayOrderId } = await shopWithOrder());
  });

  const capture = (given: object = {}) =>
    shop.completeCheckout.execute({ orderId, shopperId: 'sam', paymentReference: gatewayOrderId, ...given });
  const minutesLater = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * 60_000);
  const order = async () => (await shop.orders.find(orderId))!.state;
  const stock = async () => (await shop.offers.ofProduct(productId))!.stock;
  const cartLines = async () => (await shop.refreshCart.execute('sam')).lines;
  const refundWaiting = () =>
    [...shop.jobs.waiting.values()].some(({ name }) => name === 'payments:ask-refund');

  it('confirms it, sells the stock and empties the cart, once', async () => {
    shop.gateway.approve(gatewayOrderId);
    expect(await capture()).toMatchObject({ kind: 'paid' });
    expect(await capture()).toMatchObject({ kind: 'paid' });
    expect(await order()).toMatchObject({ status: 'confirmed', stage: 'paid' });
    expect([await stock(), await cartLines()]).toEqual([5, []]);
    expect(shop.gateway.moneyTaken).toEqual(Money.ofMajor(50));
  });

  it('keeps what the shopper added to the cart since', async () => {
    const another = await shop.addProduct.execute(unfolded({ ...shirt, title: 'Linen shirt' }));
    await shop.addToCart.execute({ shopperId: 'sam', productId, quantity: 1 });
    await shop.addToCart.execute({ shopperId: 'sam', productId: another, quantity: 1 });
    shop.gateway.approve(gatewayOrderId);
    await capture();
    expect((await cartLines()).map(({ offer, quantity }) => [offer.title, quantity])).toEqual([
      ['Oxford shirt', 1],
      ['Linen shirt', 1],
    ]);
  });

  it('is asked for again ten minutes after the last try, but not once it is paid', async () => {
    const reminders = () =>
      shop.outbox.events.filter((event) => event instanceof PaymentMissing).map((event) => event.orderId);
    const waiting = () =>
      [...shop.jobs.waiting.values()].find(({ name }) => name === 'ordering:remind-of-payment');
    expect(waiting()).toMatchObject({ payload: { orderId }, at: minutesLater(10) });
    shop.clock.advanceMinutes(9);
    shop.gateway.decline(gatewayOrderId);
    await capture();
    expect([reminders(), waiting()!.at]).toEqual([[], minutesLater(10)]);
    shop.clock.advanceMinutes(9);
    await shop.payOrder.execute({ orderId, shopperId: 'sam', waysBack });
    // Half of the twelve minutes that are left.
    expect(waiting()!.at).toEqual(minutesLater(6));
    await shop.remindOfPayment.execute({ orderId });
    expect(reminders()).toEqual([orderId]);
    shop.gateway.approve(gatewayOrderId);
    await capture();
    await shop.remindOfPayment.execute({ orderId });
    expect([reminders().length, waiting()]).toEqual([1, undefined]);
  });

  it('is recorded in the histories of order and payment, from a decline to the refund', async () => {
    shop.gateway.decline(gatewayOrderId);
    await capture();
    shop.gateway.approve(gatewayOrderId);
    await capture();
    await shop.changeOrderStatus.execute({ orderId, status: 'rejected' });
    const { paymentId } = await order();
    await shop.refundPayment.execute({ paymentId });
    await shop.recordRefund.execute({ orderId });
    expect(shop.orders.history.map(({ status, stage }) => [status, stage])).toEqual([
      ['pending', 'awaiting-payment'],
      ['confirmed', 'paid'],
      ['rejected', 'paid'],
      ['rejected', 'refunded'],
    ]);
    expect(shop.payments.history.map(({ step }) => step)).toEqual([
      'created',
      'awaiting-approval',
      'capturing',
      'declined',
      'capturing',
      'paid',
      'refunding',
      'refunded',
    ]);
  });

  it('leaves it payable after a decline', async () => {
    shop.gateway.decline(gatewayOrderId);
    expect(await capture()).toEqual({ kind: 'declined' });
    expect(await order()).toMatchObject({ status: 'pending', stage: 'awaiting-payment' });
    shop.gateway.approve(gatewayOrderId);
    expect(await capture()).toMatchObject({ kind: 'paid' });
  });

  it('is possible for its shopper and with its own payment only', async () => {
    await expect(capture({ shopperId: 'kim' })).rejects.toThrow(NoSuchOrder);
    await expect(capture({ paymentReference: 'ANOTHER' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Payment not found',
    });
    expect(shop.gateway.moneyTaken).toEqual(Money.zero);
  });

  it('refunds a wrong amount and returns the stock, once', async () => {
    shop.gateway.approve(gatewayOrderId);
    shop.gateway.takeInstead(gatewayOrderId, Money.ofMajor(1));
    expect(await capture()).toEqual({ kind: 'refunded' });
    expect(await capture()).toEqual({ kind: 'refunded' });
    expect([shop.outbox.events, refundWaiting()]).toEqual([[new WrongAmountPaid(orderId)], true]);
    for (const repeat of [1, 2]) {
      await shop.rejectWronglyPaidOrder.execute({ orderId });
      expect([repeat, await stock()]).toEqual([repeat, 7]);
    }
    await shop.refundPayment.execute({ paymentId: (await order()).paymentId });
    await shop.recordRefund.execute({ orderId });
    expect(await order()).toMatchObject({ status: 'rejected', stage: 'refunded' });
    expect([shop.gateway.moneyGivenBack, (await cartLines()).length]).toEqual([Money.ofMajor(1), 1]);
  });

  it('releases the stock after a wrong amount also when the refund is announced first', async () => {
    shop.gateway.approve(gatewayOrderId);
    shop.gateway.takeInstead(gatewayOrderId, Money.ofMajor(1));
    await capture();
    await shop.refundPayment.execute({ paymentId: (await order()).paymentId });
    await shop.recordRefund.execute({ orderId });
    await shop.rejectWronglyPaidOrder.execute({ orderId });
    expect(await order()).toMatchObject({ status: 'rejected', stage: 'refunded' });
    expect(await stock()).toBe(7);
  });

  it('keeps the stock while the outcome of the capture is unknown, then finds out', async () => {
    shop.gateway.approve(gatewayOrderId);
    shop.gateway.troubleNext('capture', 'drop-response');
    await expect(capture()).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_TIMEOUT' });
    shop.clock.advanceMinutes(31);
    await shop.expireOrder.execute({ orderId });
    expect(await stock()).toBe(5);

    const { paymentId } = await order();
    await shop.reconcilePayment.execute({ paymentId });
    expect(shop.outbox.events).toEqual([
      new PaymentCaptured(orderId, gatewayOrderId, `payer-of-${gatewayOrderId}`),
    ]);
    await shop.confirmOrder.execute({ orderId, receipt: { gatewayOrderId, payerId: 'PAYER' } });
    expect(await order()).toMatchObject({ status: 'confirmed', stage: 'paid' });
    expect(shop.gateway.moneyTaken).toEqual(Money.ofMajor(50));
  });

  it('returns the stock when the reservation expires, not earlier', async () => {
    await shop.expireOrder.execute({ orderId });
    expect(await stock()).toBe(5);
    shop.clock.advanceMinutes(30);
    await shop.expireOrder.execute({ orderId });
    expect(await stock()).toBe(7);
    expect(await order()).toMatchObject({ status: 'pending', stage: 'expired' });
  });

  it('still works for a late buyer, while there is stock', async () => {
    shop.clock.advanceMinutes(30);
    await shop.expireOrder.execute({ orderId });
    shop.gateway.approve(gatewayOrderId);
    expect(await capture()).toMatchObject({ kind: 'paid' });
    expect(await stock()).toBe(5);
  });

  const orderedByGuest = async () => {
    await shop.addToCart.execute({ shopperId: 'gil', productId, quantity: 1 });
    return placeOrder(shop, {
      ...{ shopperId: 'gil', addressId: undefined },
      guest: { email: 'gil@haberdash.test', userName: undefined, address: buyerContact.address },
    });
  };

  it('holds the pieces of a late guest who has signed in since for the account', async () => {
    const placed = await orderedByGuest();
    shop.clock.advanceMinutes(30);
    await shop.expireOrder.execute({ orderId: placed.orderId });
    shop.identity.cartOwner = async () => 'account';
    shop.gateway.approve(placed.gatewayOrderId);
    shop.gateway.troubleNext('capture', 'drop-response');
    const late = capture({ ...placed, shopperId: 'gil', paymentReference: placed.gatewayOrderId });
    await expect(late).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_TIMEOUT' });
    const [line] = (await shop.orders.find(placed.orderId))!.lines;
    const heldFor = (shopperId: string) => shop.stock.heldFor(shopperId, line!.variantId);
    expect([heldFor('account'), heldFor('gil')]).toEqual([1, 0]);
  });

  it('reserves the pieces of a late guest for the account also when the money came by itself', async () => {
    const reserve = jest.spyOn(shop.stock, 'reserve');
    const placed = await orderedByGuest();
    shop.gateway.approve(placed.gatewayOrderId);
    shop.gateway.troubleNext('capture', 'drop-response');
    const late = capture({ ...placed, shopperId: 'gil', paymentReference: placed.gatewayOrderId });
    await expect(late).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_TIMEOUT' });
    for (const status of ['rejected', 'pending'] as const)
      await shop.changeOrderStatus.execute({ orderId: placed.orderId, status });
    shop.identity.cartOwner = async () => 'account';
    const receipt = { gatewayOrderId: placed.gatewayOrderId, payerId: 'PAYER' };
    await shop.confirmOrder.execute({ orderId: placed.orderId, receipt });
    expect(reserve.mock.calls.map(([, , shopperId]) => shopperId)).toEqual(['gil', 'account']);
  });

  it('takes no money for stock that has been sold to another shopper', async () => {
    shop.clock.advanceMinutes(30);
    await shop.expireOrder.execute({ orderId });
    await shop.addToCart.execute({ shopperId: 'kim', productId, quantity: 6 });
    await placeOrder(shop, { shopperId: 'kim' });
    shop.gateway.approve(gatewayOrderId);
    await expect(capture()).rejects.toThrow(OutOfStock);
    expect(shop.gateway.moneyTaken).toEqual(Money.zero);
  });

  it('refunds the money and returns the stock, once, when the admin rejects the order', async () => {
    shop.gateway.approve(gatewayOrderId);
    await capture();
    for (const status of ['rejected', 'rejected'] as const) {
      await shop.changeOrderStatus.execute({ orderId, status });
    }
    expect(await stock()).toBe(7);
    const { paymentId } = await order();
    await shop.refundPayment.execute({ paymentId });
    await shop.refundPayment.execute({ paymentId });
    expect(shop.gateway.moneyGivenBack).toEqual(Money.ofMajor(50));
    expect(shop.outbox.events.at(-1)).toEqual(new PaymentRefunded(orderId));
    await shop.recordRefund.execute({ orderId });
    expect(await order()).toMatchObject({ status: 'rejected', stage: 'refunded' });
  });

  it('takes no money for an order that was rejected', async () => {
    await shop.changeOrderStatus.execute({ orderId, status: 'rejected' });
    shop.gateway.approve(gatewayOrderId);
    await expect(capture()).rejects.toThrow(OrderIsClosed);
    expect([await stock(), refundWaiting()]).toEqual([7, false]);
  });

  it('refunds money that was being captured when the admin rejected the order', async () => {
    shop.gateway.approve(gatewayOrderId);
    shop.gateway.troubleNext('capture', 'drop-response');
    await expect(capture()).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_TIMEOUT' });
    await shop.changeOrderStatus.execute({ orderId, status: 'rejected' });
    await shop.reconcilePayment.execute({ paymentId: (await order()).paymentId });
    await shop.confirmOrder.execute({ orderId, receipt: { gatewayOrderId, payerId: 'PAYER' } });
    expect(await order()).toMatchObject({ status: 'rejected', stage: 'paid' });
    expect([await stock(), refundWaiting()]).toEqual([7, true]);
  });

  it('is reconciled until its outcome is known, also when the queue ran a job early', async () => {
    const jobs = () => [...shop.jobs.waiting.values()];
    shop.jobs.waiting.clear();
    await shop.expireOrder.execute({ orderId });
    expect(jobs()).toMatchObject([{ name: 'ordering:expire-order', payload: { orderId } }]);

    shop.gateway.approve(gatewayOrderId);
    shop.gateway.troubleNext('capture', 'drop-response');
    await expect(capture()).rejects.toMatchObject({ kind: 'gateway-timeout' });
    shop.jobs.waiting.clear();
    shop.clock.advanceMinutes(31);
    await shop.expireOrder.execute({ orderId });
    shop.gateway.troubleNext('capture', 'hang');
    const { paymentId } = await order();
    await expect(shop.reconcilePayment.execute({ paymentId })).rejects.toMatchObject({
      kind: 'gateway-timeout',
    });
    expect(jobs().map(({ name }) => name)).toEqual(['ordering:expire-order', 'payments:reconcile-payment']);
  });

  it('reports a refund when the order was rejected while the buyer was away', async () => {
    shop.gateway.approve(gatewayOrderId);
    shop.gateway.troubleNext('capture', 'drop-response');
    await expect(capture()).rejects.toMatchObject({ kind: 'gateway-timeout' });
    await shop.changeOrderStatus.execute({ orderId, status: 'rejected' });
    await shop.reconcilePayment.execute({ paymentId: (await order()).paymentId });
    await shop.confirmOrder.execute({ orderId, receipt: { gatewayOrderId, payerId: 'PAYER' } });
    expect(await capture()).toEqual({ kind: 'refunded' });
  });

  it('reserves stock again for an order that was rejected and reopened during the capture', async () => {
    shop.gateway.approve(gatewayOrderId);
    shop.gateway.troubleNext('capture', 'drop-response');
    await expect(capture()).rejects.toMatchObject({ kind: 'gateway-timeout' });
    for (const status of ['rejected', 'pending'] as const) {
      await shop.changeOrderStatus.execute({ orderId, status });
    }
    expect(await stock()).toBe(7);
    await shop.confirmOrder.execute({ orderId, receipt: { gatewayOrderId, payerId: 'PAYER' } });
    expect(await order()).toMatchObject({ status: 'confirmed', stage: 'paid' });
    expect(await stock()).toBe(5);
  });
});
