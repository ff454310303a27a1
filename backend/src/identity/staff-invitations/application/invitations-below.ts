import type { StaffRoleRepository } from '../../staff/application/ports';
import { NoSuchRole, SuperiorIsOutOfReach } from '../../staff/domain/staff.errors';
import type { StaffRole } from '../../staff/domain/staff-role';
import type { StaffInvitation } from '../domain/staff-invitation';
import { NoSuchInvitation } from '../domain/staff-invitation.errors';
import type { StaffInvitationRepository } from './ports';

/** Nobody changes an invitation into a role that may do more than the own one. */
export class InvitationsBelow {
  constructor(
    private readonly invitations: StaffInvitationRepository,
    private readonly roles: StaffRoleRepository,
  ) {}

  /**
   * @returns the invitation, locked, with its role, which may have been deleted
   * @throws NoSuchInvitation, SuperiorIsOutOfReach
   */
  async find(own: StaffRole, id: string): Promise<{ invitation: StaffInvitation; role?: StaffRole }> {
    const invitation = await this.invitations.findForChange(id);
    if (!invitation) throw new NoSuchInvitation();
    const { roleId } = invitation.state;
    const role = roleId === null ? undefined : await this.roles.find(roleId);
    if (!role) return { invitation };
    if (!own.covers(role)) throw new SuperiorIsOutOfReach();
    return { invitation, role };
  }

  async save(invitation: StaffInvitation): Promise<void> {
    await this.invitations.save(invitation);
  }

  /** @throws NoSuchInvitation, NoSuchRole, SuperiorIsOutOfReach */
  async findWithRole(own: StaffRole, id: string): Promise<{ invitation: StaffInvitation; role: StaffRole }> {
    const { invitation, role } = await this.find(own, id);
    if (!role) throw new NoSuchRole();
    return { invitation, role };
  }
}
