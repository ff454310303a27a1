import { anOrder, receipt } from '../../../../test/support/memory/an-order';
import { ParcelDelivered, ParcelSent, ParcelTracked } from '../../ordering.events';
import type { Order } from '../../orders/domain/order';
import { OrderNotPaid, OrderWasRefunded } from '../../orders/domain/order.errors';
import { OrderParcels } from './order-parcels';
import { Parcel, trackingLinkOf } from './parcel';
import {
  NoSuchParcel,
  NothingToPack,
  ParcelNotMovable,
  PiecesNotLeft,
  TrackingAddressRefused,
} from './parcel.errors';

const now = new Date('2026-03-01T12:10:00Z');
const later = new Date('2026-03-02T12:00:00Z');

/** Three socks and a cap. */
function paidOrder(): { order: Order; parcels: OrderParcels; socks: string; cap: string } {
  const order = anOrder();
  order.confirm(receipt, now);
  const [socks, cap] = order.lines.map(({ variantId }) => variantId);
  return { order, parcels: new OrderParcels(order, [], []), socks: socks!, cap: cap! };
}

describe('the parcels of an order', () => {
  it('hold all remaining pieces when none are chosen', () => {
    const { parcels, socks, cap } = paidOrder();
    const first = parcels.pack([{ variantId: socks, quantity: 2 }], now);
    const rest = parcels.pack(undefined, now);
    expect(first.state.pieces).toEqual([{ variantId: socks, quantity: 2 }]);
    expect(rest.state).toMatchObject({
      number: 2,
      pieces: [
        { variantId: socks, quantity: 1 },
        { variantId: cap, quantity: 1 },
      ],
    });
    expect(() => parcels.pack(undefined, now)).toThrow(NothingToPack);
  });

  it('hold no more than was ordered', () => {
    const { parcels, socks } = paidOrder();
    parcels.pack([{ variantId: socks, quantity: 2 }], now);
    const tooMany = () => parcels.pack([{ variantId: socks, quantity: 2 }], now);
    expect(tooMany).toThrow(PiecesNotLeft);
    expect(tooMany).toThrow('Only 1 of Socks (M · Navy) is left to pack');
    expect(() => parcels.pack([{ variantId: 'another', quantity: 1 }], now)).toThrow(
      'None of an item that was not ordered is left to pack',
    );
  });

  it('can hold pieces of a lost or unpacked parcel again', () => {
    const { parcels, order, socks } = paidOrder();
    const lost = parcels.pack(undefined, now);
    parcels.move(lost.id, 'sent', now);
    expect(order.state.status).toBe('inShipping');
    parcels.move(lost.id, 'lost', later);
    expect(order.state.status).toBe('inProcess');
    const again = parcels.pack([{ variantId: socks, quantity: 3 }], later);
    parcels.move(again.id, 'unpacked', later);
    expect(parcels.left).toEqual(lost.state.pieces);
  });

  it('lead the status of the order', () => {
    const { parcels, order, cap } = paidOrder();
    const first = parcels.pack([{ variantId: cap, quantity: 1 }], now);
    expect(order.state.status).toBe('inProcess');
    parcels.move(first.id, 'sent', now);
    parcels.move(first.id, 'delivered', now);
    expect(order.state.status).toBe('inProcess');
    const second = parcels.pack(undefined, now);
    parcels.move(second.id, 'sent', now);
    expect(order.state.status).toBe('inShipping');
    parcels.move(second.id, 'delivered', later);
    expect(order.state.status).toBe('delivered');
  });

  it('are sent and delivered once, and each fact is announced once', () => {
    const { parcels, order } = paidOrder();
    const parcel = parcels.pack(undefined, now);
    for (const status of ['sent', 'sent', 'delivered', 'delivered'] as const)
      parcels.move(parcel.id, status, now);
    expect(parcel.pullEvents()).toEqual([
      new ParcelSent(parcel.id, order.id, now.toISOString()),
      new ParcelDelivered(parcel.id, order.id, now.toISOString()),
    ]);
    expect(parcel.pullChanges().map(({ status }) => status)).toEqual(['packed', 'sent', 'delivered']);
  });

  it('announce a tracking number only when it comes after they were sent', () => {
    const { parcels, order } = paidOrder();
    const parcel = parcels.pack(undefined, now);
    const track = (trackingNumber: string | null) =>
      parcels.track(parcel.id, { carrier: 'UPS', trackingNumber });
    track('1Z1');
    track(null);
    parcels.move(parcel.id, 'sent', now);
    parcel.pullEvents();
    for (const number of [null, '1Z1', '1Z2']) track(number);
    expect(parcel.pullEvents()).toEqual([new ParcelTracked(parcel.id, order.id)]);
  });

  it.each([
    ['unpacked', 'sent'],
    ['lost', 'delivered'],
    ['packed', 'delivered'],
    ['packed', 'lost'],
    ['sent', 'unpacked'],
    ['delivered', 'sent'],
  ] as const)('that are %s are never %s', (status, next) => {
    const { parcels } = paidOrder();
    const { id } = parcels.pack(undefined, now);
    if (status === 'lost' || status === 'delivered') parcels.move(id, 'sent', now);
    if (status !== 'packed') parcels.move(id, status, now);
    expect(() => parcels.move(id, next, now)).toThrow(ParcelNotMovable);
  });

  it('are neither packed nor sent for an order that is not paid, or whose money goes back', () => {
    const unpaid = new OrderParcels(anOrder(), [], []);
    expect(() => unpaid.pack(undefined, now)).toThrow(OrderNotPaid);
    const { parcels, order } = paidOrder();
    const packed = parcels.pack(undefined, now);
    order.changeStatus('rejected', now);
    expect(() => parcels.pack(undefined, now)).toThrow(OrderWasRefunded);
    expect(() => parcels.move(packed.id, 'sent', now)).toThrow(OrderWasRefunded);
  });

  it('arrive also after the order was rejected, which stays rejected', () => {
    const { parcels, order } = paidOrder();
    const { id } = parcels.pack(undefined, now);
    parcels.move(id, 'sent', now);
    order.changeStatus('rejected', now);
    parcels.move(id, 'delivered', later);
    expect(order.state.status).toBe('rejected');
  });

  it('of another order are unknown', () => {
    const other = Parcel.pack({ orderId: 'another', number: 1, pieces: [] }, now);
    expect(() => paidOrder().parcels.move(other.id, 'sent', now)).toThrow(NoSuchParcel);
  });
});

