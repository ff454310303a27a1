import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { SessionRepository } from '../../sessions/application/ports';
import type { UserRepository } from '../../users/application/ports';
import type { LastOwner } from './last-owner';
import type { StaffChanges } from './staff-changes';

interface DismissStaffInput {
  actorId: string;
  userId: string;
}

/** Somebody leaves the staff: all sessions end, and the account becomes a shopper's. */
export class DismissStaff {
  constructor(
    private readonly changes: StaffChanges,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly lastOwner: LastOwner,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchStaffMember, SuperiorIsOutOfReach, LastOwnerStays */
  execute({ actorId, userId }: DismissStaffInput): Promise<void> {
    return this.changes.run(actorId, async (own) => {
      const { user, role } = await this.changes.memberBelow(own, userId);
      await this.lastOwner.assertNot(role);
      user.leaveStaff();
      await this.users.save(user);
      await this.sessions.revokeAll(userId, this.clock.now());
      await this.audit.record({
        subject: 'admin',
        subjectId: userId,
        label: user.state.userName,
        action: 'removed from the staff',
        before: { role: role.state.name },
        after: { role: null },
      });
    });
  }
}
