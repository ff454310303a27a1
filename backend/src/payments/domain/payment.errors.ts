import { DomainError } from '../../shared/domain-error';

/** The provider refused, broke, or could not be reached. `reason` is for the log, never for a client, and holds no secret. */
export class GatewayFailed extends DomainError {
  readonly code = 'PAYMENT_PROVIDER_FAILED';
  readonly kind = 'gateway-failed';
  constructor(readonly reason = 'no reason given') {
    super('The payment provider failed. Please try again in a moment.');
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
    super('The payment provider did not answer. Please try again in a moment.');
  }
}

export class NoSuchPayment extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';
  constructor() {
    super('There is no such payment for this order');
  }
}

/** It says that it comes from the provider, and does not. */
export class ForgedMessage extends DomainError {
  readonly code = 'FORGED_MESSAGE';
  readonly kind = 'invalid';
  constructor() {
    super("This message is not the payment provider's");
  }
}
