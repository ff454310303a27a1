import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { PaymentRefunded } from '../../payments.events';
import { nextCheckAfter } from './next-check';
import { Payment } from './payment';
import { NoSuchPayment } from './payment.errors';

const now = new Date('2026-03-01T12:00:00Z');

const ofNothing = () => Payment.start({ orderId: newId(), buyerId: newId(), amount: Money.zero }, now);

describe('a payment of nothing', () => {
  it('is paid from its start, and nobody asks the provider about it', () => {
    const payment = ofNothing();
    payment.beginOpening(now);
    expect(payment.state).toMatchObject({ status: 'paid', openingAttempts: 0, gatewayOrderId: null });
    expect(payment.pullChanges().map(({ step }) => step)).toEqual(['created', 'paid']);
    expect(payment.pullEvents()).toEqual([]);
    expect(nextCheckAfter(payment, now)).toBeUndefined();
  });

  it('is neither captured nor abandoned', () => {
    const payment = ofNothing();
    expect(payment.beginCapture(payment.state.id, now)).toBe(false);
    expect(() => payment.beginCapture(newId(), now)).toThrow(NoSuchPayment);
    expect(payment.abandon(now)).toBe(false);
    expect(payment.state.status).toBe('paid');
  });

  it('is refunded at once, and once', () => {
    const payment = ofNothing();
    for (let times = 0; times < 2; times += 1) payment.endRefunded(null, now);
    expect(payment.state).toMatchObject({ status: 'refunded', refundId: null });
    expect(payment.pullEvents()).toEqual([new PaymentRefunded(payment.state.orderId)]);
  });
});
