import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { SessionRepository } from './ports';

export class LogOut {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute(sessionId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const session = await this.sessions.findForChange(sessionId);
      if (!session) return;
      session.revoke(this.clock.now());
      await this.sessions.save(session);
    });
  }
}
