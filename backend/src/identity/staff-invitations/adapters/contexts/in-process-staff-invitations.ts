import type { Clock } from '../../../../shared/time/clock';
import type { UnitOfWork } from '../../../../shared/unit-of-work';
import type { LinkTokens } from '../../../../shared/access/link-tokens';
import { type InvitationLink, StaffInvitations } from '../../../staff-invitations';
import type { StaffRoleRepository } from '../../../staff/application/ports';
import type { StaffChanges } from '../../../staff/application/staff-changes';
import type { UserNames } from '../../../user-names';
import type { StaffInvitationRepository } from '../../application/ports';

export class InProcessStaffInvitations extends StaffInvitations {
  constructor(
    private readonly invitations: StaffInvitationRepository,
    private readonly roles: StaffRoleRepository,
    private readonly changes: StaffChanges,
    private readonly users: UserNames,
    private readonly tokens: LinkTokens,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  recipientOf(sendingId: string): Promise<string | undefined> {
    return this.unitOfWork.run(async () => {
      const invitation = await this.invitations.findBySendingForChange(sendingId);
      return invitation?.state.email;
    });
  }

  writeLink(sendingId: string): Promise<InvitationLink | undefined> {
    return this.unitOfWork.run(async () => {
      // The staff is locked before the invitation and its inviter, as AcceptInvitation does it.
      await this.roles.lockStaff();
      const invitation = await this.invitations.findBySendingForChange(sendingId);
      if (!invitation?.isOpen(this.clock.now())) return undefined;
      const { inviterId, roleId, expiresAt } = invitation.state;
      const role = await this.changes.grantedRole(inviterId, roleId);
      const inviterName = (await this.users.of([inviterId])).get(inviterId);
      if (!role || inviterName === undefined) return undefined;
      const { token, hash } = this.tokens.create();
      invitation.writeLink(hash);
      await this.invitations.save(invitation);
      return { token, inviterName, roleName: role.state.name, expiresAt };
    });
  }
}
