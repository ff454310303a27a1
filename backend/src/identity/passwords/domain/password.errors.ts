import { DomainError } from '../../../shared/domain-error';

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

export class WrongPassword extends DomainError.of('invalid', 'WRONG_PASSWORD', 'Your password is incorrect', {
  field: 'password',
}) {}

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

function durationText(seconds: number): string {
  const [number, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
