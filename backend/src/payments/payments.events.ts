import type { DomainEvent } from '../shared/domain-event';

/** The provider has the shopper's money for this order. */
export interface PaymentCaptured extends DomainEvent {
  readonly type: 'payments.payment-captured';
  readonly orderId: string;
  readonly gatewayOrderId: string;
  readonly payerId: string;
}

/** The shopper has the money back. */
export interface PaymentRefunded extends DomainEvent {
  readonly type: 'payments.payment-refunded';
  readonly orderId: string;
}
