import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchUser } from '../../users/domain/user.errors';
import type { SecondFactorCodes } from './ports';
import type { SessionRepository } from '../../sessions/application/ports';
import type { UserRepository } from '../../users/application/ports';
import { secondFactorEntry } from './second-factor-entry';

interface TurnOnSecondFactorInput {
  userId: string;
  /** The one that goes on; all others of this user were opened without a code, and end. */
  sessionId: string;
  code: string;
}

export class TurnOnSecondFactor {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly codes: SecondFactorCodes,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Guesses are not counted: the user who asks has the secret.
   * @returns the recovery codes, which nobody sees again
   * @throws SecondFactorIsOn, SecondFactorIsOff, IncorrectCode
   */
  execute({ userId, sessionId, code }: TurnOnSecondFactorInput): Promise<string[]> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.findForChange(userId);
      if (!user) throw new NoSuchUser();
      const now = this.clock.now();
      const { codes, hashes } = this.codes.newRecoveryCodes();
      user.turnOnSecondFactor(this.codes.compare(code, user, now), hashes);
      await this.users.save(user);
      await this.sessions.revokeOthers(userId, sessionId, now);
      await this.audit.record(secondFactorEntry(user, 'second factor turned on'));
      return codes;
    });
  }
}
