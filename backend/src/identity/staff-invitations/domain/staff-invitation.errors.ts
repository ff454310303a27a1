import { DomainError } from '../../../shared/domain-error';

export class NoSuchInvitation extends DomainError.of('not-found', 'NOT_FOUND', 'Invitation not found') {}

export class AlreadyInvited extends DomainError.of(
  'conflict',
  'ALREADY_INVITED',
  'This address is invited already. Send that invitation again, or revoke it first',
  { field: 'email' },
) {}

/** It refuses a link that never was, and one that a newer e-mail replaced, alike. */
export class InvitationUnknown extends DomainError.of(
  'invalid',
  'INVITATION_UNKNOWN',
  "This link doesn't work. If you got several e-mails, open the link of the newest one",
) {}

export class InvitationUsed extends DomainError.of(
  'conflict',
  'INVITATION_USED',
  'This invitation was accepted already',
) {}

export class InvitationRevoked extends DomainError.of(
  'conflict',
  'INVITATION_REVOKED',
  'This invitation was revoked by the shop',
) {}

export class InvitationExpired extends DomainError.of(
  'conflict',
  'INVITATION_EXPIRED',
  'This invitation has expired. Ask the shop for another one',
) {}

/** Its role was deleted, or its sender may not grant the role any more. */
export class InvitationVoid extends DomainError.of(
  'conflict',
  'INVITATION_VOID',
  'This invitation is no longer valid. Ask the shop for another one',
) {}
