import { DomainError } from '../../shared/domain-error';

/** The provider refused, broke, or could not be reached. `reason` is for the log, never for a client, and holds no secret. */
export class GatewayFailed extends DomainError {
  readonly code = 'PAYMENT_PROVIDER_FAILED';
  readonly kind = 'gateway-failed';
  constructor(readonly reason = 'no reason given') {
    super("We couldn't reach PayPal. Please try again in a moment.");
  }
}

/**
 * The provider's answer did not come: what it did is unknown until it is asked again. `reason` is for the log, and says whether
 * it was too slow or the connection broke.
 */
export class GatewayTimedOut extends DomainError {
  readonly code = 'PAYMENT_PROVIDER_TIMEOUT';
  readonly kind = 'gateway-timeout';
  constructor(readonly reason: string) {
    super("PayPal isn't responding. Please try again in a moment.");
  }
}

/** Its buyer was led to the provider again and again, and has paid nothing. */
export class TooManyUnfinishedPayments extends DomainError {
  readonly code = 'TOO_MANY_UNFINISHED_PAYMENTS';
  readonly kind = 'too-often';
  constructor(override readonly retryAfterSeconds: number) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    super(`You have started several payments without finishing one. Please try again in ${wait}.`);
  }
}

export class NoSuchPayment extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';
  constructor() {
    super('Payment not found');
  }
}

/** The provider sends it again later. */
export class TooManyMessages extends DomainError {
  readonly code = 'TOO_MANY_MESSAGES';
  readonly kind = 'too-often';
  override readonly retryAfterSeconds = 60;
  constructor() {
    super('Too many messages with different certificates');
  }
}

/** The provider signed it, and it is not what the provider's messages are. */
export class UnreadableMessage extends DomainError {
  readonly code = 'UNREADABLE_MESSAGE';
  readonly kind = 'invalid';
  constructor() {
    super('The message is not valid JSON');
  }
}

/** It says that it comes from the provider, and does not. */
export class ForgedMessage extends DomainError {
  readonly code = 'FORGED_MESSAGE';
  readonly kind = 'invalid';
  constructor() {
    super('The signature of the message is invalid');
  }
}
