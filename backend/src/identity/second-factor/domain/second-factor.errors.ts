import { DomainError } from '../../../shared/domain-error';

/** The password was right. */
export class CodeNeeded extends DomainError.of(
  'unauthenticated',
  'CODE_NEEDED',
  'Please enter the code that your authenticator app shows',
) {}

export class IncorrectCode extends DomainError.of(
  'invalid',
  'INCORRECT_CODE',
  'That code is incorrect, or it was used already',
  { field: 'code' },
) {}

export class SecondFactorIsOn extends DomainError.of(
  'conflict',
  'SECOND_FACTOR_ON',
  'Your second factor is on already',
) {}

export class SecondFactorIsOff extends DomainError.of(
  'conflict',
  'SECOND_FACTOR_OFF',
  'Your second factor is not set up',
) {}

/** The shop's secret is another one than when it was set up. */
export class SecondFactorUnreadable extends DomainError.of(
  'conflict',
  'SECOND_FACTOR_UNREADABLE',
  'Your second factor has to be set up again. Please ask an operator of the shop to reset it',
) {}

/** `ADMIN_SECOND_FACTOR` asks for it. */
export class SecondFactorMissing extends DomainError.of(
  'forbidden',
  'SECOND_FACTOR_MISSING',
  'Please set up your second factor to continue',
) {}
