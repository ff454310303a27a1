import { DomainEvent } from '../shared/events/domain-event';

/** The order is paid and its stock is sold. */
export class OrderConfirmed extends DomainEvent {
  static readonly type = 'ordering.order-confirmed';

  constructor(
    readonly orderId: string,
    readonly shopperId: string,
    /** All times of these events are in ISO 8601. */
    readonly paidAt: string,
    readonly totalCents: number,
  ) {
    super();
  }
}

/** The shopper can still pay, and has not managed to; ten minutes have passed since the last try, or half of what was left of the time. */
export class PaymentMissing extends DomainEvent {
  static readonly type = 'ordering.payment-missing';

  constructor(readonly orderId: string) {
    super();
  }
}

/** Nothing is delivered. Money that was paid goes back. */
export class OrderCancelled extends DomainEvent {
  static readonly type = 'ordering.order-cancelled';

  constructor(
    readonly orderId: string,
    /** The reason is a `CancelReason`. */
    readonly reason: string,
  ) {
    super();
  }
}

/** The money of the order went back to its shopper. */
export class OrderRefunded extends DomainEvent {
  static readonly type = 'ordering.order-refunded';

  constructor(
    readonly orderId: string,
    /** ISO 8601; empty if the money never counted as a payment, because the amount was wrong. */
    readonly paidAt: string,
    readonly refundedAt: string,
  ) {
    super();
  }
}

/** The provider has accepted a refund of the order's money, which moves days later or not at all. */
export class RefundOnItsWay extends DomainEvent {
  static readonly type = 'ordering.refund-on-its-way';

  constructor(
    readonly orderId: string,
    readonly refundId: string,
  ) {
    super();
  }
}

/** A part of the order's money went back to the shopper, for pieces or without the shop's doing, and another part did not yet. */
export class PiecesRefunded extends DomainEvent {
  static readonly type = 'ordering.pieces-refunded';

  constructor(
    readonly orderId: string,
    /** The id of the cancellation, or of the refund that has none. */
    readonly cancellationId: string,
    readonly refundedAt: string,
    /** The sum of all such parts of the order until now. */
    readonly refundedCents: number,
  ) {
    super();
  }
}

/** The provider has given money of the order back, whatever it was for. */
export class RefundCompleted extends DomainEvent {
  static readonly type = 'ordering.refund-completed';

  constructor(
    readonly orderId: string,
    readonly refundId: string,
    readonly givenAt: string,
  ) {
    super();
  }
}

/** A carrier has a parcel of the order. */
export class ParcelSent extends DomainEvent {
  static readonly type = 'ordering.parcel-sent';

  constructor(
    readonly parcelId: string,
    readonly orderId: string,
    readonly sentAt: string,
  ) {
    super();
  }
}

/** A carrier's number of a parcel came after the parcel was sent. */
export class ParcelTracked extends DomainEvent {
  static readonly type = 'ordering.parcel-tracked';

  constructor(
    readonly parcelId: string,
    readonly orderId: string,
  ) {
    super();
  }
}

/** It did not arrive: its pieces are sent again or refunded. */
export class ParcelLost extends DomainEvent {
  static readonly type = 'ordering.parcel-lost';

  constructor(
    readonly parcelId: string,
    readonly orderId: string,
    readonly lostAt: string,
  ) {
    super();
  }
}

export class ParcelDelivered extends DomainEvent {
  static readonly type = 'ordering.parcel-delivered';

  constructor(
    readonly parcelId: string,
    readonly orderId: string,
    readonly deliveredAt: string,
  ) {
    super();
  }
}

/** Somebody declared a withdrawal, which is recorded. Which order it is about is not known yet. */
export class WithdrawalRecorded extends DomainEvent {
  static readonly type = 'ordering.withdrawal-recorded';

  constructor(
    readonly withdrawalId: string,
    readonly at: string,
  ) {
    super();
  }
}

/** The order of a withdrawal was looked for. */
export class WithdrawalReceived extends DomainEvent {
  static readonly type = 'ordering.withdrawal-received';

  constructor(
    readonly withdrawalId: string,
    /** It is null where no order has this number and this e-mail address. */
    readonly orderId: string | null,
    /** When it was declared. */
    readonly at: string,
  ) {
    super();
  }
}

/** An admin said which order a withdrawal is about. */
export class WithdrawalAssigned extends DomainEvent {
  static readonly type = 'ordering.withdrawal-assigned';

  constructor(
    readonly withdrawalId: string,
    readonly orderId: string,
    /** When it was declared. */
    readonly at: string,
  ) {
    super();
  }
}

/** Pieces are to come back: a shopper declared it, or an admin. A claim arrives at once. */
export class ReturnDeclared extends DomainEvent {
  static readonly type = 'ordering.return-declared';

  constructor(
    readonly returnId: string,
    readonly orderId: string,
    /** Whether it is a `return`, a `withdrawal` or a `claim`. */
    readonly kind: string,
    readonly declaredAt: string,
  ) {
    super();
  }
}

/** Its parcel is here; nothing is judged yet. */
export class ReturnArrived extends DomainEvent {
  static readonly type = 'ordering.return-arrived';

  constructor(
    readonly returnId: string,
    readonly orderId: string,
    readonly arrivedAt: string,
  ) {
    super();
  }
}

/** All pieces are judged, and what is owed for them is asked for. `ReturnRefunded` follows once the shopper has the money. */
export class ReturnSettled extends DomainEvent {
  static readonly type = 'ordering.return-settled';

  constructor(
    readonly returnId: string,
    readonly orderId: string,
    readonly settledAt: string,
    /** Zero: no money goes back. */
    readonly amountCents: number,
    /** The shop refused so many of its pieces, which the shopper keeps, or did not find them in the parcel. */
    readonly refusedPieces: number,
  ) {
    super();
  }
}

/** The provider has given the money of a settled return back. */
export class ReturnRefunded extends DomainEvent {
  static readonly type = 'ordering.return-refunded';

  constructor(
    readonly returnId: string,
    readonly orderId: string,
    readonly refundedAt: string,
  ) {
    super();
  }
}

/** The pieces do not come back after all. */
export class ReturnCancelled extends DomainEvent {
  static readonly type = 'ordering.return-cancelled';

  constructor(
    readonly returnId: string,
    readonly orderId: string,
    readonly cancelledAt: string,
    /** Whether the `shopper` or the `shop` cancelled it. */
    readonly by: string,
  ) {
    super();
  }
}

/** Nothing has arrived, and the deadline is three days away. */
export class ReturnLapsesSoon extends DomainEvent {
  static readonly type = 'ordering.return-lapses-soon';

  constructor(
    readonly returnId: string,
    readonly orderId: string,
    /** The last day on which its parcel may arrive, `2026-12-04`. */
    readonly deadline: string,
  ) {
    super();
  }
}

/** Nothing arrived in time. */
export class ReturnLapsed extends DomainEvent {
  static readonly type = 'ordering.return-lapsed';

  constructor(
    readonly returnId: string,
    readonly orderId: string,
    readonly lapsedAt: string,
  ) {
    super();
  }
}

/** Somebody who knows the order's number and e-mail address asks for its link, or the shop sends one. */
export class OrderLinkRequested extends DomainEvent {
  static readonly type = 'ordering.order-link-requested';

  constructor(
    readonly requestId: string,
    readonly orderId: string,
    readonly isFromShop = false,
  ) {
    super();
  }
}
