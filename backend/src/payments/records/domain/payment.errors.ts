import { DomainError } from '../../../shared/domain-error';

/** Its buyer was led to the provider again and again, and has paid nothing. */
export class TooManyUnfinishedPayments extends DomainError {
  constructor(retryAfterSeconds: number) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    super(
      'too-often',
      'TOO_MANY_UNFINISHED_PAYMENTS',
      `You have started several payments without finishing one. Please try again in ${wait}.`,
      { retryAfterSeconds },
    );
  }
}

/** The buyer would approve another amount than is owed. */
export class AmountsDisagree extends DomainError.of(
  'conflict',
  'AMOUNTS_DISAGREE',
  'The amounts of this order do not add up, so it can not be paid. Please order again or contact the shop.',
) {}

export class NoSuchPayment extends DomainError.of('not-found', 'NOT_FOUND', 'Payment not found') {}

/** A partial refund leaves some of the money with the shop. */
export class RefundTooLarge extends DomainError.of(
  'conflict',
  'REFUND_TOO_LARGE',
  'The refund is not smaller than the rest of the payment',
) {}
