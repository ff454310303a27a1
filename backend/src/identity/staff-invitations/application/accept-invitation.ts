import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { LinkTokens } from '../../../shared/access/link-tokens';
import type { PasswordHasher } from '../../passwords/application/ports';
import type { StaffRoleRepository } from '../../staff/application/ports';
import type { StaffChanges } from '../../staff/application/staff-changes';
import type { UserRepository } from '../../users/application/ports';
import { User } from '../../users/domain/user';
import { EmailTaken } from '../../users/domain/user.errors';
import { InvitationUnknown, InvitationVoid } from '../domain/staff-invitation.errors';
import type { CheckInvitation } from './check-invitation';
import type { StaffInvitationRepository } from './ports';

interface AcceptInvitationInput {
  /** The token of the link in the e-mail. */
  token: string;
  userName: string;
  password: string;
  /** Where it is asked from. */
  address: string;
}

/** Makes the account of somebody who was invited, with the role as it is now. */
export class AcceptInvitation {
  constructor(
    private readonly check: CheckInvitation,
    private readonly changes: StaffChanges,
    private readonly roles: StaffRoleRepository,
    private readonly users: UserRepository,
    private readonly invitations: StaffInvitationRepository,
    private readonly tokens: LinkTokens,
    private readonly passwords: PasswordHasher,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws TooManyAttempts, InvitationUnknown, InvitationUsed, InvitationRevoked, InvitationExpired, InvitationVoid, EmailTaken
   */
  async execute({ token, userName, password, address }: AcceptInvitationInput): Promise<void> {
    await this.check.execute({ token, address });
    const passwordHash = await this.passwords.hash(password);
    await this.unitOfWork.run(async () => {
      // The staff is locked before the invitation, as StaffChanges does it.
      await this.roles.lockStaff();
      const now = this.clock.now();
      const invitation = await this.invitations.findByTokenForChange(this.tokens.hash(token));
      if (!invitation) throw new InvitationUnknown();
      invitation.accept(now);
      const { email, inviterId, roleId } = invitation.state;
      const role = await this.changes.grantedRole(inviterId, roleId);
      if (!role) throw new InvitationVoid();
      const account = { userName, email, passwordHash, role: 'admin', staffRoleId: role.state.id } as const;
      const user = User.create(account, now);
      if (!(await this.users.add(user))) throw new EmailTaken();
      await this.invitations.save(invitation);
      const about = { subject: 'admin', subjectId: user.state.id, label: userName } as const;
      const after = { email, role: role.state.name };
      await this.audit.record({ ...about, action: 'joined the staff by an invitation', after });
    });
  }
}
