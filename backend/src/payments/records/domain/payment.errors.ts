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

/** Other refunds leave less of the payment. */
export class RefundTooLarge extends DomainError.of(
  'conflict',
  'REFUND_TOO_LARGE',
  'Less than that is left of the payment. Please look at the order again.',
) {}

export class NoSuchRefund extends DomainError.of('not-found', 'NO_SUCH_REFUND', 'Refund not found') {}

/** Its id is another refund's. */
export class RefundIdTaken extends DomainError.of(
  'conflict',
  'REFUND_ID_TAKEN',
  'Another refund has this id',
) {}

/** Only PayPal's refusal makes another attempt useful; every other refund is given or under way. */
export class RefundNotRefused extends DomainError.of(
  'conflict',
  'REFUND_NOT_REFUSED',
  'This refund was not refused, so there is nothing to ask again.',
) {}
