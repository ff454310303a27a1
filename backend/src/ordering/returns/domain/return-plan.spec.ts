import { anOrder, receipt } from '../../../../test/support/memory/an-order';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import type { Pieces } from '../../orders/domain/order-line';
import { Cancellation } from '../../parcels/domain/cancellation';
import { OrderParcels } from '../../parcels/domain/order-parcels';
import { planRefund } from '../../refunds/domain/refund-plan';
import { Refund } from '../../refunds/domain/refund';
import { moneyFor, wantedFor } from './return-plan';

const now = new Date('2026-03-10T12:00:00Z');
const terms = { fee: Money.zero, cheapestDelivery: null };

/** Three pairs of socks for 9.99 each and a cap for 20.00, delivered for 4.90. */
function delivered() {
  const order = anOrder();
  order.confirm(receipt, now);
  const [socks, cap] = order.lines.map(({ variantId }) => variantId) as [string, string];
  const parcels = new OrderParcels(order, [], []);
  const { id } = parcels.pack(undefined, now);
  for (const status of ['sent', 'delivered'] as const) parcels.move(id, status, now);
  const some = (quantity: number, variantId = socks): Pieces => ({ variantId, quantity });
  const refund = (pieces: Pieces[], given: Partial<typeof terms> = {}) => {
    const wanted = wantedFor(parcels, pieces, { ...terms, ...given })!;
    const plan = planRefund(parcels, wanted);
    const one = Refund.intend({
      ...{ ...plan, id: newId(), orderId: order.id },
      ...{ reason: 'returned', restocked: [], intendedAt: now },
    });
    const cancellation = Cancellation.of({
      ...{ id: one.id, orderId: order.id, pieces: [], by: 'shop', cancelledAt: now },
      ...{ refund: one.partOfPayment, delivery: Money.zero },
    });
    parcels.recordRefundOf(one, cancellation, now);
    return plan.amount.toString();
  };
  return { order, parcels, some, cap, refund };
}

const written = ({ amount, pieces, delivery, fee }: ReturnType<typeof moneyFor>) =>
  [amount, pieces, delivery, fee].map(String);

describe('the money of a return', () => {
  it('is what was paid for its pieces, without the fee', () => {
    const { parcels, some } = delivered();
    expect(written(moneyFor(parcels, [some(2)], terms))).toEqual(['19.98', '19.98', '0.00', '0.00']);
    expect(written(moneyFor(parcels, [some(2)], { ...terms, fee: Money.ofMajor(5) }))).toEqual([
      ...['14.98', '19.98', '0.00', '5.00'],
    ]);
    expect(written(moneyFor(parcels, [some(1)], { ...terms, fee: Money.ofMajor(50) }))).toEqual([
      ...['0.00', '9.99', '0.00', '9.99'],
    ]);
  });

  it('has the delivery with the last pieces, at most at the price of the cheapest', () => {
    const { parcels, some, cap, refund, order } = delivered();
    expect(refund([some(2)])).toBe('19.98');
    const rest = [some(1), some(1, cap)];
    const cheapestDelivery = Money.ofMajor('2.90');
    expect(written(moneyFor(parcels, rest, { ...terms, cheapestDelivery }))).toEqual([
      ...['32.89', '29.99', '2.90', '0.00'],
    ]);
    expect(refund(rest)).toBe('34.89');
    expect(parcels.refunds.left.isZero).toBe(true);
    expect(order.state.total.toString()).toBe('54.87');
  });

  it('has no delivery as long as a piece stays with the shopper', () => {
    const { parcels, some } = delivered();
    expect(written(moneyFor(parcels, [some(3)], terms))[2]).toBe('0.00');
  });

  it('is nothing where it went back before, or none came', () => {
    const { parcels, some, refund } = delivered();
    refund([some(2)]);
    expect(written(moneyFor(parcels, [some(3)], terms))[0]).toBe('9.99');
    parcels.end('rejected-by-admin', now);
    expect(written(moneyFor(parcels, [some(1)], terms))[0]).toBe('0.00');
  });
});
