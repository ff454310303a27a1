import type { AuditTrail } from '../../../audit/audit-trail';
import { newId } from '../../../shared/ids';
import type { Outbox } from '../../../shared/events/outbox';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { SecondFactorIsOff } from '../domain/second-factor.errors';
import { WrongPassword } from '../../passwords/domain/password.errors';
import { AccountSecurityChanged } from '../../identity.events';
import type { CodeCheck } from './code-check';
import type { PasswordCheck } from '../../passwords/application/password-check';
import type { SessionRepository } from '../../sessions/application/ports';
import type { UserRepository } from '../../users/application/ports';
import { secondFactorEntry } from './second-factor-entry';

interface TurnOffSecondFactorInput {
  userId: string;
  sessionId: string;
  password: string;
  code: string;
  /** Where it is asked from. */
  address: string;
}

export class TurnOffSecondFactor {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly passwordCheck: PasswordCheck,
    private readonly codeCheck: CodeCheck,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws WrongPassword, SecondFactorIsOff, IncorrectCode, TooManyAttempts */
  async execute({ userId, sessionId, password, code, address }: TurnOffSecondFactorInput): Promise<void> {
    const attempt = { account: userId, address };
    const checked = await this.passwordCheck.userWith(
      password,
      attempt,
      async () => (await this.sessions.findWithUser(sessionId))?.user,
    );
    if (!checked) throw new WrongPassword();
    const compared = await this.codeCheck.compare(checked, code, attempt);
    if (!compared) throw new SecondFactorIsOff();
    await this.unitOfWork.run(async () => {
      const user = await this.users.findForChange(userId);
      // The password has changed since it was compared.
      if (user?.state.passwordHash !== checked.state.passwordHash) throw new WrongPassword();
      user.useSecondFactor(compared);
      user.removeSecondFactor();
      await this.users.save(user);
      await this.audit.record(secondFactorEntry(user, 'second factor turned off'));
      await this.outbox.add([new AccountSecurityChanged(newId(), userId, 'second-factor-off')]);
    });
  }
}
