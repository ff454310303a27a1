import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { StaffRoleRepository } from '../../staff/application/ports';
import { assertGrants, type StaffChanges } from '../../staff/application/staff-changes';
import { NoSuchRole } from '../../staff/domain/staff.errors';
import type { UserRepository } from '../../users/application/ports';
import { EmailTaken } from '../../users/domain/user.errors';
import { StaffInvitation } from '../domain/staff-invitation';
import { AlreadyInvited } from '../domain/staff-invitation.errors';
import { invitationEntry } from './invitation-entry';
import type { InvitationMails } from './invitation-mails';
import type { StaffInvitationRepository } from './ports';

interface InviteStaffInput {
  actorId: string;
  userName: string;
  email: string;
  roleId: string;
}

/** Invites somebody to the staff by e-mail. Until the invitation is accepted, there is no account. */
export class InviteStaff {
  constructor(
    private readonly changes: StaffChanges,
    private readonly users: UserRepository,
    private readonly roles: StaffRoleRepository,
    private readonly invitations: StaffInvitationRepository,
    private readonly mails: InvitationMails,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws NoMailServer, NoSuchRole, GrantsMoreThanOwn, EmailTaken, AlreadyInvited, TooManyAttempts */
  async execute({ actorId: inviterId, userName, email, roleId }: InviteStaffInput): Promise<void> {
    await this.mails.assertAllowed(email.toLowerCase());
    await this.changes.run(inviterId, async (own) => {
      const role = await this.roles.find(roleId);
      if (!role) throw new NoSuchRole();
      assertGrants(own, role);
      if (await this.users.findByEmail(email)) throw new EmailTaken();
      if (await this.invitations.isInvited(email)) throw new AlreadyInvited();
      const invitation = StaffInvitation.create({ userName, email, roleId, inviterId }, this.clock.now());
      await this.invitations.add(invitation);
      const after = { email: invitation.state.email, role: role.state.name };
      await this.audit.record(invitationEntry(invitation, 'invited to the staff', { after }));
      await this.mails.send(invitation);
    });
  }
}
