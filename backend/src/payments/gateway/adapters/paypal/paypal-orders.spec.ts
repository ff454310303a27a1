import { CaptureStatus, type Order, type Refund, RefundStatus } from '@paypal/paypal-server-sdk';
import { Money } from '../../../../shared/money';
import { Quote } from '../../../../shared/quote';
import { aPayment } from '../../application/payment-gateway-steps.contract';
import { GatewayFailed } from '../../domain/gateway.errors';
import { orderRequestOf, refundsAtProvider } from './paypal-orders';

const dollars = (value: string) => ({ value, currencyCode: 'USD' });

const refund = (status: RefundStatus): Refund => ({ id: status, status, amount: dollars('4.00') });

const orderWith = (status: CaptureStatus, refunds: Refund[]): Order => ({
  purchaseUnits: [{ payments: { captures: [{ id: 'CAPTURE', status, amount: dollars('10.00') }], refunds } }],
});

describe('an order for PayPal', () => {
  it('has a breakdown that adds up to its amount, with discounts and taxes', () => {
    const of = { part: 'goods', rate: null } as const;
    const shirt = { title: 'Shirt', unitPrice: Money.ofCents(7503), quantity: 1 };
    const quote = Quote.of([shirt], Money.ofCents(490), [
      { ...of, kind: 'discount', source: 'welcome', label: 'Welcome', amount: Money.ofCents(500) },
      { ...of, kind: 'tax', source: 'CA', label: 'Sales tax', amount: Money.ofCents(600) },
    ]);
    const { purchaseUnits } = orderRequestOf(aPayment({ quote, amount: quote.total }));
    expect(purchaseUnits[0]!.amount).toEqual({
      ...dollars('80.93'),
      breakdown: {
        itemTotal: dollars('75.03'),
        shipping: dollars('4.90'),
        discount: dollars('5.00'),
        taxTotal: dollars('6.00'),
      },
    });
  });
});

describe('the refunds in an order of PayPal', () => {
  it('have each its state, and those that are pending are no money yet', () => {
    const { Completed, Pending, Failed, Cancelled } = RefundStatus;
    const refunds = [Completed, Pending, Failed, Cancelled].map(refund);
    const amount = Money.ofMajor(4);
    expect(refundsAtProvider(orderWith(CaptureStatus.PartiallyRefunded, refunds))).toEqual({
      isAll: false,
      refunds: [
        { refundId: 'COMPLETED', kind: 'given', word: 'COMPLETED', reference: null, amount },
        { refundId: 'PENDING', kind: 'pending', word: 'PENDING', reference: null, amount },
        { refundId: 'FAILED', kind: 'refused', word: 'FAILED', reference: null, amount },
        { refundId: 'CANCELLED', kind: 'refused', word: 'CANCELLED', reference: null, amount },
      ],
    });
    const pending = [{ ...refund(Pending), amount: dollars('10.00') }];
    expect(refundsAtProvider(orderWith(CaptureStatus.Refunded, pending)).isAll).toBe(false);
  });

  it('are all when the capture says so, or when they add up to it', () => {
    expect(refundsAtProvider(orderWith(CaptureStatus.Refunded, []))).toEqual({ isAll: true, refunds: [] });
    const three = Array(3).fill(refund(RefundStatus.Completed)) as Refund[];
    expect(refundsAtProvider(orderWith(CaptureStatus.Completed, three)).isAll).toBe(true);
  });

  it('are none of an order without a capture', () => {
    expect(refundsAtProvider({})).toEqual({ isAll: false, refunds: [] });
  });

  it('are not guessed where one has no amount', () => {
    const odd = [{ id: 'REFUND', status: RefundStatus.Completed }];
    expect(() => refundsAtProvider(orderWith(CaptureStatus.PartiallyRefunded, odd))).toThrow(GatewayFailed);
  });
});
