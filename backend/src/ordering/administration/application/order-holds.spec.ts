import { shopWithOrder } from '../../../../test/support/memory/order-in-memory';
import type { ShopInMemory } from '../../../../test/support/memory/shop-in-memory';
import { newId } from '../../../shared/ids';
import { OrderIsHeld, OrderNotPaid } from '../../orders/domain/order.errors';

/** Two shirts for $25 each. */
describe('an order on hold', () => {
  let shop: ShopInMemory;
  let orderId: string;
  let gatewayOrderId: string;

  beforeEach(async () => {
    ({ shop, orderId, gatewayOrderId } = await shopWithOrder());
  });

  const order = async () => (await shop.orders.find(orderId))!.state;
  const pay = async () => {
    shop.gateway.approve(gatewayOrderId);
    await shop.completeCheckout.execute({ orderId, shopperId: 'sam', paymentReference: gatewayOrderId });
  };
  const refundElsewhere = () =>
    shop.recordRefundElsewhere.execute({ orderId, refundId: newId(), cents: 500 });
  const pack = (isSent = false) => shop.packParcel.execute({ orderId, pieces: undefined, isSent });
  const setTo = (status: 'inProcess' | 'inShipping' | 'delivered' | 'rejected') =>
    shop.changeOrderStatus.execute({ orderId, status });

  it('was refunded in part without the shop, and nothing of it is packed or sent until it is released', async () => {
    await pay();
    const parcelId = await pack();
    await refundElsewhere();
    expect((await order()).hold).toEqual({ reason: 'refunded-elsewhere', since: shop.clock.now() });
    const send = () => shop.moveParcel.execute({ parcelId, status: 'sent' });
    await expect(send()).rejects.toThrow(OrderIsHeld);
    await expect(setTo('inShipping')).rejects.toThrow(OrderIsHeld);
    await shop.moveParcel.execute({ parcelId, status: 'unpacked' });
    await expect(pack(true)).rejects.toThrow(OrderIsHeld);
    await expect(setTo('delivered')).rejects.toThrow(
      'This order is on hold: PayPal gave a part of its money back without the shop. Release it to send it.',
    );
    await setTo('inProcess');
    await shop.releaseOrder.execute({ orderId });
    await pack(true);
    expect(await order()).toMatchObject({ hold: null, status: 'inShipping' });
  });

  it('is still cancelled, piece by piece and as a whole, and then held no more', async () => {
    await pay();
    await refundElsewhere();
    const { variantId } = (await order()).lines[0]!;
    const cancel = () =>
      shop.cancelPieces.execute({ cancellationId: newId(), orderId, pieces: [{ variantId, quantity: 1 }] });
    await cancel();
    expect((await order()).hold).not.toBeNull();
    await cancel();
    expect(await order()).toMatchObject({ status: 'rejected', hold: null });
  });

  it('has something left to be sent', async () => {
    await pay();
    await setTo('delivered');
    await refundElsewhere();
    expect((await order()).hold).toBeNull();
  });

  it('is released once, and leaves who did it in the audit trail', async () => {
    await pay();
    await refundElsewhere();
    for (let times = 0; times < 2; times += 1) await shop.releaseOrder.execute({ orderId });
    const released = shop.audit.entries.filter(({ action }) => action === 'released');
    expect(released[0]).toMatchObject({ before: { 'on hold': 'refunded-elsewhere' } });
  });

  it('is owed a refund that the provider refused, though it is rejected', async () => {
    await pay();
    await setTo('rejected');
    for (const reason of ['disputed', 'refund-refused'] as const)
      await shop.holdOrder.execute({ orderId, reason });
    expect((await order()).hold).toMatchObject({ reason: 'refund-refused' });
    await shop.recordRefund.execute({ orderId });
    expect(await order()).toMatchObject({ stage: 'refunded', hold: null });
  });

  it('is owed a refund that the provider refused, though it was delivered meanwhile', async () => {
    await pay();
    await setTo('inShipping');
    await shop.holdOrder.execute({ orderId, reason: 'refund-refused' });
    await setTo('delivered');
    expect(await order()).toMatchObject({ status: 'delivered', hold: { reason: 'refund-refused' } });
  });

  it('is owed a refund of a wrong amount, though it never counted as paid', async () => {
    await setTo('rejected');
    await shop.holdOrder.execute({ orderId, reason: 'disputed' });
    expect((await order()).hold).toBeNull();
    await shop.holdOrder.execute({ orderId, reason: 'refund-refused' });
    expect(await order()).toMatchObject({ stage: 'closed', hold: { reason: 'refund-refused' } });
  });

  it('was paid by a customer who was blocked meanwhile', async () => {
    shop.identity.blocked.add('sam');
    await expect(pack()).rejects.toThrow(OrderNotPaid);
    await pay();
    expect(await order()).toMatchObject({ stage: 'paid', hold: { reason: 'customer-blocked' } });
    await expect(pack()).rejects.toThrow(OrderIsHeld);
  });
});
