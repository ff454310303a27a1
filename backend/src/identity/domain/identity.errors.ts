import { DomainError } from '../../shared/domain-error';

export class EmailTaken extends DomainError {
  constructor() {
    super('EMAIL_TAKEN', 'conflict', 'User Already exists with the same email! Please try again');
  }
}

/** One refusal for every reason, so that nobody learns which e-mails have an account. */
export class IncorrectCredentials extends DomainError {
  constructor() {
    super('INCORRECT_CREDENTIALS', 'unauthenticated', 'Incorrect email or password! Please try again');
  }
}

export class WrongCurrentPassword extends DomainError {
  constructor() {
    super('WRONG_PASSWORD', 'invalid', 'Your current password is incorrect', { field: 'currentPassword' });
  }
}

/** The same whether or not anybody has the account that was tried. */
export class TooManyAttempts extends DomainError {
  constructor(retryAfterSeconds: number) {
    super(
      'TOO_MANY_ATTEMPTS',
      'too-often',
      `Too many attempts. Please wait ${validationMessage(retryAfterSeconds)} and try again`,
      { retryAfterSeconds },
    );
  }
}

export class TooManyAddresses extends DomainError {
  constructor() {
    super('ADDRESS_LIMIT', 'conflict', 'You can add max 3 addresses');
  }
}

export class NoSuchAddress extends DomainError {
  constructor() {
    super('NOT_FOUND', 'not-found', 'Address not found');
  }
}

function validationMessage(seconds: number): string {
  const [number, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
