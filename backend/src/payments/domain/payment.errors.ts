import { DomainError } from '../../shared/domain-error';

/** The provider answered that it can't; nothing was done. */
export class GatewayFailed extends DomainError {
  readonly code = 'PAYMENT_PROVIDER_FAILED';
  readonly kind = 'gateway-failed';
  constructor() {
    super('The payment provider failed. Nothing was charged; please try again.');
  }
}

/** The provider did not answer in time: what it did is unknown until it is asked again. */
export class GatewayTimedOut extends DomainError {
  readonly code = 'PAYMENT_PROVIDER_TIMEOUT';
  readonly kind = 'gateway-timeout';
  constructor() {
    super('The payment provider is too slow to answer. Please try again in a moment.');
  }
}
