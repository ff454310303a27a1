import {
  PaymentCaptured,
  PaymentContested,
  PaymentDenied,
  PaymentHeldForReview,
  WrongAmountPaid,
  PaymentRefunded,
} from '../../payments.events';
import { Money } from '../../../shared/money';
import { GatewayFailed } from '../../gateway/domain/gateway.errors';
import { NoSuchPayment } from './payment.errors';
import type { CaptureOutcome } from '../../gateway/domain/capture-outcome';
import { nextCheckAfter } from './next-check';
import { Payment } from './payment';

const now = new Date('2026-03-01T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const completed: Extract<CaptureOutcome, { kind: 'completed' }> = {
  kind: 'completed',
  captureId: 'CAPTURE',
  payerId: 'PAYER',
  amount: Money.ofMajor('59.98'),
  currency: 'USD',
};

const opened = () => {
  const payment = Payment.start(
    { orderId: 'an-order', buyerId: 'a-buyer', amount: Money.ofMajor('59.98') },
    now,
  );
  payment.awaitApproval('GATEWAY', 'https://provider.test/approve', now);
  return payment;
};
const capturing = () => {
  const payment = opened();
  payment.beginCapture('GATEWAY', now);
  return payment;
};

describe('a payment', () => {
  it('is paid by a capture of exactly its amount, and announces that once', () => {
    const payment = capturing();
    payment.recordCapture(completed, now);
    payment.recordCapture(completed, now);
    expect(payment.state).toMatchObject({ status: 'paid', captureId: 'CAPTURE', payerId: 'PAYER' });
    expect(payment.pullEvents()).toEqual([new PaymentCaptured('an-order', 'GATEWAY', 'PAYER')]);
  });

  it.each([
    ['another amount', { ...completed, amount: Money.ofMajor('0.01') }],
    ['another currency', { ...completed, currency: 'EUR' }],
  ])('is not paid by %s, which is refunded and announced once', (_, outcome) => {
    const payment = capturing();
    payment.recordCapture(outcome, now);
    payment.recordCapture(outcome, now);
    expect(payment.state).toMatchObject({ status: 'refunding', captureId: 'CAPTURE' });
    expect(payment.pullEvents()).toEqual([new WrongAmountPaid('an-order')]);
  });

  it('is captured with a new key after a decline', () => {
    const payment = capturing();
    const before = payment.captureKey;
    payment.recordCapture({ kind: 'declined' }, now);
    expect(payment.state.status).toBe('awaiting-approval');
    expect(payment.captureKey).not.toBe(before);
  });

  it.each(['not-approved', 'unknown'] as const)('keeps waiting when the provider reports %s', (kind) => {
    const payment = capturing();
    payment.recordCapture({ kind }, now);
    expect(payment.state.status).toBe('awaiting-approval');
  });

  it('is paid when the provider completes its review, and stays in review until then', () => {
    const payment = capturing();
    payment.recordCapture({ kind: 'in-review', captureId: 'CAPTURE' }, now);
    expect(payment.abandon(now)).toBe(false);
    payment.beginCapture('GATEWAY', now);
    expect(payment.state.status).toBe('in-review');
    payment.recordCapture(completed, now);
    payment.recordCapture({ kind: 'denied' }, now);
    expect(payment.state.status).toBe('paid');
    expect(payment.pullEvents()).toEqual([
      new PaymentHeldForReview('an-order'),
      new PaymentCaptured('an-order', 'GATEWAY', 'PAYER'),
    ]);
  });

  it.each(['not-approved', 'unknown'] as const)(
    'stays in review when the provider reports %s, because its money is held',
    (kind) => {
      const payment = capturing();
      payment.recordCapture({ kind: 'in-review', captureId: 'CAPTURE' }, now);
      payment.recordCapture({ kind }, now);
      expect(payment.state.status).toBe('in-review');
    },
  );

  it('ends when the provider denies it, which is announced once', () => {
    const payment = capturing();
    payment.recordCapture({ kind: 'in-review', captureId: 'CAPTURE' }, now);
    payment.recordCapture({ kind: 'denied' }, now);
    payment.recordCapture({ kind: 'denied' }, now);
    payment.noteApproval(now);
    payment.beginCapture('GATEWAY', now);
    expect(payment.state.status).toBe('denied');
    expect(payment.pullEvents()).toEqual([
      new PaymentHeldForReview('an-order'),
      new PaymentDenied('an-order'),
    ]);
    expect([payment.abandon(now), nextCheckAfter(payment, now)]).toEqual([true, undefined]);
  });

  it('is checked often in the first hour of a review, then four times an hour', () => {
    const payment = capturing();
    payment.recordCapture({ kind: 'in-review', captureId: 'CAPTURE' }, now);
    const secondsAfter = (hours: number) =>
      nextCheckAfter(payment, new Date(now.getTime() + hours * 3_600_000))! / 1000;
    expect([0, 1, 24 * 10].map(secondsAfter)).toEqual([30, 900, 900]);
  });

  it('is checked within a minute while stock is held for its buyer', () => {
    const secondsAfter = (minutes: number) => nextCheckAfter(opened(), later(minutes))! / 1000;
    expect([0, 0.9, 1, 4, 5, 120].map(secondsAfter)).toEqual([10, 10, 20, 20, 30, 30]);
  });

  it('is checked soon after the response to a capture was lost, twice within a minute', () => {
    const secondsAfter = (minutes: number) => nextCheckAfter(capturing(), later(minutes))! / 1000;
    expect([0, 0.9, 1, 120].map(secondsAfter)).toEqual([15, 15, 30, 30]);
  });

  it('is checked at growing intervals after it was abandoned, until its buyer can no longer approve it', () => {
    const payment = opened();
    payment.abandon(later(30));
    const checks = [];
    for (let at = 30; ; at += checks.at(-1)!) {
      const delay = nextCheckAfter(payment, later(at));
      if (delay === undefined) break;
      checks.push(delay / 60_000);
    }
    expect(checks).toEqual([0.5, 0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60, 60]);
  });

  it('is no longer checked after a decline, because only its buyer can retry', () => {
    const payment = capturing();
    payment.recordCapture({ kind: 'declined' }, now);
    expect(nextCheckAfter(payment, now)).toBeUndefined();
  });

  it('is not captured under the id of another payment', () => {
    expect(() => opened().beginCapture('ANOTHER', now)).toThrow(NoSuchPayment);
  });

  it('keeps its first approval page', () => {
    const payment = opened();
    payment.awaitApproval('SECOND', 'https://provider.test/second', now);
    expect(payment.state.gatewayOrderId).toBe('GATEWAY');
  });

  it('is not abandoned during a capture, nor after it is paid', () => {
    const payment = capturing();
    expect(payment.abandon(now)).toBe(false);
    payment.recordCapture(completed, now);
    expect(payment.abandon(now)).toBe(false);
    expect(opened().abandon(now)).toBe(true);
  });

  it('can be captured after it was abandoned, for a late buyer', () => {
    const payment = opened();
    payment.abandon(now);
    payment.beginCapture('GATEWAY', now);
    payment.recordCapture(completed, now);
    expect(payment.state.status).toBe('paid');
  });

  it('tells of each dispute and reversal once, and of none before it was paid', () => {
    const payment = capturing();
    payment.contest('disputed', 'DISPUTE', now);
    payment.recordCapture(completed, now);
    payment.pullEvents();
    for (let times = 0; times < 2; times += 1) payment.contest('disputed', 'DISPUTE', now);
    payment.contest('reversed', 'REVERSAL', now);
    expect(payment.pullEvents()).toEqual([
      new PaymentContested('an-order', 'disputed'),
      new PaymentContested('an-order', 'reversed'),
    ]);
    expect(payment.pullChanges().slice(-2)).toMatchObject([
      { step: 'disputed', reference: 'DISPUTE' },
      { step: 'reversed', reference: 'REVERSAL' },
    ]);
  });

  it('is refunded once, and only when it was paid', () => {
    const unpaid = opened();
    unpaid.beginRefund(now);
    unpaid.endRefunded('REFUND', now);
    expect(unpaid.state.status).toBe('awaiting-approval');
    const payment = capturing();
    payment.recordCapture(completed, now);
    payment.pullEvents();
    payment.beginRefund(now);
    expect(payment.isGoingBack).toBe(true);
    for (let times = 0; times < 2; times += 1) payment.endRefunded('REFUND', now);
    expect(payment.state.status).toBe('refunded');
    expect(payment.pullEvents()).toEqual([new PaymentRefunded('an-order')]);
  });

  it('captured nothing before it is paid, and otherwise what the provider took', () => {
    const [payment, other] = [capturing(), capturing()];
    expect(payment.captured).toEqual(Money.zero);
    payment.recordCapture(completed, now);
    expect(payment.captured).toEqual(completed.amount);
    other.recordCapture({ ...completed, amount: Money.ofMajor(1) }, now);
    expect(other.captured).toEqual(Money.ofMajor(1));
  });

  it('records its steps in order', () => {
    const payment = opened();
    payment.noteApproval(now);
    payment.noteApproval(now);
    payment.beginCapture('GATEWAY', now);
    payment.beginCapture('GATEWAY', now);
    payment.recordCapture({ kind: 'declined' }, now);
    payment.noteApproval(now);
    payment.beginCapture('GATEWAY', now);
    payment.recordCapture({ kind: 'in-review', captureId: 'CAPTURE' }, now);
    payment.recordCapture({ kind: 'in-review', captureId: 'CAPTURE' }, now);
    payment.recordCapture(completed, now);
    payment.beginRefund(now);
    payment.endRefunded('REFUND', now);
    const { amount } = completed;
    expect(payment.pullChanges().map((change) => [change.step, change.reference, change.amount])).toEqual([
      ['created', null, amount],
      ['awaiting-approval', 'GATEWAY', null],
      ['approved', null, null],
      ['capturing', null, null],
      ['declined', null, null],
      ['approved', null, null],
      ['capturing', null, null],
      ['in-review', 'CAPTURE', null],
      ['paid', 'CAPTURE', amount],
      ['refunding', null, null],
      ['refunded', 'REFUND', null],
    ]);
    expect(payment.pullChanges()).toEqual([]);
  });

  it('records a paid amount that differs from the amount due', () => {
    const payment = capturing();
    payment.recordCapture({ ...completed, amount: Money.ofMajor(1), currency: 'EUR' }, now);
    payment.endRefunded('REFUND', now);
    expect(payment.pullChanges().slice(-2)).toMatchObject([
      { step: 'mispaid', reference: 'CAPTURE', amount: Money.ofMajor(1), currency: 'EUR' },
      { step: 'refunded', reference: 'REFUND' },
    ]);
  });

  it('is not opened after it was abandoned', () => {
    const payment = Payment.start(
      { orderId: 'an-order', buyerId: 'a-buyer', amount: Money.ofMajor(10) },
      now,
    );
    payment.abandon(now);
    expect(() => payment.awaitApproval('GATEWAY', 'https://provider.test/approve', now)).toThrow(
      GatewayFailed,
    );
  });
});
