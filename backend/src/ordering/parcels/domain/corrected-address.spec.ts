import { anOrder, receipt } from '../../../../test/support/memory/an-order';
import { Order } from '../../orders/domain/order';
import { OrderHasChanged, OrderHasEnded, OrderHasNoAddress } from '../../orders/domain/order.errors';
import { OrderParcels } from './order-parcels';
import { ParcelIsOnItsWay } from './parcel.errors';

const now = new Date('2026-03-01T12:10:00Z');
const later = new Date('2026-03-02T12:00:00Z');

const corrected = {
  recipient: 'Ann Leigh',
  address: '14 Needle Lane',
  city: 'Leeds',
  region: '',
  pincode: 'LS1 4AP',
  country: 'GB',
  phone: '0113 496 0000',
  phoneE164: '+441134960000',
  notes: 'Ring twice',
};

function paidOrder(): { order: Order; parcels: OrderParcels } {
  const order = anOrder();
  order.confirm(receipt, now);
  return { order, parcels: new OrderParcels(order, [], []) };
}

describe('the address of an order', () => {
  const correct = (parcels: OrderParcels, seen = parcels.order.state.updatedAt) =>
    parcels.correctAddress(corrected, seen, later);

  it('is corrected, and price and promised dates stay', () => {
    const { order, parcels } = paidOrder();
    const { total, delivery, address } = order.state;
    parcels.pack(undefined, now);
    correct(parcels);
    expect(order.state).toMatchObject({ total, delivery, updatedAt: later });
    expect(order.state.address).toEqual({ ...corrected, addressId: address!.addressId });
  });

  it.each(['sent', 'delivered'] as const)('stays once a parcel is %s', (status) => {
    const { parcels } = paidOrder();
    const { id } = parcels.pack(undefined, now);
    parcels.move(id, 'sent', now);
    if (status === 'delivered') parcels.move(id, status, now);
    expect(() => correct(parcels)).toThrow(ParcelIsOnItsWay);
  });

  it('keeps the address of an order that was sent without parcels', () => {
    const { order, parcels } = paidOrder();
    order.changeStatus('inShipping', now);
    expect(() => correct(parcels)).toThrow(ParcelIsOnItsWay);
  });

  it('is corrected after a parcel was lost on the way to it', () => {
    const { order, parcels } = paidOrder();
    const { id } = parcels.pack(undefined, now);
    parcels.move(id, 'sent', now);
    parcels.move(id, 'lost', now);
    correct(parcels);
    expect(order.state.address!.address).toBe('14 Needle Lane');
  });

  it.each<[string, (order: Order) => void]>([
    ['it was rejected', (order) => order.changeStatus('rejected', now)],
    ['its money went back', (order) => order.recordRefund(now)],
  ])('stays once %s', (_, end) => {
    const { order, parcels } = paidOrder();
    end(order);
    expect(() => correct(parcels)).toThrow(OrderHasEnded);
  });

  it('stays once the order expired', () => {
    const order = anOrder();
    order.end('overdue', now);
    expect(() => correct(new OrderParcels(order, [], []))).toThrow(OrderHasEnded);
  });

  it('is not given to an order that is picked up', () => {
    const { state } = paidOrder().order;
    const pickedUp = new OrderParcels(Order.restore({ ...state, address: null }), [], []);
    expect(() => correct(pickedUp)).toThrow(OrderHasNoAddress);
  });

  it('stays when the order changed since it was seen', () => {
    const { parcels } = paidOrder();
    expect(() => correct(parcels, new Date('2026-03-01T12:00:00Z'))).toThrow(OrderHasChanged);
  });
});
