import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { PiecesRefunded, RefundCompleted, RefundOnItsWay } from '../../ordering.events';
import { Refund } from './refund';

const [noon, later] = [new Date('2026-03-01T12:00:00Z'), new Date('2026-03-04T12:00:00Z')];
const [total, refundedBefore] = [Money.ofMajor(50), Money.ofMajor(10)];

const refundOf = (dollars: number, isRest = false) =>
  Refund.intend({
    ...{ id: newId(), orderId: newId(), reason: 'rejected', pieces: [], restocked: [], isRest },
    ...{ intendedAt: noon },
    parts: {
      pieces: Money.zero,
      delivery: Money.zero,
      other: Money.ofMajor(dollars),
      deducted: Money.zero,
    },
  });

const completionOf = ({ id, state: { orderId } }: Refund) =>
  new RefundCompleted(orderId, id, later.toISOString());

describe('a refund of an order', () => {
  it('is on its way once, until it is given or refused', () => {
    const refund = refundOf(10);
    for (let times = 0; times < 2; times += 1) refund.recordPending(later);
    expect(refund.pullEvents()).toEqual([new RefundOnItsWay(refund.state.orderId, refund.id)]);
    refund.recordRefused('INSUFFICIENT_FUNDS', later);
    expect([refund.state.state, refund.counts, refund.pullEvents()]).toEqual(['refused', false, []]);
  });

  it('stays refused when it is told late that it was pending before, so that it can be asked for again', () => {
    const refund = refundOf(10);
    refund.recordRefused('FAILED', later);
    refund.recordPending(later);
    expect([refund.state.state, refund.pullEvents()]).toEqual(['refused', []]);
    refund.askAgain(later);
    refund.recordPending(later);
    expect(refund.state.state).toBe('pending');
  });

  it('stays given, whatever is told later', () => {
    const refund = refundOf(10);
    refund.recordGiven({ total, refundedBefore: Money.zero }, later);
    refund.recordPending(later);
    refund.recordRefused('INSUFFICIENT_FUNDS', later);
    expect([refund.state.state, refund.pullEvents()]).toEqual(['given', [completionOf(refund)]]);
  });

  it('is told of alone when it is the rest, and another part is still to go back', () => {
    const [last, early] = [refundOf(40, true), refundOf(40, true)];
    last.recordGiven({ total, refundedBefore }, later);
    expect(last.pullEvents()).toEqual([completionOf(last)]);
    for (let times = 0; times < 2; times += 1)
      early.recordGiven({ total, refundedBefore: Money.zero }, later);
    const { id, orderId } = early.state;
    expect(early.pullEvents()).toEqual([
      completionOf(early),
      new PiecesRefunded(orderId, id, later.toISOString(), 4_000),
    ]);
  });

  it('becomes less where the provider gave a part of it without the shop, and never more', () => {
    const refund = refundOf(50, true);
    for (const amount of [Money.ofMajor(40), total]) refund.reduceTo(amount);
    expect(refund.amount).toEqual(Money.ofMajor(40));
    expect(refund.state.parts.deducted).toEqual(Money.ofMajor(10));
  });
});
