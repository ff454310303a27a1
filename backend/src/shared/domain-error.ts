import { longestMessage, shortened } from './shortened';

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

interface ErrorDetails {
  /** The invalid field, if it is a single one. */
  field?: string;
  /** When the same may work, where that is known. */
  retryAfterSeconds?: number;
}

/** A refusal in the business's words. `code` is stable and read by clients; `message` is read by people. */
export abstract class DomainError extends Error {
  /** Base of a refusal that always has the same words. */
  static of(kind: DomainErrorKind, code: string, message: string, details?: ErrorDetails) {
    return class extends DomainError {
      constructor() {
        super(kind, code, message, details);
      }
    };
  }

  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly kind: DomainErrorKind,
    readonly code: string,
    message: string,
    { field, retryAfterSeconds }: ErrorDetails = {},
  ) {
    super(shortened(message, longestMessage));
    this.name = new.target.name;
    this.field = field;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A task of many parts goes on after a refusal of one; any other error stops it. */
export function refusalOrThrow(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}
