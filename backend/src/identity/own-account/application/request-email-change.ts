import type { Outbox } from '../../../shared/events/outbox';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { EmailChangeRequested } from '../../identity.events';
import { NoMailServer } from '../../password-resets/domain/password-reset.errors';
import type { PasswordCheck } from '../../passwords/application/password-check';
import { WrongPassword } from '../../passwords/domain/password.errors';
import type { SessionRepository } from '../../sessions/application/ports';
import type { UserRepository } from '../../users/application/ports';
import type { User } from '../../users/domain/user';
import { EmailTaken } from '../../users/domain/user.errors';
import { SameEmail } from '../domain/email-change.errors';
import { openChange } from './open-change';
import type { EmailChangeLimit, EmailChangeRepository } from './ports';

interface RequestEmailChangeInput {
  userId: string;
  sessionId: string;
  password: string;
  newEmail: string;
  /** Where it is asked from. */
  address: string;
}

/** Sends a code to the new address. Until it is typed in, nothing changes. */
export class RequestEmailChange {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly changes: EmailChangeRepository,
    private readonly passwordCheck: PasswordCheck,
    private readonly limit: EmailChangeLimit,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly hasMailServer: boolean,
  ) {}

  /** @throws NoMailServer, WrongPassword, TooManyAttempts, SameEmail, EmailTaken */
  async execute({ newEmail, ...given }: RequestEmailChangeInput): Promise<void> {
    if (!this.hasMailServer) throw new NoMailServer();
    const { state } = await this.provenUser(given);
    if (state.email === newEmail.toLowerCase()) throw new SameEmail();
    await this.limit.record(state.id, newEmail);
    if (await this.users.findByEmail(newEmail)) throw new EmailTaken();
    await this.unitOfWork.run(async () => {
      const user = await this.users.findForChange(state.id);
      if (!user) throw new WrongPassword();
      const changeId = await openChange(this.changes, user, newEmail, this.clock.now());
      await this.outbox.add([new EmailChangeRequested(changeId)]);
    });
  }

  /** Whoever finds an open session does not take the account with it. */
  private async provenUser({
    userId,
    sessionId,
    password,
    address,
  }: Omit<RequestEmailChangeInput, 'newEmail'>): Promise<User> {
    const attempt = { account: userId, address };
    const find = async () => (await this.sessions.findWithUser(sessionId))?.user;
    const user = await this.passwordCheck.userWith(password, attempt, find);
    if (!user) throw new WrongPassword();
    return user;
  }
}
