import { Money } from '../../../../shared/money';
import type { RoleInUse, StaffMember } from '../../application/ports';
import { StaffRole } from '../../domain/staff-role';
import type { StaffMemberView, StaffRoleView } from './staff.schemas';

/** Whoever asks sees what they may grant and whom they may change. */
export class StaffPresenter {
  private readonly roles: ReadonlyMap<string, StaffRole>;
  private readonly own: StaffRole | undefined;

  /** @param ownId the person who asks */
  constructor(
    private readonly members: StaffMember[],
    private readonly used: RoleInUse[],
    ownId: string,
  ) {
    this.roles = new Map(used.map((role) => [role.id, StaffRole.restore(role)]));
    this.own = this.roleOf(members.find(({ id }) => id === ownId));
  }

  roleViews(): StaffRoleView[] {
    return this.used.map(({ id, refundLimitCents, name, isOwner, permissions, members }) => ({
      ...{ _id: id, name, isOwner, permissions: [...permissions], members },
      refundLimit: refundLimitCents === null ? null : Money.ofCents(refundLimitCents).toMajor(),
      mayGrant: this.covers(this.roles.get(id)),
    }));
  }

  memberView(member: StaffMember): StaffMemberView {
    const { id, userName, email, lastSeenAt, hasSecondFactor } = member;
    const role = this.roleOf(member);
    return {
      ...{ _id: id, userName, email, lastSeenAt, hasSecondFactor },
      role: role ? { _id: role.state.id, name: role.state.name, isOwner: role.state.isOwner } : null,
      mayChange: this.covers(role),
    };
  }

  /** Whether a member of the staff may give somebody this role. */
  mayGrant(memberId: string, roleId: string): boolean {
    const member = this.roleOf(this.members.find(({ id }) => id === memberId));
    const role = this.roles.get(roleId);
    return role !== undefined && member !== undefined && member.allows('staff.manage') && member.covers(role);
  }

  mayChangeRole(roleId: string | null): boolean {
    return this.covers(this.roles.get(roleId ?? ''));
  }

  nameOf(roleId: string | null): string | null {
    return this.roles.get(roleId ?? '')?.state.name ?? null;
  }

  private roleOf(member: StaffMember | undefined): StaffRole | undefined {
    return this.roles.get(member?.roleId ?? '');
  }

  /** Somebody without a role may do nothing, so everybody covers that. */
  private covers(role: StaffRole | undefined): boolean {
    return !role || (this.own?.covers(role) ?? false);
  }
}
