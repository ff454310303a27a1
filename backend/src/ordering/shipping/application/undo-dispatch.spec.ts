import { placeOrder, shopWithOrder } from '../../../../test/support/memory/order-in-memory';
import type { ShopInMemory } from '../../../../test/support/memory/shop-in-memory';
import { ManyOrders } from '../../administration/application/many-orders';
import { ParcelSent, ParcelTracked } from '../../ordering.events';
import { InMemoryDispatchRepository } from '../adapters/memory/in-memory-dispatch.repository';
import { TrackParcel } from '../../parcels/application/track-parcel';
import { DispatchParcels, undoSeconds } from './dispatch-parcels';
import { ShipOrders } from './ship-orders';
import { TellOfDispatch } from './tell-of-dispatch';
import { UndoDispatch } from './undo-dispatch';

describe('a dispatch of a paid order', () => {
  let shop: ShopInMemory;
  let orderId: string;
  let shipping: ReturnType<typeof shippingOf>;

  beforeEach(async () => {
    ({ shop } = await shopWithOrder());
    const placed = await placeOrder(shop);
    orderId = placed.orderId;
    shop.gateway.approve(placed.gatewayOrderId);
    await shop.completeCheckout.execute({
      orderId,
      shopperId: 'sam',
      paymentReference: placed.gatewayOrderId,
    });
    shipping = shippingOf(shop);
  });

  const ship = () => shipping.ship.execute({ dispatchId: 'monday', orderIds: [orderId] });
  const tell = () => shipping.tell.execute({ dispatchId: 'monday' });
  const told = () => shop.outbox.events.filter((event) => event instanceof ParcelSent).length;
  const status = async () => (await shop.orders.find(orderId))!.state.status;

  it('tells the customer when its time to be undone is over, once', async () => {
    await ship();
    expect([await status(), told()]).toEqual(['inShipping', 0]);
    const job = [...shop.jobs.waiting.values()].find(({ name }) => name === 'ordering:tell-of-dispatch');
    expect(job!.at.getTime() - shop.clock.now().getTime()).toBe(undoSeconds * 1_000);
    await tell();
    await tell();
    expect(told()).toBe(1);
    await expect(shipping.undo.execute('monday')).rejects.toThrow('It is too late to undo this');
    expect(await status()).toBe('inShipping');
  });

  it('packs its parcel again when it is undone, and tells nobody', async () => {
    await ship();
    expect(await shipping.undo.execute('monday')).toBe(1);
    await tell();
    const [parcel] = await shop.parcels.ofOrder(orderId);
    expect([await status(), parcel!.status, parcel!.state.sentAt, told()]).toEqual([
      'inProcess',
      'packed',
      null,
      0,
    ]);
  });

  it('tells a number that comes within its time with the parcel, and nobody when it is undone', async () => {
    const tracked = () => shop.outbox.events.filter((event) => event instanceof ParcelTracked).length;
    const [first, second] = ['1Z 1', '1Z 2'];
    await ship();
    const [parcel] = await shop.parcels.ofOrder(orderId);
    const track = (trackingNumber: string) =>
      new TrackParcel(shop.changeParcels).execute({
        ...{ parcelId: parcel!.id, carrier: 'UPS', trackingNumber, isSent: false },
      });
    await track(first);
    expect([tracked(), told()]).toEqual([0, 0]);
    await tell();
    expect([tracked(), told()]).toEqual([0, 1]);
    await track(second);
    expect(tracked()).toBe(0);
  });

  it('takes nothing more that comes after it was undone', async () => {
    await shipping.undo.execute('monday');
    const [late] = await ship();
    expect([late!.refusal?.code, await status()]).toEqual(['DISPATCH_IS_OVER', 'confirmed']);
  });

  it('can not be undone once its order was rejected', async () => {
    await ship();
    await shop.changeOrderStatus.execute({ orderId, status: 'rejected' });
    await expect(shipping.undo.execute('monday')).rejects.toThrow('refunded');
    expect((await shop.parcels.ofOrder(orderId))[0]!.status).toBe('sent');
  });
});

function shippingOf({ orders, changeParcels, jobs, unitOfWork }: ShopInMemory) {
  const dispatches = new InMemoryDispatchRepository();
  const dispatchParcels = new DispatchParcels(dispatches, changeParcels, jobs, unitOfWork);
  return {
    ship: new ShipOrders(new ManyOrders(orders, unitOfWork), dispatchParcels),
    tell: new TellOfDispatch(dispatches, changeParcels, unitOfWork),
    undo: new UndoDispatch(dispatches, changeParcels, jobs, unitOfWork),
  };
}
