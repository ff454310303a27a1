import { DomainError } from '../../../shared/domain-error';

/** The provider refused, broke, or could not be reached. `reason` is for the log, never for a client, and holds no secret. */
export class GatewayFailed extends DomainError {
  constructor(readonly reason = 'no reason given') {
    super(
      'gateway-failed',
      'PAYMENT_PROVIDER_FAILED',
      "We couldn't reach PayPal. Please try again in a moment.",
    );
  }
}

/**
 * The provider's response did not arrive: the outcome is unknown until the call is repeated. `reason` is for the log, and says whether
 * the call timed out or the connection broke.
 */
export class GatewayTimedOut extends DomainError {
  constructor(readonly reason: string) {
    super(
      'gateway-timeout',
      'PAYMENT_PROVIDER_TIMEOUT',
      "PayPal isn't responding. Please try again in a moment.",
    );
  }
}

/** The provider sends it again later. */
export class TooManyWebhooks extends DomainError.of(
  'too-often',
  'TOO_MANY_MESSAGES',
  'Too many messages with different certificates',
  {
    retryAfterSeconds: 60,
  },
) {}

/** The provider signed it, and it is not what the provider's messages are. */
export class MalformedWebhook extends DomainError.of(
  'invalid',
  'UNREADABLE_MESSAGE',
  'The message is not valid JSON',
) {}

/** It says that it comes from the provider, and does not. */
export class InvalidSignature extends DomainError.of(
  'invalid',
  'INVALID_SIGNATURE',
  'The signature of the message is invalid',
) {}
