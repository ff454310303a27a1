import { CaptureStatus, type Order, type Refund, RefundStatus } from '@paypal/paypal-server-sdk';
import { Money } from '../../../../shared/money';
import { GatewayFailed } from '../../domain/gateway.errors';
import { refundsAtProvider } from './paypal-orders';

const dollars = (value: string) => ({ value, currencyCode: 'USD' });

const refund = (status: RefundStatus): Refund => ({ id: status, status, amount: dollars('4.00') });

const orderWith = (status: CaptureStatus, refunds: Refund[]): Order => ({
  purchaseUnits: [{ payments: { captures: [{ id: 'CAPTURE', status, amount: dollars('10.00') }], refunds } }],
});

describe('the refunds in an order of PayPal', () => {
  it('are those that were not refused or called back', () => {
    const { Completed, Pending, Failed, Cancelled } = RefundStatus;
    const refunds = [Completed, Pending, Failed, Cancelled].map(refund);
    const amount = Money.ofDollars(4);
    expect(refundsAtProvider(orderWith(CaptureStatus.PartiallyRefunded, refunds))).toEqual({
      isAll: false,
      refunds: [
        { refundId: 'COMPLETED', reference: null, amount },
        { refundId: 'PENDING', reference: null, amount },
      ],
    });
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
