import { anOrder, receipt } from '../../../../test/support/memory/an-order';
import { Money } from '../../../shared/money';
import { Quote } from '../../../shared/quote';
import { Order } from '../../orders/domain/order';
import type { CancellationTerms } from '../../refunds/domain/refund-of-cancelled';
import { OrderParcels } from './order-parcels';

const now = new Date('2026-03-01T12:10:00Z');
/** Below $50, and free from there. */
const freeFrom50 = [
  { from: 0, priceCents: 490 },
  { from: 5_000, priceCents: 0 },
];
const byShopper: CancellationTerms = { by: 'shopper', isRecalculated: true };

/** The order has six caps. */
function capsFor(price: string, given: { paid?: string; priceSteps?: typeof freeFrom50 | null } = {}) {
  const { paid = '0', priceSteps = freeFrom50 } = given;
  const { lines, delivery, ...placed } = anOrder().state;
  const caps = { ...lines[1]!, unitPrice: Money.ofMajor(price), quantity: 6 };
  const quote = Quote.of([caps], Money.ofMajor(paid));
  const order = Order.place({ ...placed, quote, delivery: { ...delivery, priceSteps } }, now);
  order.confirm(receipt, now);
  const parcels = new OrderParcels(order, [], []);
  const variantId = order.lines[0]!.variantId;
  let cancelled = 0;
  return (quantity: number, terms = byShopper) => {
    cancelled += 1;
    const { state } = parcels.cancel(`${cancelled}`, [{ variantId, quantity }], now, terms)!;
    return [state.refund.toString(), state.delivery.toString()];
  };
}

describe('the delivery of what a shopper keeps', () => {
  it('is paid from the refund once it is not free any more', () => {
    expect(capsFor('10')(5)).toEqual(['45.10', '4.90']);
  });

  it('is paid once, whatever is cancelled later', () => {
    const cancel = capsFor('10');
    expect([cancel(1), cancel(1), cancel(3)]).toEqual([
      ['10.00', '0.00'],
      ['5.10', '4.90'],
      ['30.00', '0.00'],
    ]);
  });

  it('costs no more than goes back, and the next refund pays the rest of it', () => {
    const cancel = capsFor('8.40');
    expect([cancel(1), cancel(1)]).toEqual([
      ['3.50', '4.90'],
      ['8.40', '0.00'],
    ]);
    const cheap = capsFor('3', {
      priceSteps: [
        { from: 0, priceCents: 490 },
        { from: 1_800, priceCents: 0 },
      ],
    });
    expect([cheap(1), cheap(1), cheap(1)]).toEqual([
      ['0.00', '3.00'],
      ['1.10', '1.90'],
      ['3.00', '0.00'],
    ]);
  });

  it('stays as it was paid where that is enough, where its price follows no value, and where the shop decides so', () => {
    expect(capsFor('10', { paid: '4.90' })(5)).toEqual(['50.00', '0.00']);
    expect(capsFor('10', { priceSteps: null })(5)).toEqual(['50.00', '0.00']);
    expect(capsFor('10')(5, { by: 'shopper' })).toEqual(['50.00', '0.00']);
  });

  it('is not paid for pieces that the shop cancelled', () => {
    const cancel = capsFor('10');
    expect([cancel(4, { by: 'shop' }), cancel(1)]).toEqual([
      ['40.00', '0.00'],
      ['10.00', '0.00'],
    ]);
  });

  it('goes back with the last pieces', () => {
    const cancel = capsFor('10');
    cancel(5);
    expect(cancel(1)).toEqual(['0.00', '0.00']);
  });
});
