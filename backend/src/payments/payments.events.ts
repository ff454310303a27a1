import { DomainEvent } from '../shared/domain-event';

/** The shopper has agreed to pay, at the provider; whether anybody comes back to say so is another matter. */
export class PaymentApproved extends DomainEvent {
  static readonly type = 'payments.payment-approved';

  constructor(readonly orderId: string) {
    super();
  }
}

/** The provider has the shopper's money for this order, as was found out when nobody waited for it any more. */
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

/** The provider holds the shopper's money back until it is sure of it, which may take days. */
export class PaymentHeldForReview extends DomainEvent {
  static readonly type = 'payments.payment-held-for-review';

  constructor(readonly orderId: string) {
    super();
  }
}

/** The provider does not give the shopper's money after all, and its payment can't be tried again. */
export class PaymentDenied extends DomainEvent {
  static readonly type = 'payments.payment-denied';

  constructor(readonly orderId: string) {
    super();
  }
}

/** The provider took something else than was owed; it goes back. */
export class PaymentMispaid extends DomainEvent {
  static readonly type = 'payments.payment-mispaid';

  constructor(readonly orderId: string) {
    super();
  }
}

/** The shopper has the money back. */
export class PaymentRefunded extends DomainEvent {
  static readonly type = 'payments.payment-refunded';

  constructor(readonly orderId: string) {
    super();
  }
}
