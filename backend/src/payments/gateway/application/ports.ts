import type { Money } from '../../../shared/money';
import type { Quote } from '../../../shared/quote';
import type { CaptureOutcome } from '../domain/capture-outcome';
import type { Contest } from '../domain/contest';
import type { RefundOutcome, RefundsAtProvider } from '../domain/refund-outcome';

export interface PaymentRequest {
  /** Ours; the provider's idempotency key is made from it. */
  paymentId: string;
  /** Identifies the purchase: unique, at most 127 characters. The provider accepts one payment for it. */
  reference: string;
  amount: Money;
  currency: string;
  /** Its total equals `amount`. */
  quote: Quote;
  /** The buyer may see it. */
  description: string;
  returnUrl: string;
  cancelUrl: string;
}

export interface MoneyToGiveBack {
  captureId: string;
  amount: Money;
  /** Unique; the provider keeps it with the refund. */
  reference: string;
}

/**
 * The payment provider. Each call has a time limit and is idempotent: repeated with the same key, it has its effect once.
 * All throw GatewayFailed when the provider refuses or fails, GatewayTimedOut when no response arrives. After
 * either error, `capture` and `refund` may have moved money: repeat the call with the same key to find out.
 * Keys have at most 108 characters.
 */
export abstract class PaymentGateway {
  /** Creates a payment, which the buyer approves at `approvalUrl`. */
  abstract open(request: PaymentRequest): Promise<{ gatewayOrderId: string; approvalUrl: string }>;
  /** Whether the buyer has approved the payment; true also after the capture. */
  abstract isApproved(gatewayOrderId: string): Promise<boolean>;
  /** Captures an approved payment. @returns the outcome, also of an earlier capture; a repeated key may get the first response again */
  abstract capture(gatewayOrderId: string, idempotencyKey: string): Promise<CaptureOutcome>;
  /** The current state of a payment at the provider. Captures nothing. */
  abstract findOutcome(gatewayOrderId: string): Promise<CaptureOutcome>;
  /** Gives money of a captured payment back. The provider remembers the key for hours: ask `findRefunds` before repeating it later. */
  abstract refund(money: MoneyToGiveBack, idempotencyKey: string): Promise<RefundOutcome>;
  /** All refunds of a payment, also those made by hand at the provider. */
  abstract findRefunds(gatewayOrderId: string): Promise<RefundsAtProvider>;
}

/** The same provider for background checks: its calls wait until no others are waiting. */
export abstract class BackgroundPaymentGateway extends PaymentGateway {}

/** A webhook as it arrived. */
export interface WebhookRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The exact bytes: the signature covers them. */
  body: Buffer;
}

/** A webhook's subject. It says which payment to check with the provider; only of a dispute or a reversal it is the source. */
export type WebhookEvent =
  | { kind: 'approved' | 'captured'; gatewayOrderId: string }
  /** Money of the capture moved back, is to move back, or could not. */
  | { kind: 'refunded'; captureId: string }
  | { kind: Contest; captureId: string; contestId: string };

export abstract class Webhooks {
  /**
   * @returns undefined for an event of another kind
   * @throws InvalidSignature when the signature is not the provider's, MalformedWebhook when it is not JSON; GatewayFailed or
   * TooManyWebhooks when the signature can't be checked now
   */
  abstract read(request: WebhookRequest): Promise<WebhookEvent | undefined>;
}
