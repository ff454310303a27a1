import { placeOrder, shopWithOrder } from '../../../../test/support/memory/order-in-memory';
import type { ShopInMemory } from '../../../../test/support/memory/shop-in-memory';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import type { Remedy } from '../domain/parcel';
import { NoReplacementInStock, ParcelHasChanged } from '../domain/parcel.errors';
import { ParcelLost } from '../../ordering.events';

/** Seven shirts for $25 each, of which two are ordered. */
describe('a parcel that got lost', () => {
  let shop: ShopInMemory;
  let orderId: string;
  let shirts: string;
  let parcelId: string;

  beforeEach(async () => {
    ({ shop } = await shopWithOrder());
    const placed = await placeOrder(shop);
    orderId = placed.orderId;
    shop.gateway.approve(placed.gatewayOrderId);
    const paymentReference = placed.gatewayOrderId;
    await shop.completeCheckout.execute({ orderId, shopperId: 'sam', paymentReference });
    shirts = (await order()).lines[0]!.variantId;
    parcelId = await shop.packParcel.execute({ orderId, pieces: [piece(1)], isSent: true });
  });

  const order = async () => (await shop.orders.find(orderId))!.state;
  const piece = (quantity: number) => ({ variantId: shirts, quantity });
  const lose = (remedy: Remedy, seen?: 'sent' | 'delivered') =>
    shop.loseParcel.execute({ parcelId, remedy, seen });
  const movements = () =>
    shop.stock.movements
      .filter(({ variantId }) => variantId === shirts)
      .map(({ cause, change }) => [cause, change])
      .slice(3);
  const refund = async () => {
    for (const { state } of await shop.cancellations.ofOrder(orderId))
      await shop.askRefund.execute({ refundId: state.id });
  };

  it('is sent again with other pieces, which leave the stock', async () => {
    await lose('send-again');
    expect([shop.stock.of(shirts), movements()]).toEqual([4, [['lost', -1]]]);
    await shop.packParcel.execute({ orderId, pieces: undefined, isSent: true });
    expect([shop.stock.of(shirts), (await order()).status]).toEqual([4, 'inShipping']);
  });

  it('returns only the pieces that were put aside in its place when they are cancelled', async () => {
    await lose('send-again');
    await shop.cancelPieces.execute({ cancellationId: parcelId, orderId, pieces: [piece(2)] });
    expect(shop.stock.of(shirts)).toBe(6);
  });

  it('is refunded, and its pieces do not return to stock', async () => {
    await lose('refund');
    await refund();
    expect(shop.gateway.moneyGivenBack).toEqual(Money.ofMajor(25));
    expect(shop.stock.of(shirts)).toBe(5);
    expect(movements()).toEqual([
      ['returned', 1],
      ['lost', -1],
    ]);
    expect(await order()).toMatchObject({ stage: 'paid', status: 'inProcess' });
  });

  it('gives back what an admin was shown before: with the last of its order, all that is left', async () => {
    const shown = () => shop.cancelPieces.preview({ orderId, pieces: [piece(1)], lostParcelId: parcelId });
    expect(await shown()).toMatchObject({ refund: Money.ofMajor(25), endsOrder: false });
    await shop.cancelPieces.execute({ cancellationId: newId(), orderId, pieces: [piece(1)] });
    expect(await shown()).toMatchObject({ refund: Money.ofMajor(25), endsOrder: true });
    expect((await shop.parcels.ofOrder(orderId))[0]!.status).toBe('sent');
    await lose('refund');
    expect(await order()).toMatchObject({ status: 'rejected' });
  });

  it('is written off once, however often it is marked, and announced once', async () => {
    for (let time = 0; time < 2; time += 1) await lose('refund');
    expect(movements()).toHaveLength(2);
    expect(shop.outbox.events.filter((event) => event instanceof ParcelLost)).toHaveLength(1);
  });

  it('can not be sent again without stock, and then nothing changes', async () => {
    await shop.stock.correct([{ variantId: shirts, counted: 0, seen: 5 }]);
    await expect(lose('send-again')).rejects.toThrow(NoReplacementInStock);
    await expect(lose('send-again')).rejects.toThrow('Not enough in stock to send Oxford shirt again');
    expect((await shop.parcels.ofOrder(orderId))[0]!.status).toBe('sent');
    await lose('refund');
    expect(shop.stock.of(shirts)).toBe(0);
  });

  it('is refused for an admin who saw another status', async () => {
    await expect(lose('refund', 'delivered')).rejects.toThrow(ParcelHasChanged);
    await expect(shop.moveParcel.execute({ parcelId, status: 'delivered', seen: 'packed' })).rejects.toThrow(
      'Somebody else has changed this parcel: it is sent now',
    );
  });

  it('of a rejected order is written off without another refund', async () => {
    await shop.changeOrderStatus.execute({ orderId, status: 'rejected' });
    expect(shop.stock.of(shirts)).toBe(6);
    await lose('refund');
    expect(shop.stock.of(shirts)).toBe(6);
    expect(await shop.cancellations.ofOrder(orderId)).toEqual([]);
  });
});

describe('rejecting an order', () => {
  it.each([
    ['sent', 'inShipping'],
    ['delivered', 'delivered'],
  ] as const)('returns no pieces to stock that were %s', async (_, status) => {
    const { shop, orderId, gatewayOrderId } = await shopWithOrderPlaced();
    await shop.completeCheckout.execute({ orderId, shopperId: 'sam', paymentReference: gatewayOrderId });
    await shop.changeOrderStatus.execute({ orderId, status });
    const { variantId } = (await shop.orders.find(orderId))!.state.lines[0]!;
    for (let time = 0; time < 2; time += 1)
      await shop.changeOrderStatus.execute({ orderId, status: 'rejected' });
    expect(shop.stock.of(variantId)).toBe(5);
  });

  it('returns the pieces that are packed or in no parcel, once', async () => {
    const { shop, orderId, gatewayOrderId } = await shopWithOrderPlaced();
    await shop.completeCheckout.execute({ orderId, shopperId: 'sam', paymentReference: gatewayOrderId });
    const { variantId } = (await shop.orders.find(orderId))!.state.lines[0]!;
    await shop.packParcel.execute({ orderId, pieces: [{ variantId, quantity: 1 }], isSent: true });
    await shop.packParcel.execute({ orderId, pieces: undefined, isSent: false });
    for (let time = 0; time < 2; time += 1)
      await shop.changeOrderStatus.execute({ orderId, status: 'rejected' });
    expect(shop.stock.of(variantId)).toBe(6);
  });
});

async function shopWithOrderPlaced() {
  const { shop } = await shopWithOrder();
  const placed = await placeOrder(shop);
  shop.gateway.approve(placed.gatewayOrderId);
  return { shop, ...placed };
}
