import type { Money } from '../shared/money';

/** What the buyer is asked to approve. */
export interface Purchase {
  lines: { title: string; unitPrice: Money; quantity: number }[];
  returnUrl: string;
  cancelUrl: string;
}

export interface OpenedPayment {
  /** The provider's id of the payment; it comes back with the buyer. */
  gatewayOrderId: string;
  approvalUrl: string;
}

export type PaymentResult =
  | { kind: 'paid'; gatewayOrderId: string; payerId: string }
  | { kind: 'refunded' }
  | { kind: 'declined' }
  | { kind: 'in-review' }
  | { kind: 'not-approved' };

/**
 * What other contexts may ask of payments. Calls to the provider (`open`, `capture`) are made outside any
 * transaction; the others belong inside the caller's.
 */
export abstract class PaymentsFacade {
  /** Notes the intent to be paid, which one call of `open` follows. @returns the payment's id */
  abstract start(orderId: string, amount: Money): Promise<string>;
  /** Asks the provider for a payment to approve; repeats give the same. @throws GatewayFailed, GatewayTimedOut */
  abstract open(paymentId: string, purchase: Purchase): Promise<OpenedPayment>;
  /** Notes that one more call of `open` follows. */
  abstract beginOpening(paymentId: string): Promise<void>;
  /** Notes that a call of `open` failed. @returns whether another has opened it or still may */
  abstract failOpening(paymentId: string): Promise<{ canStillOpen: boolean }>;
  /** Stops waiting for the buyer. @returns false when it goes on, because its money has moved or may be moving */
  abstract abandon(paymentId: string): Promise<boolean>;

  /** Notes that the money is about to be asked for. @throws NoSuchPayment when the provider's id is another's */
  abstract beginCapture(paymentId: string, gatewayOrderId: string): Promise<void>;
  /**
   * Asks the provider for the money. The outcome counts once the returned function has recorded it, which belongs
   * inside the caller's transaction, together with what follows from it.
   * @throws GatewayFailed, GatewayTimedOut: the outcome is unknown now and will be found out
   */
  abstract capture(paymentId: string): Promise<() => Promise<PaymentResult>>;

  /** Gives the money back, once; the provider is asked soon after the caller's transaction. */
  abstract refund(paymentId: string): Promise<void>;
}
