import { placeOrder, shopWithOrder } from '../../../../test/support/memory/order-in-memory';
import type { ShopInMemory } from '../../../../test/support/memory/shop-in-memory';
import { PaymentPartlyRefundedElsewhere, PaymentRefunded } from '../../../payments/payments.events';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { OrderCancelled, OrderRefunded, PiecesRefunded } from '../../ordering.events';

/** Two shirts for $25 each, paid. */
describe('money that the provider gave back without the shop', () => {
  let shop: ShopInMemory;
  let productId: string;
  let orderId: string;
  let gatewayOrderId: string;

  beforeEach(async () => {
    ({ shop, productId, orderId, gatewayOrderId } = await shopWithOrder());
    shop.gateway.approve(gatewayOrderId);
    await shop.completeCheckout.execute({ orderId, shopperId: 'sam', paymentReference: gatewayOrderId });
  });

  const order = async () => (await shop.orders.find(orderId))!.state;
  const payment = async () => (await shop.payments.find((await order()).paymentId))!.state;
  const stock = async () => (await shop.offers.ofProduct(productId))!.stock;
  const byHand = (dollars: number) => shop.gateway.refundByHand(gatewayOrderId, Money.ofMajor(dollars));
  const eventsOf = <Event>(type: new (...given: never[]) => Event) =>
    shop.outbox.events.filter((event) => event instanceof type) as Event[];
  /** The comparison, and what its events bring about. */
  const compare = async () => {
    await shop.compareRefunds.execute({ paymentId: (await order()).paymentId });
    for (const event of eventsOf(PaymentPartlyRefundedElsewhere))
      await shop.recordRefundElsewhere.execute(event);
    for (const event of eventsOf(PaymentRefunded)) await shop.recordRefund.execute(event);
  };

  it('ends an order that lost all of it, with its pieces back in stock, and tells it once', async () => {
    byHand(50);
    for (let times = 0; times < 2; times += 1) await compare();
    expect(await order()).toMatchObject({ stage: 'refunded', status: 'rejected', cancelReason: 'cancelled' });
    expect([await stock(), (await payment()).status]).toEqual([7, 'refunded']);
    expect([eventsOf(OrderRefunded).length, eventsOf(OrderCancelled)]).toEqual([1, []]);
  });

  it('leaves pieces that are away with their recipient, and unpacks the others', async () => {
    const { variantId } = (await order()).lines[0]!;
    const pieces = [{ variantId, quantity: 1 }];
    await shop.packParcel.execute({ orderId, pieces, isSent: true });
    await shop.packParcel.execute({ orderId, pieces, isSent: false });
    byHand(50);
    await compare();
    const parcels = await shop.parcels.ofOrder(orderId);
    expect(parcels.map(({ status }) => status)).toEqual(['sent', 'unpacked']);
    expect([(await order()).status, await stock()]).toEqual(['rejected', 6]);
  });

  it('leaves an order that has arrived delivered', async () => {
    await shop.changeOrderStatus.execute({ orderId, status: 'delivered' });
    byHand(50);
    await compare();
    expect(await order()).toMatchObject({ stage: 'refunded', status: 'delivered', cancelReason: null });
    expect(await stock()).toBe(5);
  });

  it('is a cancellation without pieces where a part of it went back', async () => {
    byHand(10);
    byHand(5);
    for (let times = 0; times < 2; times += 1) await compare();
    const parts = await shop.cancellations.ofOrder(orderId);
    expect(parts.map(({ state: { pieces, refund } }) => [pieces, refund.cents])).toEqual([
      [[], 1_000],
      [[], 500],
    ]);
    expect((await payment()).partlyRefunded).toEqual(Money.ofMajor(15));
    expect(eventsOf(PiecesRefunded).map(({ refundedCents }) => refundedCents)).toEqual([1_000, 1_500]);
    expect(await order()).toMatchObject({ stage: 'paid', status: 'confirmed' });
  });

  it('is told apart from what the shop asked for, whose response was lost', async () => {
    const { variantId } = (await order()).lines[0]!;
    const cancellationId = newId();
    await shop.cancelPieces.execute({ cancellationId, orderId, pieces: [{ variantId, quantity: 1 }] });
    shop.gateway.troubleNext('refund', 'drop-response');
    await expect(shop.askRefund.execute({ refundId: cancellationId })).rejects.toThrow();
    await compare();
    expect((await payment()).partlyRefunded).toEqual(Money.ofMajor(25));
    expect(await shop.cancellations.ofOrder(orderId)).toHaveLength(1);
  });

  it('settles a refund of the whole that the shop had asked for', async () => {
    await shop.changeOrderStatus.execute({ orderId, status: 'rejected' });
    byHand(50);
    await compare();
    expect((await payment()).status).toBe('refunded');
    expect(await order()).toMatchObject({ stage: 'refunded', cancelReason: 'rejected' });
    expect(shop.payments.history.at(-1)!.step).toBe('refunded');
  });

  it('is left to the refund of the whole where nothing would stay of what is asked for', async () => {
    const { variantId } = (await order()).lines[0]!;
    const cancellationId = newId();
    await shop.cancelPieces.execute({ cancellationId, orderId, pieces: [{ variantId, quantity: 1 }] });
    byHand(25);
    await compare();
    expect((await payment()).partlyRefunded).toEqual(Money.ofMajor(25));
  });

  it('is none of a payment that nobody made', async () => {
    await shop.addToCart.execute({ shopperId: 'kim', productId, quantity: 1 });
    const { orderId: unpaid } = await placeOrder(shop, { shopperId: 'kim' });
    const { paymentId } = (await shop.orders.find(unpaid))!;
    await shop.compareRefunds.execute({ paymentId });
    expect((await shop.payments.find(paymentId))!.state.status).toBe('awaiting-approval');
  });
});
