import type { User } from '../../users/domain/user';

/** Whether admins may do without a second factor. */
export class SecondFactorPolicy {
  constructor(readonly isRequired: boolean) {}

  /** A user who lacks one can only set it up. */
  isMissing(user: User): boolean {
    return this.isRequired && user.state.role === 'admin' && !user.hasSecondFactor;
  }
}
