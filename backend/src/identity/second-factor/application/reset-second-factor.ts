import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchUser } from '../../users/domain/user.errors';
import { SecondFactorIsOff } from '../domain/second-factor.errors';
import type { SessionRepository } from '../../sessions/application/ports';
import type { UserRepository } from '../../users/application/ports';
import { secondFactorEntry } from './second-factor-entry';

/** For operators: an admin has lost the app and the recovery codes. All of the admin's sessions end. */
export class ResetSecondFactor {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchUser, SecondFactorIsOff */
  execute(email: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const found = await this.users.findByEmail(email);
      const user = found && (await this.users.findForChange(found.state.id));
      if (!user) throw new NoSuchUser();
      if (!user.hasSecondFactor) throw new SecondFactorIsOff();
      user.removeSecondFactor();
      await this.users.save(user);
      await this.sessions.revokeAll(user.state.id, this.clock.now());
      await this.audit.record(secondFactorEntry(user, 'second factor reset'));
    });
  }
}
