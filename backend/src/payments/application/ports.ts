import type { Money } from '../../shared/money';
import type { Quote } from '../../shared/quote';
import type { CaptureOutcome, Payment } from '../domain/payment';

export interface PaymentRequest {
  /** Ours; the provider's idempotency key is made from it. */
  paymentId: string;
  /** What is paid for, unique and at most 127 characters; the provider takes money for it once. */
  reference: string;
  amount: Money;
  currency: 'USD';
  /** It adds up to the amount. */
  quote: Quote;
  /** What the shop calls the purchase; the buyer may see it. */
  description: string;
  returnUrl: string;
  cancelUrl: string;
}

/**
 * The payment provider. Every call has a time limit and may be repeated: the same keys give the same effect once.
 * All throw GatewayFailed when the provider refuses or breaks, GatewayTimedOut when its answer did not come. After
 * either, `capture` and `refund` may have moved money all the same: only asking again with the same key tells.
 * Keys are ours, at most 108 characters.
 */
export abstract class PaymentGateway {
  /** Asks for a payment that the buyer then approves at `approvalUrl`. */
  abstract open(request: PaymentRequest): Promise<{ gatewayOrderId: string; approvalUrl: string }>;
  /** Whether the buyer has agreed to pay; also once the money is taken. */
  abstract isApproved(gatewayOrderId: string): Promise<boolean>;
  /** Takes the money of an approved payment; of one already taken, tells its outcome. A repeated key may get the first answer again. */
  abstract capture(gatewayOrderId: string, idempotencyKey: string): Promise<CaptureOutcome>;
  /** What has become of money that was asked for, as it is now; takes nothing. */
  abstract findOutcome(gatewayOrderId: string): Promise<CaptureOutcome>;
  /** Gives all of a captured payment back; one that was given back under another key goes by its capture's id. */
  abstract refund(captureId: string, idempotencyKey: string): Promise<{ refundId: string }>;
}

/** The same provider for checks that nobody waits for: its calls give way to all others. */
export abstract class BackgroundPaymentGateway extends PaymentGateway {}

export abstract class PaymentRepository {
  /** Under which of our ids a payment goes that the provider calls so. */
  abstract idOf(gatewayOrderId: string): Promise<string | undefined>;
  abstract find(id: string): Promise<Payment | undefined>;
  /**
   * When the buyer's payments were started whose approval at the provider was not used yet, for whatever reason.
   * @returns the newest first, `limit` at most
   */
  abstract unfinishedSince(since: Date, buyerId: string, limit: number): Promise<Date[]>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<Payment | undefined>;
  /** Each order has one. */
  abstract findOfOrderForChange(orderId: string): Promise<Payment | undefined>;
  abstract add(payment: Payment): Promise<void>;
  /** Of a payment that was added, and is locked. */
  abstract save(payment: Payment): Promise<void>;
}

/** A webhook as it arrived. */
export interface WebhookRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Byte for byte: it is what was signed. */
  body: Buffer;
}

/** What a webhook is about. Nothing in it is trusted: it only says which payment to check with the provider. */
export interface WebhookEvent {
  gatewayOrderId: string;
  kind: 'approved' | 'captured';
}

export abstract class Webhooks {
  /**
   * @returns undefined for an event of another kind
   * @throws InvalidSignature when the provider did not sign it, MalformedWebhook when it is not JSON; GatewayFailed or
   * TooManyWebhooks when the signature can't be checked now
   */
  abstract read(request: WebhookRequest): Promise<WebhookEvent | undefined>;
}
