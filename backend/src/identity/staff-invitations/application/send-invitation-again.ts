import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { StaffChanges } from '../../staff/application/staff-changes';
import { invitationEntry } from './invitation-entry';
import type { InvitationMails } from './invitation-mails';
import type { InvitationsBelow } from './invitations-below';

interface SendInvitationAgainInput {
  actorId: string;
  invitationId: string;
}

/** Another e-mail with another link, which is valid from now on; the link of before ends. */
export class SendInvitationAgain {
  constructor(
    private readonly changes: StaffChanges,
    private readonly below: InvitationsBelow,
    private readonly mails: InvitationMails,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NoMailServer, NoSuchInvitation, NoSuchRole, SuperiorIsOutOfReach, InvitationUsed, InvitationRevoked, TooManyAttempts
   */
  async execute({ actorId, invitationId }: SendInvitationAgainInput): Promise<void> {
    await this.mails.assertAllowed(invitationId);
    await this.changes.run(actorId, async (own) => {
      const { invitation } = await this.below.findWithRole(own, invitationId);
      const before = { until: invitation.state.expiresAt.toISOString() };
      invitation.sendAgain(actorId, this.clock.now());
      await this.below.save(invitation);
      const after = { until: invitation.state.expiresAt.toISOString() };
      await this.audit.record(invitationEntry(invitation, 'invitation sent again', { before, after }));
      await this.mails.send(invitation);
    });
  }
}
