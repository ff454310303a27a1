import { DomainEvent } from '../shared/domain-event';

/** A user asked for a link to set another password. */
export class PasswordResetRequested extends DomainEvent {
  static readonly type = 'identity.password-reset-requested';

  constructor(readonly resetId: string) {
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
