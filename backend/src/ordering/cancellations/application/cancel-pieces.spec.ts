import { placeOrder, shopWithOrder } from '../../../../test/support/memory/order-in-memory';
import { shirt, type ShopInMemory, unfolded } from '../../../../test/support/memory/shop-in-memory';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import {
  NoSuchOrder,
  OrderNotPaid,
  OrderWasRefunded,
  TooLateToCancel,
} from '../../orders/domain/order.errors';
import { PiecesNotCancellable } from '../../parcels/domain/parcel.errors';
import { PiecesRefunded } from '../../ordering.events';

/** Two shirts for $25 each and a cap for $25. */
describe('cancelling pieces of an order', () => {
  let shop: ShopInMemory;
  let orderId: string;
  let gatewayOrderId: string;
  let [shirts, caps]: string[] = [];

  beforeEach(async () => {
    const given = await shopWithOrder();
    shop = given.shop;
    const cap = await shop.addProduct.execute(unfolded({ ...shirt, title: 'Cap' }));
    await shop.addToCart.execute({ shopperId: 'sam', productId: cap, quantity: 1 });
    ({ orderId, gatewayOrderId } = await placeOrder(shop));
    [shirts, caps] = (await order()).lines.map(({ variantId }) => variantId);
  });

  const order = async () => (await shop.orders.find(orderId))!.state;
  const stockOf = (variantId = '') => shop.stock.of(variantId);
  const pay = async () => {
    shop.gateway.approve(gatewayOrderId);
    await shop.completeCheckout.execute({ orderId, shopperId: 'sam', paymentReference: gatewayOrderId });
  };
  const pieces = (variantId: string | undefined, quantity: number) => ({ variantId: variantId!, quantity });
  const cancel = (...chosen: { variantId: string; quantity: number }[]) =>
    shop.cancelPieces.execute({ cancellationId: newId(), orderId, pieces: chosen });
  const cancelOwn = (given: { cancellationId?: string; shopperId?: string } = {}) =>
    shop.cancelPieces.executeFor(given.shopperId ?? 'sam', {
      ...{ cancellationId: given.cancellationId ?? newId(), orderId },
      pieces: [pieces(shirts, 1)],
    });
  /** Plays the provider and the listeners of events. */
  const refund = async () => {
    for (const { state } of await shop.cancellations.ofOrder(orderId)) {
      await shop.askRefund.execute({ refundId: state.id });
      await shop.recordRefundOfPieces.execute({ orderId, cancellationId: state.id });
    }
  };

  it('gives back what they cost, and returns them to stock', async () => {
    await pay();
    await cancel(pieces(shirts, 1));
    expect(stockOf(shirts)).toBe(6);
    await refund();
    expect(shop.gateway.moneyGivenBack).toEqual(Money.ofMajor(25));
    expect(await order()).toMatchObject({ stage: 'paid', status: 'confirmed' });
    const [cancellation] = await shop.cancellations.ofOrder(orderId);
    expect(cancellation!.state.refundedAt).toEqual(shop.clock.now());
  });

  it('announces with each refund what went back of the order until then', async () => {
    await pay();
    await cancel(pieces(shirts, 1));
    await cancel(pieces(caps, 1));
    await refund();
    await refund();
    const sums = shop.outbox.events.filter((event) => event instanceof PiecesRefunded);
    expect(sums.map(({ refundedCents }) => refundedCents)).toEqual([2_500, 5_000]);
  });

  it('happens once, however often it is requested', async () => {
    await pay();
    const cancellationId = newId();
    for (let times = 0; times < 2; times += 1) await cancelOwn({ cancellationId });
    await refund();
    expect([stockOf(shirts), shop.gateway.moneyGivenBack]).toEqual([6, Money.ofMajor(25)]);
  });

  it('refunds the whole order with its last pieces', async () => {
    await pay();
    await cancel(pieces(shirts, 2));
    await refund();
    await cancel(pieces(caps, 1));
    await refund();
    await shop.recordRefund.execute({ orderId });
    expect(await order()).toMatchObject({ stage: 'refunded', status: 'rejected' });
    const told = shop.outbox.events.filter((event) => event instanceof PiecesRefunded);
    expect(told.map(({ refundedCents }) => refundedCents)).toEqual([5_000]);
    expect(shop.gateway.moneyGivenBack).toEqual(shop.gateway.moneyTaken);
    expect([stockOf(shirts), stockOf(caps)]).toEqual([7, 7]);
    await expect(cancel(pieces(caps, 1))).rejects.toBeInstanceOf(OrderWasRefunded);
  });

  it('is previewed for an admin as it happens then, and the preview changes nothing', async () => {
    await pay();
    const preview = (...chosen: { variantId: string; quantity: number }[]) =>
      shop.cancelPieces.preview({ orderId, pieces: chosen });
    const whole = [pieces(shirts, 2), pieces(caps, 1)];
    expect(await preview(pieces(shirts, 1))).toMatchObject({ refund: Money.ofMajor(25), endsOrder: false });
    expect(await preview(...whole)).toMatchObject({ refund: Money.ofMajor(75), endsOrder: true });
    expect(await order()).toMatchObject({ stage: 'paid', status: 'confirmed' });
    await expect(preview(pieces(caps, 2))).rejects.toBeInstanceOf(PiecesNotCancellable);
    expect(await shop.cancellations.ofOrder(orderId)).toEqual([]);
  });

  it('is refused for pieces that are packed, cancelled or were never ordered', async () => {
    await pay();
    await shop.packParcel.execute({ orderId, pieces: [pieces(shirts, 1)], isSent: false });
    await cancel(pieces(caps, 1));
    await expect(cancel(pieces(shirts, 2))).rejects.toThrow('Only 1 of Oxford shirt can still be cancelled');
    await expect(cancel(pieces(caps, 1))).rejects.toThrow('None of Cap can still be cancelled');
    await expect(cancel(pieces(newId(), 1))).rejects.toBeInstanceOf(PiecesNotCancellable);
    await refund();
    expect([stockOf(shirts), shop.gateway.moneyGivenBack]).toEqual([5, Money.ofMajor(25)]);
  });

  it('lets the order follow its parcels: nothing is left to send', async () => {
    await pay();
    await shop.packParcel.execute({ orderId, pieces: [pieces(shirts, 2)], isSent: true });
    expect((await order()).status).toBe('inProcess');
    await cancel(pieces(caps, 1));
    expect(await order()).toMatchObject({ stage: 'paid', status: 'inShipping' });
  });

  it('is refused before the order is paid, and after all of it was sent', async () => {
    await expect(cancel(pieces(shirts, 1))).rejects.toBeInstanceOf(OrderNotPaid);
    await pay();
    await shop.changeOrderStatus.execute({ orderId, status: 'inShipping' });
    await expect(cancel(pieces(shirts, 1))).rejects.toBeInstanceOf(PiecesNotCancellable);
  });

  it('is possible for its shopper for two hours, and for no other', async () => {
    await expect(cancelOwn()).rejects.toBeInstanceOf(OrderNotPaid);
    await pay();
    await expect(cancelOwn({ shopperId: 'kim' })).rejects.toBeInstanceOf(NoSuchOrder);
    await cancelOwn();
    shop.clock.advanceMinutes(120);
    await expect(cancelOwn()).rejects.toBeInstanceOf(TooLateToCancel);
    await cancel(pieces(shirts, 1));
    expect(stockOf(shirts)).toBe(7);
  });

  it('leaves an audit entry of an admin, and none of a shopper', async () => {
    await pay();
    await cancelOwn();
    expect(shop.audit.entries.filter(({ subject }) => subject === 'order')).toEqual([]);
    await cancel(pieces(caps, 1));
    expect(shop.audit.entries.filter(({ subject }) => subject === 'order')).toMatchObject([
      { action: 'pieces cancelled', before: { 'cancelled pieces': 1 }, after: { 'cancelled pieces': 2 } },
    ]);
  });
});
