import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { LinkTokens } from '../../../shared/access/link-tokens';
import type { StaffChanges } from '../../staff/application/staff-changes';
import { InvitationUnknown, InvitationVoid } from '../domain/staff-invitation.errors';
import type { StaffInvitationLimit, StaffInvitationRepository } from './ports';

interface CheckInvitationInput {
  token: string;
  /** Where it is asked from. */
  address: string;
}

interface OpenInvitation {
  userName: string;
  email: string;
  roleName: string;
}

/** Tells whom a link invites, before anybody types a password. */
export class CheckInvitation {
  constructor(
    private readonly changes: StaffChanges,
    private readonly invitations: StaffInvitationRepository,
    private readonly limit: StaffInvitationLimit,
    private readonly tokens: LinkTokens,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyAttempts, InvitationUnknown, InvitationUsed, InvitationRevoked, InvitationExpired, InvitationVoid */
  async execute({ token, address }: CheckInvitationInput): Promise<OpenInvitation> {
    await this.limit.recordOpening(address);
    return this.unitOfWork.run(async () => {
      // The invitation is not locked here: only those who hold the lock of the staff may lock it before its inviter.
      const invitation = await this.invitations.findByToken(this.tokens.hash(token));
      if (!invitation) throw new InvitationUnknown();
      invitation.assertOpen(this.clock.now());
      const { userName, email, inviterId, roleId } = invitation.state;
      const role = await this.changes.grantedRole(inviterId, roleId);
      if (!role) throw new InvitationVoid();
      return { userName, email, roleName: role.state.name };
    });
  }
}
