import { anOrder, receipt } from '../../../../test/support/memory/an-order';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { Cancellation } from '../../parcels/domain/cancellation';
import { OrderParcels } from '../../parcels/domain/order-parcels';
import { OrderNotPaid, OrderWasRefunded } from '../../orders/domain/order.errors';
import { Refund } from './refund';
import { MoreThanIsLeft } from './refund.errors';
import { planRefund, refundableIn, type WantedRefund } from './refund-plan';

const now = new Date('2026-03-01T12:10:00Z');

/** Three socks for 9.99 each and a cap for 20.00, delivered for 4.90: 54.87 in all. */
describe('a refund from an order', () => {
  function paid() {
    const order = anOrder();
    order.confirm(receipt, now);
    const [socks, cap] = order.lines.map(({ variantId }) => variantId) as [string, string];
    const parcels = new OrderParcels(order, [], []);
    const some = (quantity: number, variantId = socks) => ({ variantId, quantity });
    const all = [some(3), some(1, cap)];
    const plan = (wanted: Partial<WantedRefund>) =>
      planRefund(parcels, { pieces: [], isWithDelivery: false, other: Money.zero, ...wanted });
    /** Carries a plan out, as far as the domain goes. */
    const refund = (wanted: Partial<WantedRefund>, isRestocked = false) => {
      const { pieces, parts, isRest, cancelled, restockable, amount } = plan(wanted);
      const given = Refund.intend({
        ...{ id: newId(), orderId: order.id, reason: 'returned', intendedAt: now },
        ...{ pieces, parts, isRest, restocked: isRestocked ? restockable : [] },
      });
      const cancellation = Cancellation.of({
        ...{ id: given.id, orderId: order.id, pieces: cancelled, by: 'shop', cancelledAt: now },
        ...{ refund: given.partOfPayment, delivery: Money.zero },
      });
      parcels.recordRefundOf(given, cancellation, now);
      return { given, amount: amount.toString() };
    };
    const deliver = (pieces: { variantId: string; quantity: number }[]) => {
      const { id } = parcels.pack(pieces, now);
      parcels.move(id, 'sent', now);
      parcels.move(id, 'delivered', now);
    };
    return { order, parcels, socks, cap, some, all, plan, refund, deliver };
  }

  const amounts = ({ amount, parts }: ReturnType<ReturnType<typeof paid>['plan']>) => [
    ...[parts.pieces, parts.delivery, parts.other, parts.deducted, amount].map(String),
  ];

  it('gives back what its pieces are worth, the delivery, and an amount beside them', () => {
    const { plan, deliver, all, some } = paid();
    deliver(all);
    expect(amounts(plan({ pieces: [some(2)], isWithDelivery: true, other: Money.ofMajor('1.50') }))).toEqual([
      ...['19.98', '4.90', '1.50', '0.00', '26.38'],
    ]);
    expect(amounts(plan({})).at(-1)).toBe('0.00');
  });

  it('refunds no piece twice', () => {
    const { plan, refund, deliver, all, some, parcels, socks } = paid();
    deliver(all);
    refund({ pieces: [some(2)] });
    expect(refundableIn(parcels)[0]).toEqual({ variantId: socks, refundable: 1, restockable: 3 });
    expect(() => plan({ pieces: [some(2)] })).toThrow('Only 1 of Socks (M · Navy) can still be refunded');
    refund({ pieces: [some(1)] });
    expect(() => plan({ pieces: [some(1)] })).toThrow('None of Socks (M · Navy) can still be refunded');
    expect(() => plan({ pieces: [some(1, newId())] })).toThrow('None of an item that was not ordered');
  });

  it('refunds the delivery once, also after all pieces', () => {
    const { refund, deliver, all, plan, parcels } = paid();
    deliver(all);
    expect(refund({ pieces: all }).amount).toBe('49.97');
    expect(plan({ isWithDelivery: true })).toMatchObject({ isRest: true, endsOrder: false });
    expect(refund({ isWithDelivery: true }).amount).toBe('4.90');
    expect([parcels.refunds.deliveryLeft, parcels.refunds.left]).toEqual([Money.zero, Money.zero]);
    expect(plan({ isWithDelivery: true }).amount).toEqual(Money.zero);
  });

  it('never exceeds what was paid: what went back freely is deducted from the pieces', () => {
    const { refund, deliver, all, plan } = paid();
    deliver(all);
    expect(refund({ other: Money.ofMajor(30) }).amount).toBe('30.00');
    expect(() => plan({ other: Money.ofMajor('24.88') })).toThrow(MoreThanIsLeft);
    const rest = plan({ pieces: all, isWithDelivery: true });
    expect(amounts(rest)).toEqual(['49.97', '4.90', '0.00', '30.00', '24.87']);
    expect(rest.isRest).toBe(true);
    expect(() => plan({ pieces: all, other: Money.ofMajor('0.01') })).toThrow(MoreThanIsLeft);
  });

  it('takes pieces that had left before those that are still here, which are not sent any more', () => {
    const { plan, deliver, some, refund, parcels } = paid();
    deliver([some(1)]);
    expect(plan({ pieces: [some(1)] }).cancelled).toEqual([]);
    expect(plan({ pieces: [some(3)] })).toMatchObject({ cancelled: [some(2)], restockable: [some(1)] });
    refund({ pieces: [some(1)] }, true);
    expect(plan({ pieces: [some(1)] })).toMatchObject({ cancelled: [some(1)], restockable: [] });
    expect(parcels.left[0]).toEqual(some(2));
  });

  it('leaves out packed pieces until they are unpacked', () => {
    const { plan, parcels, some } = paid();
    parcels.pack([some(2)], now);
    expect(() => plan({ pieces: [some(2)] })).toThrow('Only 1 of Socks');
  });

  it('knows pieces that were sent without parcels', () => {
    const { order, plan, some, all } = paid();
    order.changeStatus('delivered', now);
    expect(plan({ pieces: all })).toMatchObject({ cancelled: [], restockable: all, endsOrder: false });
    expect(plan({ pieces: [some(1)] }).amount.toString()).toBe('9.99');
  });

  it('ends an order with the last of its pieces, and gives all of its money back', () => {
    const { plan, refund, all, some, cap } = paid();
    refund({ pieces: [some(3)] });
    expect(plan({ pieces: [some(1, cap)] })).toMatchObject({
      ...{ isRest: true, endsOrder: true, amount: Money.ofMajor('24.90') },
    });
    expect(() => plan({ pieces: all })).toThrow('None of Socks');
  });

  it('ends an order of which pieces are still to be sent, when no money is left that pays for them', () => {
    const { plan, deliver, some } = paid();
    deliver([some(1)]);
    expect(plan({ other: Money.ofMajor('54.87') })).toMatchObject({ isRest: true, endsOrder: true });
    expect(plan({ other: Money.ofMajor('54.86') })).toMatchObject({ isRest: false, endsOrder: false });
  });

  it('is none of an order that was not paid, or whose money is all going back', () => {
    const wanted = { pieces: [], isWithDelivery: true, other: Money.zero };
    expect(() => planRefund(new OrderParcels(anOrder(), [], []), wanted)).toThrow(OrderNotPaid);
    const { order, plan } = paid();
    order.changeStatus('rejected', now);
    expect(() => plan({ isWithDelivery: true })).toThrow(OrderWasRefunded);
  });

  it('can be asked for again in another way once the provider has refused it', () => {
    const { refund, deliver, all, plan, parcels, some } = paid();
    deliver(all);
    const { given } = refund({ pieces: [some(1)], isWithDelivery: true });
    given.recordRefused('INSUFFICIENT_FUNDS', now);
    expect(parcels.refunds.left.toString()).toBe('54.87');
    expect(plan({ pieces: [some(3)], isWithDelivery: true }).amount.toString()).toBe('34.87');
  });
});

