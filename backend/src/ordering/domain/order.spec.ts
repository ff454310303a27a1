import { anOrder, receipt } from '../../../test/support/an-order';
import { Money } from '../../shared/money';
import { OrderConfirmed } from '../ordering.events';
import { OrderIsClosed, OrderWasRefunded } from './order.errors';

const noon = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-01T13:00:00Z');

describe('an order', () => {
  it('waits for its payment, for the sum of its lines', () => {
    const order = anOrder();
    expect(order.state).toMatchObject({ status: 'pending', stage: 'awaiting-payment' });
    expect(order.state.total).toEqual(Money.ofDollars('49.97'));
    expect(order.isAwaitingPayment).toBe(true);
  });

  it('is confirmed by payment, once', () => {
    const order = anOrder();
    expect(order.confirm(receipt, noon)).toBe(true);
    expect(order.confirm(receipt, later)).toBe(false);
    expect(order.state).toMatchObject({ status: 'confirmed', stage: 'paid', updatedAt: noon });
  });

  it('can still be paid after it expired, but not after it was cancelled', () => {
    const order = anOrder();
    order.expire(later);
    expect(order.hasExpired).toBe(true);
    expect(() => order.assertPayable()).not.toThrow();
    const cancelled = anOrder();
    cancelled.close(later);
    expect(() => cancelled.assertPayable()).toThrow(OrderIsClosed);
  });

  it.each(['pending', 'inProcess', 'inShipping', 'delivered', 'rejected'] as const)(
    'lets the admin choose %s at any time',
    (status) => {
      const order = anOrder();
      order.confirm(receipt, noon);
      order.changeStatus(status, later);
      expect(order.state.status).toBe(status);
    },
  );

  it('stays rejected once its money went back', () => {
    const order = anOrder();
    order.confirm(receipt, noon);
    order.changeStatus('rejected', later);
    expect(() => order.changeStatus('inProcess', later)).toThrow(OrderWasRefunded);
    order.recordRefund(later);
    expect(() => order.changeStatus('delivered', later)).toThrow(OrderWasRefunded);
    expect(() => order.changeStatus('rejected', later)).not.toThrow();
    expect(order.state).toMatchObject({ status: 'rejected', stage: 'refunded' });
  });

  it('is paid but not confirmed when it was rejected while the money was on its way', () => {
    const order = anOrder();
    order.changeStatus('rejected', noon);
    order.confirm(receipt, later);
    expect(order.state).toMatchObject({ status: 'rejected', stage: 'paid' });
  });

  it('can be paid again when an admin chose otherwise after closing it', () => {
    const order = anOrder();
    order.changeStatus('rejected', noon);
    expect(order.state.stage).toBe('closed');
    order.changeStatus('pending', later);
    expect(order.state.stage).toBe('expired');
    expect(() => order.assertPayable()).not.toThrow();
  });

  it('announces its confirmation, and nothing when it was rejected before', () => {
    const [order, rejected] = [anOrder(), anOrder()];
    order.confirm(receipt, noon);
    expect(order.releaseEvents()).toEqual([new OrderConfirmed(order.id, order.shopperId)]);
    rejected.changeStatus('rejected', noon);
    rejected.confirm(receipt, later);
    expect(rejected.releaseEvents()).toEqual([]);
  });

  it('remembers what it became, in order, and nothing that it was already', () => {
    const order = anOrder();
    order.expire(later);
    order.expire(later);
    order.resume(later, later);
    order.confirm(receipt, later);
    order.changeStatus('rejected', later);
    order.recordRefund(later);
    order.recordRefund(later);
    expect(order.releaseChanges().map(({ status, stage }) => [status, stage])).toEqual([
      ['pending', 'awaiting-payment'],
      ['pending', 'expired'],
      ['pending', 'awaiting-payment'],
      ['confirmed', 'paid'],
      ['rejected', 'paid'],
      ['rejected', 'refunded'],
    ]);
    expect(order.releaseChanges()).toEqual([]);
  });

  it('remembers as one what happened as one', () => {
    const [cancelled, rejected] = [anOrder(), anOrder()];
    cancelled.close(noon);
    rejected.changeStatus('rejected', noon);
    for (const order of [cancelled, rejected]) {
      expect(order.releaseChanges().map(({ status, stage }) => [status, stage])).toEqual([
        ['pending', 'awaiting-payment'],
        ['rejected', 'closed'],
      ]);
    }
  });

  it('is repeated only by the same lines, prices and address', () => {
    const order = anOrder();
    const { lines, address } = order.state;
    const [socks, cap] = lines;
    expect(order.isSameAs([cap!, socks!], { ...address })).toBe(true);
    expect(order.isSameAs([socks!], address)).toBe(false);
    expect(order.isSameAs([{ ...socks!, quantity: 1 }, cap!], address)).toBe(false);
    expect(order.isSameAs([{ ...socks!, unitPrice: Money.ofDollars(1) }, cap!], address)).toBe(false);
    // The variant was given another size since.
    expect(order.isSameAs([{ ...socks!, size: 'L' }, cap!], address)).toBe(false);
    expect(order.isSameAs([{ ...socks!, colour: 'Red' }, cap!], address)).toBe(false);
    expect(order.isSameAs(lines, { ...address, city: 'Elsewhere' })).toBe(false);
  });
});
