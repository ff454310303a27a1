import { DomainEvent } from '../shared/events/domain-event';

/** A user asked for a link to set another password. */
export class PasswordResetRequested extends DomainEvent {
  static readonly type = 'identity.password-reset-requested';

  constructor(readonly resetId: string) {
    super();
  }
}

/** A change to an account that its user should know of, because somebody else may have made it. */
export const securityChanges = ['password-changed', 'second-factor-off', 'new-device'] as const;
export type SecurityChange = (typeof securityChanges)[number];

export class AccountSecurityChanged extends DomainEvent {
  static readonly type = 'identity.account-security-changed';

  constructor(
    readonly changeId: string,
    readonly userId: string,
    readonly change: SecurityChange,
  ) {
    super();
  }
}

/** A user asked for a code at another e-mail address. */
export class EmailChangeRequested extends DomainEvent {
  static readonly type = 'identity.email-change-requested';

  constructor(readonly changeId: string) {
    super();
  }
}

/** A user asked for a code at the own e-mail address, which shall show the orders of guests. */
export class EmailProofRequested extends DomainEvent {
  static readonly type = 'identity.email-proof-requested';

  constructor(readonly changeId: string) {
    super();
  }
}

/** A user has another e-mail address: the one of before is told. */
export class EmailChanged extends DomainEvent {
  static readonly type = 'identity.email-changed';

  constructor(readonly changeId: string) {
    super();
  }
}

/** Somebody is invited to the staff, for the first time or again. */
export class StaffInvitationSent extends DomainEvent {
  static readonly type = 'identity.staff-invitation-sent';

  constructor(readonly sendingId: string) {
    super();
  }
}

/** A visitor has made an account. */
export class ShopperRegistered extends DomainEvent {
  static readonly type = 'identity.shopper-registered';

  constructor(readonly userId: string) {
    super();
  }
}
