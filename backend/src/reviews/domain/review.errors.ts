import { DomainError } from '../../shared/domain-error';

export class NotARating extends DomainError.of('invalid', 'NOT_A_RATING', 'Choose a star rating', {
  field: 'reviewValue',
}) {}

export class NoSuchReview extends DomainError.of('not-found', 'NOT_FOUND', 'Review not found') {}

export class NotBought extends DomainError.of('invalid', 'NOT_BOUGHT', 'Choose a size that you bought here', {
  field: 'fit',
}) {}
