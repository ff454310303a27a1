import { writtenCents } from '../../../shared/currency/written-amount';
import { DomainError } from '../../../shared/domain-error';
import type { StaffRole } from './staff-role';

export class NoSuchRole extends DomainError.of('not-found', 'NOT_FOUND', 'Role not found') {}

export class NoSuchStaffMember extends DomainError.of('not-found', 'NOT_FOUND', 'Staff member not found') {}

export class RoleNameTaken extends DomainError.of(
  'conflict',
  'ROLE_NAME_TAKEN',
  'Another role has this name',
  { field: 'name' },
) {}

export class RoleIsUsed extends DomainError.of(
  'conflict',
  'ROLE_IS_USED',
  'Somebody has this role. Give them another one first',
) {}

export class OwnerRoleIsFixed extends DomainError.of(
  'conflict',
  'OWNER_ROLE_IS_FIXED',
  'Owners may do everything. Their role cannot be changed or deleted',
) {}

export class LastOwnerStays extends DomainError.of(
  'conflict',
  'LAST_OWNER',
  'The shop needs an owner. Make somebody else an owner first',
) {}

/** It is turned off with the password and a code. */
export class OwnSecondFactor extends DomainError.of(
  'conflict',
  'OWN_SECOND_FACTOR',
  "Turn off your own second factor on your account's page",
) {}

export class NoSecondFactor extends DomainError.of(
  'conflict',
  'SECOND_FACTOR_OFF',
  'This person has no second factor',
) {}

export class GrantsMoreThanOwn extends DomainError.of(
  'forbidden',
  'GRANTS_MORE_THAN_OWN',
  'You can only grant what your own role allows, up to your own limit of refunds',
) {}

export class SuperiorIsOutOfReach extends DomainError.of(
  'forbidden',
  'SUPERIOR',
  'You can only change people and roles that may do no more than you',
) {}

/** The permission may be missing, or the limit too low. */
export class RefundBeyondRole extends DomainError {
  constructor(role: StaffRole | undefined) {
    const limit = role?.allows('refunds.give') ? role.state.refundLimitCents : null;
    const refusal =
      limit === null
        ? "Your role doesn't allow you to give money back"
        : `Your role allows you to give back at most ${writtenCents(limit)} at once`;
    super('forbidden', 'REFUND_BEYOND_ROLE', `${refusal}. Ask an owner of the shop`);
  }
}
