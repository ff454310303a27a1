import type { Money } from '../../../shared/money';

/** The outcome of a capture, as the provider reports it. Only `completed` means that money was received. */
export type CaptureOutcome =
  | { kind: 'completed'; captureId: string; payerId: string; amount: Money; currency: string }
  /** The buyer's means of payment was declined; the buyer may choose another. */
  | { kind: 'declined' }
  /** No money was taken, and the payment has ended at the provider. */
  | { kind: 'denied' }
  /** Captured, and a part of the money went back. */
  | { kind: 'refunded-in-part'; captureId: string; refunded: Money }
  /** Captured, but held by the provider for review. */
  | { kind: 'in-review'; captureId: string }
  /** The buyer has not approved the payment yet. */
  | { kind: 'not-approved' }
  /** The provider no longer knows the payment. */
  | { kind: 'unknown' };
