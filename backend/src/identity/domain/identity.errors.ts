import { DomainError } from '../../shared/domain-error';

export class EmailTaken extends DomainError.of(
  'conflict',
  'EMAIL_TAKEN',
  'User Already exists with the same email! Please try again',
) {}

/** One refusal for every reason, so that nobody learns which e-mails have an account. */
export class IncorrectCredentials extends DomainError.of(
  'unauthenticated',
  'INCORRECT_CREDENTIALS',
  'Incorrect email or password! Please try again',
) {}

export class WrongCurrentPassword extends DomainError.of(
  'invalid',
  'WRONG_PASSWORD',
  'Your current password is incorrect',
  { field: 'currentPassword' },
) {}

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

export class WrongPassword extends DomainError.of('invalid', 'WRONG_PASSWORD', 'Your password is incorrect', {
  field: 'password',
}) {}

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

/** The same whether or not anybody has the account that was tried. */
export class TooManyAttempts extends DomainError {
  constructor(retryAfterSeconds: number) {
    super(
      'too-often',
      'TOO_MANY_ATTEMPTS',
      `Too many attempts. Please wait ${durationText(retryAfterSeconds)} and try again`,
      { retryAfterSeconds },
    );
  }
}

export class UserIsBlocked extends DomainError.of(
  'forbidden',
  'ACCOUNT_BLOCKED',
  'Your account is blocked. Please contact the shop',
) {}

/** Their passwords are public. */
export class DemoAccountRefused extends DomainError.of(
  'forbidden',
  'DEMO_ACCOUNT',
  "Accounts of the demo can't sign in to a shop in production",
) {}

/** One refusal for a link that is unknown, used, replaced or too old. */
export class ResetLinkInvalid extends DomainError.of(
  'invalid',
  'RESET_LINK_INVALID',
  'This link no longer works. Please request a new one',
) {}

/** `SMTP_URL` is not set. */
export class NoMailServer extends DomainError.of(
  'conflict',
  'NO_MAIL_SERVER',
  "This shop can't send e-mails. Please contact the shop",
) {}

export class AdminCannotBeBlocked extends DomainError.of(
  'conflict',
  'ADMIN_CANNOT_BE_BLOCKED',
  "An admin's account can't be blocked",
) {}

export class NoSuchUser extends DomainError.of('not-found', 'NOT_FOUND', 'User not found') {}

export class NoSuchCustomer extends DomainError.of('not-found', 'NOT_FOUND', 'Customer not found') {}

export class NoSuchSession extends DomainError.of('not-found', 'NOT_FOUND', 'Session not found') {}

export class TooManyAddresses extends DomainError.of(
  'conflict',
  'ADDRESS_LIMIT',
  'You can add max 3 addresses',
) {}

export class NoSuchAddress extends DomainError.of('not-found', 'NOT_FOUND', 'Address not found') {}

function durationText(seconds: number): string {
  const [number, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
