import type { StaffPresenter } from '../../../staff/adapters/http/staff.presenter';
import type { ListedInvitation } from '../../application/ports';
import type { InvitationView } from './staff-invitations.schemas';

/** @param presenter of the person who asks */
export function presentInvitation(
  { id, userName, email, roleId, inviterId, inviterName, expiresAt }: ListedInvitation,
  presenter: StaffPresenter,
  now: Date,
): InvitationView {
  const isGranted = roleId !== null && presenter.mayGrant(inviterId, roleId);
  return {
    ...{ _id: id, userName, email, invitedBy: inviterName, expiresAt: expiresAt.toISOString() },
    roleName: presenter.nameOf(roleId),
    state: !isGranted ? 'void' : expiresAt <= now ? 'expired' : 'open',
    mayChange: presenter.mayChangeRole(roleId),
  };
}
