import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { FirstPassword } from '../../password-resets/application/first-password';
import type { UserRepository } from '../../users/application/ports';
import { User } from '../../users/domain/user';
import { EmailTaken } from '../../users/domain/user.errors';
import { NoSuchRole } from '../domain/staff.errors';
import type { StaffRoleRepository } from './ports';
import { assertGrants, type StaffChanges } from './staff-changes';

interface HireStaffInput {
  actorId: string;
  userName: string;
  email: string;
  roleId: string;
}

/** Somebody new joins the staff with a role. */
export class HireStaff {
  constructor(
    private readonly changes: StaffChanges,
    private readonly users: UserRepository,
    private readonly roles: StaffRoleRepository,
    private readonly firstPassword: FirstPassword,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws NoMailServer, NoSuchRole, GrantsMoreThanOwn, EmailTaken */
  async execute({ actorId, roleId, ...given }: HireStaffInput): Promise<void> {
    const passwordHash = await this.firstPassword.unknownHash();
    await this.changes.run(actorId, async (own) => {
      const role = await this.roles.find(roleId);
      if (!role) throw new NoSuchRole();
      assertGrants(own, role);
      const account = { ...given, passwordHash, role: 'admin', staffRoleId: roleId } as const;
      const user = User.create(account, this.clock.now());
      if (!(await this.users.add(user))) throw new EmailTaken();
      const { id: subjectId, userName: label, email } = user.state;
      await this.firstPassword.sendLink(subjectId);
      const after = { email, role: role.state.name };
      await this.audit.record({ subject: 'admin', subjectId, label, action: 'added to the staff', after });
    });
  }
}
