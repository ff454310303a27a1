/** Why the business refuses; the HTTP edge turns each kind into a status. */
export type DomainErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'not-an-image'
  | 'declined'
  | 'too-often'
  | 'gateway-failed'
  | 'gateway-timeout'
  | 'unavailable';

/** A refusal in the business's words. `code` is stable and read by clients; `message` is read by people. */
export abstract class DomainError extends Error {
  abstract readonly code: string;
  abstract readonly kind: DomainErrorKind;
  /** What the client sent that is to blame, where it is one field. */
  readonly field?: string;
  /** When the same may work, where that is known. */
  readonly retryAfterSeconds?: number;

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}
