import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { SessionRepository } from '../../sessions/application/ports';
import type { StaffChanges } from './staff-changes';

interface EndStaffSessionsInput {
  actorId: string;
  userId: string;
}

/** Signs a colleague out on all devices, such as after one was lost. */
export class EndStaffSessions {
  constructor(
    private readonly changes: StaffChanges,
    private readonly sessions: SessionRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchStaffMember, SuperiorIsOutOfReach */
  execute({ actorId, userId }: EndStaffSessionsInput): Promise<void> {
    return this.changes.run(actorId, async (own) => {
      const { user } = await this.changes.memberBelow(own, userId);
      const now = this.clock.now();
      const ended = (await this.sessions.findLive(userId, now)).length;
      if (ended === 0) return;
      await this.sessions.revokeAll(userId, now);
      await this.audit.record({
        subject: 'admin',
        subjectId: userId,
        label: user.state.userName,
        action: 'signed out on all devices',
        before: { sessions: ended },
        after: { sessions: 0 },
      });
    });
  }
}
