import { DomainError } from '../../../shared/domain-error';

export class SameEmail extends DomainError.of(
  'invalid',
  'SAME_EMAIL',
  'This is your e-mail address already',
  {
    field: 'newEmail',
  },
) {}

export class WrongEmailCode extends DomainError.of('invalid', 'INCORRECT_CODE', 'That code is incorrect', {
  field: 'code',
}) {}

/** One refusal for a code that is too old, used, replaced, or was guessed at too often. */
export class NoEmailChange extends DomainError.of(
  'conflict',
  'EMAIL_CHANGE_OVER',
  'This code no longer works. Please request a new one',
) {}
