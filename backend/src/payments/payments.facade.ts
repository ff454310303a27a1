import type { Money } from '../shared/money';
import type { Quote } from '../shared/quote';
import type { CaptureOutcome } from './gateway/domain/capture-outcome';
import type { WantedRefund } from './refunds/domain/payment-refunds';

/** Where the provider leads the buyer. */
export interface WaysBack {
  returnUrl: string;
  cancelUrl: string;
}

/** The buyer is asked to approve this purchase. */
export interface Purchase extends WaysBack {
  quote: Quote;
  /** The shop describes the purchase by it. */
  description: string;
}

export interface OpenedPayment {
  /** The provider's id of the payment; it comes back with the buyer. */
  gatewayOrderId: string;
  approvalUrl: string;
}

/** The buyer owes this amount for the order. */
export interface PaymentOrder {
  orderId: string;
  buyerId: string;
  amount: Money;
}

/** Money of a payment that is to go back. Repeats with the same id change nothing. */
export interface RefundToGive extends WantedRefund {
  paymentId: string;
}

/** A payment that its caller has begun to open. */
export interface PaymentToOpen {
  readonly id: string;
  /** It is paid, and never opened. */
  readonly isNothingOwed: boolean;
  /** Asks the provider for a payment to approve; repeats give the same. @throws AmountsDisagree, GatewayFailed, GatewayTimedOut */
  open(purchase: Purchase): Promise<OpenedPayment>;
}

/** A payment whose money its caller is about to ask for. */
export interface PaymentToCapture {
  /**
   * Notes that, inside the caller's transaction.
   * @param reference how the buyer calls the payment: by our id or the provider's
   * @throws NoSuchPayment when that is another's
   */
  begin(reference: string): Promise<void>;
  /**
   * Calls the provider, after `begin`. The response takes effect by `recordCapture`.
   * @throws GatewayFailed, GatewayTimedOut: the outcome is unknown now and will be found out
   */
  capture(): Promise<CaptureResponse>;
}

/** Undefined when the provider was not asked, because the money is already here or gone back. */
export type CaptureResponse = CaptureOutcome | undefined;

export type PaymentResult =
  | { kind: 'paid'; gatewayOrderId: string; payerId: string }
  /** It went back or is going: not what was owed, or nothing was to be paid any more. */
  | { kind: 'refunded' }
  /** The means of payment was refused; another may do. */
  | { kind: 'declined' }
  /** The provider gives nothing, and this payment can't be tried again. */
  | { kind: 'denied' }
  | { kind: 'in-review' }
  | { kind: 'not-approved' };

/**
 * Other contexts ask payments only this, inside their transactions. The calls of the provider (`open`, `capture`, `isApproved`)
 * happen outside any.
 */
export abstract class PaymentsFacade {
  /** Notes the intent to be paid; opening it follows, unless nothing is owed. @throws TooManyUnfinishedPayments */
  abstract start(order: PaymentOrder): Promise<PaymentToOpen>;
  /** Notes that it is opened once more. @returns undefined when there is nothing to approve, because the provider reviews it */
  abstract beginOpening(paymentId: string): Promise<PaymentToOpen | undefined>;
  /** Notes that opening it failed. @returns whether another has opened it or still may */
  abstract failOpening(paymentId: string): Promise<{ canStillOpen: boolean }>;
  /** Stops waiting for the buyer. @returns false when it goes on, because its money has moved or may be moving */
  abstract abandon(paymentId: string): Promise<boolean>;

  /** Asks the provider whether the buyer has agreed to pay. Outside any transaction. @throws GatewayFailed, GatewayTimedOut */
  abstract isApproved(paymentId: string): Promise<boolean>;
  /** Has a job ask that soon after the caller's transaction; `PaymentApproved` tells when the buyer has agreed. */
  abstract checkApprovalSoon(paymentId: string): Promise<void>;
  /** The order that it pays for; undefined when there is no such payment. */
  abstract orderOf(paymentId: string): Promise<string | undefined>;
  /** Each order has one, locked; undefined when there is no such order. */
  abstract ofOrder(orderId: string): Promise<PaymentToCapture | undefined>;
  /** Records the provider's response. */
  abstract recordCapture(paymentId: string, response: CaptureResponse): Promise<PaymentResult>;

  /**
   * Gives money back, once for each `refundId`; the provider is asked soon after the caller's transaction. `RefundGiven`, `RefundPending`
   * and `RefundRefused` tell what came of it. Its author is the current actor.
   * @throws NoSuchPayment; RefundTooLarge when less is left
   */
  abstract refund(refund: RefundToGive): Promise<void>;
  /** Has the provider asked for a refused refund once more. @throws NoSuchPayment, NoSuchRefund, RefundNotRefused, RefundTooLarge */
  abstract askRefundAgain(paymentId: string, refundId: string): Promise<void>;
  /** How much may still go back: the captured money without all refunds that were not refused. */
  abstract refundable(paymentId: string): Promise<Money>;
}
