import { DomainError } from '../../../shared/domain-error';

export class AdminCannotBeBlocked extends DomainError.of(
  'conflict',
  'ADMIN_CANNOT_BE_BLOCKED',
  "An admin's account can't be blocked",
) {}

export class NoSuchCustomer extends DomainError.of('not-found', 'NOT_FOUND', 'Customer not found') {}

export class CustomerForgotten extends DomainError.of(
  'conflict',
  'CUSTOMER_FORGOTTEN',
  'This guest was forgotten, and can be neither noted nor blocked',
) {}
