import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { SessionRepository } from './ports';

interface EndOtherSessionsInput {
  userId: string;
  /** The one that goes on. */
  sessionId: string;
}

/** Signs a user out on every other device. */
export class EndOtherSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ userId, sessionId }: EndOtherSessionsInput): Promise<void> {
    return this.unitOfWork.run(() => this.sessions.revokeOthers(userId, sessionId, this.clock.now()));
  }
}
