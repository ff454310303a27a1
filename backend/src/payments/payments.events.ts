import { DomainEvent } from '../shared/events/domain-event';

/** The shopper has approved the payment at the provider, and may never come back to the shop. */
export class PaymentApproved extends DomainEvent {
  static readonly type = 'payments.payment-approved';

  constructor(readonly orderId: string) {
    super();
  }
}

/** The provider has taken the shopper's money for this order. */
export class PaymentCaptured extends DomainEvent {
  static readonly type = 'payments.payment-captured';

  constructor(
    readonly orderId: string,
    readonly gatewayOrderId: string,
    readonly payerId: string,
  ) {
    super();
  }
}

/** The provider reviews the payment before it releases the money, which may take days. */
export class PaymentHeldForReview extends DomainEvent {
  static readonly type = 'payments.payment-held-for-review';

  constructor(readonly orderId: string) {
    super();
  }
}

/** The provider has refused the payment for good: it can't be tried again. */
export class PaymentDenied extends DomainEvent {
  static readonly type = 'payments.payment-denied';

  constructor(readonly orderId: string) {
    super();
  }
}

/** The provider took another amount or currency than was owed; it is refunded. */
export class WrongAmountPaid extends DomainEvent {
  static readonly type = 'payments.wrong-amount-paid';

  constructor(readonly orderId: string) {
    super();
  }
}

/** The buyer disputes the payment at the provider, or the provider took the money back. */
export class PaymentContested extends DomainEvent {
  static readonly type = 'payments.payment-contested';

  constructor(
    readonly orderId: string,
    readonly contest: 'disputed' | 'reversed',
  ) {
    super();
  }
}

/** The provider will not give money back that the shop owes the shopper. An admin may have it asked again. */
export class RefundRefused extends DomainEvent {
  static readonly type = 'payments.refund-refused';

  constructor(
    readonly orderId: string,
    /** The id that the caller of the refund gave it. */
    readonly refundId: string,
    readonly cents: number,
    /** The reason, as the provider calls it. */
    readonly word: string,
  ) {
    super();
  }
}

/** The provider has accepted a refund, and its money moves later: it may take days, and may fail. */
export class RefundPending extends DomainEvent {
  static readonly type = 'payments.refund-pending';

  constructor(
    readonly orderId: string,
    readonly refundId: string,
    readonly cents: number,
  ) {
    super();
  }
}

/** The provider has given money back that the shop asked for. */
export class RefundGiven extends DomainEvent {
  static readonly type = 'payments.refund-given';

  constructor(
    readonly orderId: string,
    readonly refundId: string,
    readonly cents: number,
  ) {
    super();
  }
}

/** The provider gave a part of the money back without the shop. */
export class PaymentPartlyRefundedElsewhere extends DomainEvent {
  static readonly type = 'payments.payment-partly-refunded-elsewhere';

  constructor(
    readonly orderId: string,
    readonly refundId: string,
    readonly cents: number,
  ) {
    super();
  }
}

/** The shopper has the money back, or the rest of it. */
export class PaymentRefunded extends DomainEvent {
  static readonly type = 'payments.payment-refunded';

  constructor(readonly orderId: string) {
    super();
  }
}