describe('a status that an admin chooses', () => {
  const statuses = (parcels: OrderParcels) => parcels.all.map(({ status }) => status);

  it('sends packed parcels, and the remaining pieces as one parcel, when it is inShipping', () => {
    const { parcels, cap } = paidOrder();
    parcels.pack([{ variantId: cap, quantity: 1 }], now);
    parcels.prepareFor('inShipping', later);
    expect(statuses(parcels)).toEqual(['sent', 'sent']);
    expect(parcels.left).toEqual([]);
    parcels.prepareFor('inShipping', later);
    expect(parcels.all).toHaveLength(2);
  });

  it('sends the remaining pieces and marks all parcels as delivered, when it is delivered', () => {
    const { parcels } = paidOrder();
    const lost = parcels.pack(undefined, now);
    parcels.move(lost.id, 'sent', now);
    parcels.move(lost.id, 'lost', now);
    parcels.prepareFor('delivered', later);
    expect(statuses(parcels)).toEqual(['lost', 'delivered']);
  });

  it('unpacks what is not sent, when it is rejected', () => {
    const { parcels, cap } = paidOrder();
    parcels.move(parcels.pack([{ variantId: cap, quantity: 1 }], now).id, 'sent', now);
    parcels.pack(undefined, now);
    parcels.prepareFor('rejected', later);
    expect(statuses(parcels)).toEqual(['sent', 'unpacked']);
  });

  it('sends nothing of an unpaid order, nor of one that was sent without parcels', () => {
    const unpaid = new OrderParcels(anOrder(), [], []);
    unpaid.prepareFor('inShipping', now);
    expect(unpaid.all).toEqual([]);
    const { parcels, order } = paidOrder();
    order.changeStatus('inShipping', now);
    parcels.prepareFor('delivered', later);
    expect(parcels.all).toEqual([]);
  });
});

describe('the tracking of a parcel', () => {
  const tracking = (trackingAddress: string | null) => ({
    carrier: 'UPS',
    trackingNumber: '1Z999',
    trackingAddress,
  });

  it("leads to the carrier's page, before and after it is sent", () => {
    const { parcels } = paidOrder();
    const parcel = parcels.pack(undefined, now);
    expect(trackingLinkOf(parcel.state)).toBeNull();
    parcels.track(parcel.id, tracking('https://ups.test/?n={number}'));
    parcels.move(parcel.id, 'sent', now);
    expect(trackingLinkOf(parcel.state)).toBe('https://ups.test/?n=1Z999');
    parcels.track(parcel.id, tracking(null));
    expect(trackingLinkOf(parcel.state)).toBeNull();
  });

  it.each([
    'http://ups.test/{number}',
    'https://ups.test/',
    'javascript:alert({number})',
    'https://{number',
    '',
  ])('is refused at %s', (address) => {
    const { parcels } = paidOrder();
    const parcel = parcels.pack(undefined, now);
    expect(() => parcels.track(parcel.id, tracking(address))).toThrow(TrackingAddressRefused);
  });
});
