import { anOrder, receipt } from '../../../test/support/an-order';
import { Money } from '../../shared/money';
import { OrderIsClosed, OrderWasRefunded } from './order.errors';

const noon = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-01T13:00:00Z');

describe('an order', () => {
  it('waits for its payment, for the sum of its lines', () => {
    const order = anOrder();
    expect(order.snapshot).toMatchObject({ status: 'pending', paymentStatus: 'pending' });
    expect(order.snapshot.total).toEqual(Money.ofDollars('49.97'));
    expect(order.isOpen).toBe(true);
  });

  it('is confirmed by payment, once', () => {
    const order = anOrder();
    expect(order.confirm(receipt, noon)).toBe(true);
    expect(order.confirm(receipt, later)).toBe(false);
    expect(order.snapshot).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', updatedAt: noon });
  });

  it('can still be paid after it expired, but not after it was cancelled', () => {
    const order = anOrder();
    order.expire(later);
    expect(order.hasExpired).toBe(true);
    expect(() => order.assertPayable()).not.toThrow();
    const cancelled = anOrder();
    cancelled.cancel(later);
    expect(() => cancelled.assertPayable()).toThrow(OrderIsClosed);
  });

  it.each(['pending', 'inProcess', 'inShipping', 'delivered', 'rejected'] as const)(
    'lets the admin choose %s at any time',
    (status) => {
      const order = anOrder();
      order.confirm(receipt, noon);
      order.changeStatus(status, later);
      expect(order.snapshot.status).toBe(status);
    },
  );

  it('stays rejected once its money went back', () => {
    const order = anOrder();
    order.confirm(receipt, noon);
    order.changeStatus('rejected', later);
    expect(() => order.changeStatus('inProcess', later)).toThrow(OrderWasRefunded);
    order.refunded(later);
    expect(() => order.changeStatus('delivered', later)).toThrow(OrderWasRefunded);
    expect(() => order.changeStatus('rejected', later)).not.toThrow();
    expect(order.snapshot).toMatchObject({ status: 'rejected', paymentStatus: 'refunded' });
  });

  it('is paid but not confirmed when it was rejected while the money was on its way', () => {
    const order = anOrder();
    order.changeStatus('rejected', noon);
    order.confirm(receipt, later);
    expect(order.snapshot).toMatchObject({ status: 'rejected', paymentStatus: 'paid' });
  });

  it('is repeated only by the same lines, prices and address', () => {
    const order = anOrder();
    const { lines, address } = order.snapshot;
    const [socks, cap] = lines;
    expect(order.isSameAs([cap!, socks!], { ...address })).toBe(true);
    expect(order.isSameAs([socks!], address)).toBe(false);
    expect(order.isSameAs([{ ...socks!, quantity: 1 }, cap!], address)).toBe(false);
    expect(order.isSameAs([{ ...socks!, unitPrice: Money.ofDollars(1) }, cap!], address)).toBe(false);
    expect(order.isSameAs(lines, { ...address, city: 'Elsewhere' })).toBe(false);
  });
});
