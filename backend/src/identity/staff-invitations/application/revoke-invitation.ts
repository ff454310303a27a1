import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { StaffChanges } from '../../staff/application/staff-changes';
import { invitationEntry } from './invitation-entry';
import type { InvitationsBelow } from './invitations-below';

interface RevokeInvitationInput {
  actorId: string;
  invitationId: string;
}

/** The link of an invitation ends, and says so. */
export class RevokeInvitation {
  constructor(
    private readonly changes: StaffChanges,
    private readonly below: InvitationsBelow,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchInvitation, SuperiorIsOutOfReach, InvitationUsed, InvitationRevoked */
  execute({ actorId, invitationId }: RevokeInvitationInput): Promise<void> {
    return this.changes.run(actorId, async (own) => {
      const { invitation, role } = await this.below.find(own, invitationId);
      invitation.revoke(this.clock.now());
      await this.below.save(invitation);
      const before = { email: invitation.state.email, role: role?.state.name ?? null };
      await this.audit.record(invitationEntry(invitation, 'invitation revoked', { before }));
    });
  }
}
