import { DomainError } from '../../../shared/domain-error';

export class EmailTaken extends DomainError.of(
  'conflict',
  'EMAIL_TAKEN',
  'User Already exists with the same email! Please try again',
) {}

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

export class NoSuchUser extends DomainError.of('not-found', 'NOT_FOUND', 'User not found') {}
