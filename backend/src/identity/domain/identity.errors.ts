import { DomainError } from '../../shared/domain-error';

export class EmailTaken extends DomainError {
  readonly code = 'EMAIL_TAKEN';
  readonly kind = 'conflict';
  constructor() {
    super('User Already exists with the same email! Please try again');
  }
}

/** One refusal for every reason, so that nobody learns which e-mails have an account. */
export class IncorrectCredentials extends DomainError {
  readonly code = 'INCORRECT_CREDENTIALS';
  readonly kind = 'unauthenticated';
  constructor() {
    super('Incorrect email or password! Please try again');
  }
}

export class WrongCurrentPassword extends DomainError {
  readonly code = 'WRONG_PASSWORD';
  readonly kind = 'invalid';
  override readonly field = 'currentPassword';
  constructor() {
    super('Your current password is incorrect');
  }
}

/** The same whether or not anybody has the account that was tried. */
export class TooManyAttempts extends DomainError {
  readonly code = 'TOO_MANY_ATTEMPTS';
  readonly kind = 'too-often';
  constructor(override readonly retryAfterSeconds: number) {
    super(`Too many attempts. Please wait ${inWords(retryAfterSeconds)} and try again`);
  }
}

export class TooManyAddresses extends DomainError {
  readonly code = 'ADDRESS_LIMIT';
  readonly kind = 'conflict';
  constructor() {
    super('You can add max 3 addresses');
  }
}

export class NoSuchAddress extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';
  constructor() {
    super('Address not found');
  }
}

function inWords(seconds: number): string {
  const [number, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
