import type { AuditTrail } from '../../../audit/audit-trail';
import type { Outbox } from '../../../shared/events/outbox';
import { newId } from '../../../shared/ids';
import type { Clock } from '../../../shared/time/clock';
import { AccountSecurityChanged } from '../../identity.events';
import { secondFactorEntry } from '../../second-factor/application/second-factor-entry';
import type { SessionRepository } from '../../sessions/application/ports';
import type { UserRepository } from '../../users/application/ports';
import { NoSecondFactor, OwnSecondFactor } from '../domain/staff.errors';
import type { StaffChanges } from './staff-changes';

interface ResetStaffSecondFactorInput {
  actorId: string;
  userId: string;
}

/** A colleague has lost the app and the recovery codes. All sessions end, and an e-mail tells the colleague. */
export class ResetStaffSecondFactor {
  constructor(
    private readonly changes: StaffChanges,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws OwnSecondFactor, NoSuchStaffMember, SuperiorIsOutOfReach, NoSecondFactor */
  async execute({ actorId, userId }: ResetStaffSecondFactorInput): Promise<void> {
    // Whoever finds an open session does not turn off the second factor with it.
    if (actorId === userId) throw new OwnSecondFactor();
    await this.changes.run(actorId, async (own) => {
      const { user } = await this.changes.memberBelow(own, userId);
      if (!user.hasSecondFactor) throw new NoSecondFactor();
      user.removeSecondFactor();
      await this.users.save(user);
      await this.sessions.revokeAll(userId, this.clock.now());
      await this.audit.record(secondFactorEntry(user, 'second factor reset'));
      await this.outbox.add([new AccountSecurityChanged(newId(), userId, 'second-factor-off')]);
    });
  }
}