describe('pieces that are cancelled, or lost with their parcel', () => {
  it('are not paid for again when they were refunded before', () => {
    const order = anOrder();
    order.confirm(receipt, now);
    const parcels = new OrderParcels(order, [], []);
    const pieces = [{ variantId: order.lines[0]!.variantId, quantity: 2 }];
    const { id } = parcels.pack(pieces, now);
    parcels.move(id, 'sent', now);
    const given = Refund.intend({
      ...{ id: newId(), orderId: order.id, reason: 'late', intendedAt: now },
      ...{ pieces, restocked: [], isRest: false },
      parts: {
        pieces: Money.ofMajor('19.98'),
        delivery: Money.zero,
        other: Money.zero,
        deducted: Money.zero,
      },
    });
    parcels.recordRefundOf(given, undefined, now);
    const [first] = parcels.lose(id, now)!;
    const lost = parcels.cancel(id, [{ ...first!, quantity: 2 }], now, { by: 'shop', reason: 'lost' })!;
    // One of three is left to be paid for, and two of them got lost.
    expect(parcels.refundOf(lost).toString()).toBe('9.99');
    expect(parcels.refunds.payable(first!.variantId)).toBe(0);
  });

  it('never bring back more than is left of what was paid', () => {
    const order = anOrder();
    order.confirm(receipt, now);
    const parcels = new OrderParcels(order, [], []);
    const other = Money.ofMajor('50');
    const given = Refund.intend({
      ...{ id: newId(), orderId: order.id, reason: 'goodwill', intendedAt: now },
      ...{ pieces: [], restocked: [], isRest: false },
      parts: { pieces: Money.zero, delivery: Money.zero, other, deducted: Money.zero },
    });
    parcels.recordRefundOf(given, undefined, now);
    const cancelled = parcels.cancel(newId(), [{ variantId: order.lines[1]!.variantId, quantity: 1 }], now)!;
    expect(parcels.refundOf(cancelled).toString()).toBe('4.87');
    // No money is left that pays for the socks.
    expect(order.state).toMatchObject({ status: 'rejected', cancelReason: 'rejected' });
  });
});
