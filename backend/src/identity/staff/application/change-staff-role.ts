import type { AuditTrail } from '../../../audit/audit-trail';
import type { UserRepository } from '../../users/application/ports';
import { NoSuchRole } from '../domain/staff.errors';
import type { LastOwner } from './last-owner';
import type { StaffRoleRepository } from './ports';
import { assertGrants, type StaffChanges } from './staff-changes';

interface ChangeStaffRoleInput {
  actorId: string;
  userId: string;
  roleId: string;
}

/** Gives somebody of the staff another role, which holds from the next call on. */
export class ChangeStaffRole {
  constructor(
    private readonly changes: StaffChanges,
    private readonly users: UserRepository,
    private readonly roles: StaffRoleRepository,
    private readonly lastOwner: LastOwner,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws NoSuchStaffMember, NoSuchRole, SuperiorIsOutOfReach, GrantsMoreThanOwn, LastOwnerStays */
  execute({ actorId, userId, roleId }: ChangeStaffRoleInput): Promise<void> {
    return this.changes.run(actorId, async (own) => {
      const { user, role } = await this.changes.memberBelow(own, userId);
      const next = await this.roles.find(roleId);
      if (!next) throw new NoSuchRole();
      assertGrants(own, next);
      if (!next.state.isOwner) await this.lastOwner.assertNot(role);
      user.giveRole(roleId);
      await this.users.save(user);
      await this.audit.record({
        subject: 'admin',
        subjectId: userId,
        label: user.state.userName,
        action: 'role changed',
        before: { role: role.state.name },
        after: { role: next.state.name },
      });
    });
  }
}
