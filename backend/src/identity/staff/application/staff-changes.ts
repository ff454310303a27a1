import type { Permission } from '../../../shared/access/permission';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { UserRepository } from '../../users/application/ports';
import type { User } from '../../users/domain/user';
import { GrantsMoreThanOwn, NoSuchStaffMember, SuperiorIsOutOfReach } from '../domain/staff.errors';
import { StaffRole } from '../domain/staff-role';
import type { StaffRoleRepository } from './ports';

/** Nobody has it: an admin without a role may do nothing. */
const withoutRole = StaffRole.create({ name: 'No role', permissions: [], refundLimitCents: null });

const managing: Permission = 'staff.manage';

/** Changes of roles, and of who has which, happen one after the other, each by what its actor may do at that moment. */
export class StaffChanges {
  constructor(
    private readonly users: UserRepository,
    private readonly roles: StaffRoleRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws SuperiorIsOutOfReach when the actor has lost the permission in the meantime */
  run<T>(actorId: string, change: (own: StaffRole) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async () => {
      await this.roles.lockStaff();
      const own = await this.roleNow(actorId);
      if (!own.allows(managing)) throw new SuperiorIsOutOfReach();
      return change(own);
    });
  }

  /** @returns a member of the staff, locked. @throws NoSuchStaffMember, SuperiorIsOutOfReach */
  async memberBelow(own: StaffRole, userId: string): Promise<{ user: User; role: StaffRole }> {
    const user = await this.users.findForChange(userId);
    if (user?.state.role !== 'admin') throw new NoSuchStaffMember();
    const role = await this.roleOf(user);
    if (!own.covers(role)) throw new SuperiorIsOutOfReach();
    return { user, role };
  }

  /** @returns the role as it is, while this person may give it to somebody */
  async grantedRole(inviterId: string, roleId: string | null): Promise<StaffRole | undefined> {
    const own = await this.roleNow(inviterId);
    const role = roleId === null ? undefined : await this.roles.find(roleId);
    return role && own.allows(managing) && own.covers(role) ? role : undefined;
  }

  private async roleNow(userId: string): Promise<StaffRole> {
    const user = await this.users.findForChange(userId);
    return user ? this.roleOf(user) : withoutRole;
  }

  private async roleOf({ state: { staffRoleId } }: User): Promise<StaffRole> {
    return (staffRoleId && (await this.roles.find(staffRoleId))) || withoutRole;
  }
}

/** @throws GrantsMoreThanOwn */
export function assertGrants(own: StaffRole, granted: StaffRole): void {
  if (!own.covers(granted)) throw new GrantsMoreThanOwn();
}
