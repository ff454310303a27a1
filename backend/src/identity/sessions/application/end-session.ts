import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchSession } from '../domain/session.errors';
import type { SessionRepository } from './ports';

interface EndSessionInput {
  userId: string;
  sessionId: string;
}

/** Signs a user out on one of their devices. */
export class EndSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchSession also for another user's, and for one that is over */
  execute({ userId, sessionId }: EndSessionInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const session = await this.sessions.findForChange(sessionId);
      if (session?.state.userId !== userId || !session.isLive(now)) throw new NoSuchSession();
      session.revoke(now);
      await this.sessions.save(session);
    });
  }
}
