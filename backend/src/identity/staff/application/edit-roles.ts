import type { AuditTrail } from '../../../audit/audit-trail';
import type { UserRepository } from '../../users/application/ports';
import {
  NoSuchRole,
  OwnerRoleIsFixed,
  RoleIsUsed,
  RoleNameTaken,
  SuperiorIsOutOfReach,
} from '../domain/staff.errors';
import { type GivenRole, StaffRole } from '../domain/staff-role';
import type { StaffRoleRepository } from './ports';
import { auditedRole, roleEntry } from './role-entry';
import { assertGrants, type StaffChanges } from './staff-changes';

interface AddRoleInput extends GivenRole {
  actorId: string;
}

interface EditRoleInput extends AddRoleInput {
  roleId: string;
}

/** Adds, edits and deletes roles. An edit holds for all who have the role, from their next call on. */
export class EditRoles {
  constructor(
    private readonly changes: StaffChanges,
    private readonly users: UserRepository,
    private readonly roles: StaffRoleRepository,
    private readonly audit: AuditTrail,
  ) {}

  /** @returns the id of the role. @throws GrantsMoreThanOwn, RoleNameTaken */
  add({ actorId, ...given }: AddRoleInput): Promise<string> {
    return this.changes.run(actorId, async (own) => {
      const role = StaffRole.create(given);
      assertGrants(own, role);
      await this.assertNameFree(role);
      await this.roles.add(role);
      await this.audit.record(roleEntry(role, 'added', { after: auditedRole(role.state) }));
      return role.state.id;
    });
  }

  /** @throws NoSuchRole, OwnerRoleIsFixed, SuperiorIsOutOfReach, GrantsMoreThanOwn, RoleNameTaken */
  edit({ actorId, roleId, ...given }: EditRoleInput): Promise<void> {
    return this.changes.run(actorId, async (own) => {
      const role = await this.roleBelow(own, roleId);
      const before = auditedRole(role.state);
      role.edit(given);
      assertGrants(own, role);
      await this.assertNameFree(role);
      await this.roles.save(role);
      await this.audit.record(roleEntry(role, 'edited', { before, after: auditedRole(role.state) }));
    });
  }

  /** @throws NoSuchRole, OwnerRoleIsFixed, SuperiorIsOutOfReach, RoleIsUsed */
  delete(actorId: string, roleId: string): Promise<void> {
    return this.changes.run(actorId, async (own) => {
      const role = await this.roleBelow(own, roleId);
      if ((await this.users.countWithRole(roleId)) > 0) throw new RoleIsUsed();
      await this.roles.delete(roleId);
      await this.audit.record(roleEntry(role, 'deleted', { before: auditedRole(role.state) }));
    });
  }

  private async roleBelow(own: StaffRole, roleId: string): Promise<StaffRole> {
    const role = await this.roles.find(roleId);
    if (!role) throw new NoSuchRole();
    if (role.state.isOwner) throw new OwnerRoleIsFixed();
    if (!own.covers(role)) throw new SuperiorIsOutOfReach();
    return role;
  }

  private async assertNameFree({ state: { id, name } }: StaffRole): Promise<void> {
    if (await this.roles.isNameTaken(name, id)) throw new RoleNameTaken();
  }
}
