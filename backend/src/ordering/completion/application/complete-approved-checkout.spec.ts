import { placeOrder, shopWithOrder } from '../../../../test/support/memory/order-in-memory';
import type { ShopInMemory } from '../../../../test/support/memory/shop-in-memory';
import { PaymentApproved } from '../../../payments/payments.events';
import { Money } from '../../../shared/money';

describe('a checkout whose buyer approves and does not return', () => {
  let shop: ShopInMemory;
  let productId: string;
  let orderId: string;
  let gatewayOrderId: string;
  beforeEach(async () => {
    ({ shop, productId, orderId, gatewayOrderId } = await shopWithOrder());
  });

  const order = async () => (await shop.orders.find(orderId))!.state;
  const stock = async () => (await shop.offers.ofProduct(productId))!.stock;
  const reconcile = async () => shop.reconcilePayment.execute({ paymentId: (await order()).paymentId });
  const complete = () => shop.completeApprovedCheckout.execute({ orderId });
  const waiting = (name: string) => [...shop.jobs.waiting.values()].find((job) => job.name === name);
  const expire = async () => {
    shop.clock.advanceMinutes(31);
    await shop.expireOrder.execute({ orderId });
  };

  it('is checked with the provider within a minute, repeatedly, and completed', async () => {
    const askedAt = () => waiting('payments:check-approval')!.at.getTime() - shop.clock.now().getTime();
    expect(askedAt()).toBeLessThan(60_000);
    await reconcile();
    expect([askedAt() < 60_000, shop.outbox.events]).toEqual([true, []]);
    shop.gateway.approve(gatewayOrderId);
    await reconcile();
    expect(shop.outbox.events).toEqual([new PaymentApproved(orderId)]);
    await complete();
    await complete();
    expect(await order()).toMatchObject({ status: 'confirmed', stage: 'paid' });
    expect([await stock(), shop.gateway.moneyTaken]).toEqual([5, Money.ofMajor(50)]);
  });

  it('is checked at once when the order expires, then at growing intervals', async () => {
    const { paymentId } = await order();
    const minutesToNextCheck = (name = 'payments:check-late-approval') => {
      const next = waiting(name);
      return next && (next.at.getTime() - shop.clock.now().getTime()) / 60_000;
    };
    await expire();
    expect(minutesToNextCheck('payments:check-approval')).toBe(0);
    shop.clock.advanceMinutes(5);
    await shop.reconcilePayment.execute({ paymentId });
    expect(minutesToNextCheck()).toBe(5);
    shop.jobs.waiting.clear();
    shop.clock.advanceMinutes(7 * 60);
    await shop.reconcilePayment.execute({ paymentId });
    expect(minutesToNextCheck()).toBeUndefined();
  });

  it('is checked by one job, which a cancellation postpones', async () => {
    const checks = () => [...shop.jobs.waiting.values()].filter(({ name }) => name.startsWith('payments:'));
    await shop.expireAbandonedCheckout.execute({ paymentId: (await order()).paymentId });
    expect(checks()).toMatchObject([
      { name: 'payments:check-late-approval', at: new Date(shop.clock.now().getTime() + 30_000) },
    ]);
  });

  it('is completed after the order expired, and reserves the stock again', async () => {
    shop.gateway.approve(gatewayOrderId);
    await expire();
    expect([(await order()).stage, await stock()]).toEqual(['expired', 7]);
    await reconcile();
    expect(shop.outbox.events).toEqual([new PaymentApproved(orderId)]);
    await complete();
    expect([await order(), await stock()]).toMatchObject([{ status: 'confirmed', stage: 'paid' }, 5]);
  });

  it('holds no stock after the order expired, also before the provider responds', async () => {
    shop.gateway.troubleNext('look-up', 'hang');
    await expire();
    expect([(await order()).stage, await stock()]).toEqual(['expired', 7]);
    await expect(reconcile()).rejects.toMatchObject({ kind: 'gateway-timeout' });
  });

  it('reserves no stock again before the provider confirms the approval', async () => {
    await expire();
    const claim = { orderId, shopperId: 'sam', paymentReference: gatewayOrderId };
    expect(await shop.completeCheckout.execute(claim)).toEqual({ kind: 'not-approved' });
    expect([(await order()).stage, await stock()]).toEqual(['expired', 7]);
  });

  it('is not charged when the stock is gone, nor when it is back later', async () => {
    await expire();
    await shop.addToCart.execute({ shopperId: 'kim', productId, quantity: 6 });
    const other = await placeOrder(shop, { shopperId: 'kim' });
    shop.gateway.approve(gatewayOrderId);
    await complete();
    expect(await order()).toMatchObject({ status: 'rejected', stage: 'closed' });
    await shop.changeOrderStatus.execute({ orderId: other.orderId, status: 'rejected' });
    await complete();
    expect([(await order()).stage, await stock(), shop.gateway.moneyTaken]).toEqual([
      'closed',
      7,
      Money.zero,
    ]);
  });

  it('is not charged again after a decline, and the stock is returned', async () => {
    shop.gateway.decline(gatewayOrderId);
    await reconcile();
    await complete();
    shop.outbox.events.length = 0;
    await reconcile();
    expect(shop.outbox.events).toEqual([]);
    await expire();
    expect([(await order()).stage, await stock()]).toEqual(['expired', 7]);
  });
});
