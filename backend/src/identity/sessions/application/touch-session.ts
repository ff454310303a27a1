import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Session, SessionLifetime } from '../domain/session';
import type { StaffRole } from '../../staff/domain/staff-role';
import type { User } from '../../users/domain/user';
import type { OwnedSession, SessionRepository } from './ports';
import type { UserRepository } from '../../users/application/ports';

interface TouchedSession {
  user: User;
  staffRole: StaffRole | undefined;
  /** The session, if this use extended its lifetime. */
  renewed: Session | undefined;
}

export class TouchSession {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly lifetime: SessionLifetime,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Renews the session when that is due. @returns undefined if the session has ended or never existed */
  async execute(sessionId: string): Promise<TouchedSession | undefined> {
    const now = this.clock.now();
    const found = await this.sessions.findWithUser(sessionId);
    if (!found?.session.isLive(now)) return undefined;
    const isDue = found.session.isDueForRenewal(this.lifetime, now);
    const { user, staffRole } = found;
    return { user, staffRole, renewed: isDue ? await this.renew(found, now) : undefined };
  }

  /** Reads the session again, locked: another request may have renewed or revoked it. */
  private renew({ session: { state } }: OwnedSession, now: Date): Promise<Session | undefined> {
    return this.unitOfWork.run(async () => {
      // Locks the user before the session, as a block does.
      await this.users.recordSeen(state.userId, now);
      const session = await this.sessions.findForChange(state.id);
      if (!session?.renew(this.lifetime, now)) return undefined;
      await this.sessions.save(session);
      return session;
    });
  }
}
