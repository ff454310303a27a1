import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { StaffRoleRepository } from '../../staff/application/ports';
import { StaffRole } from '../../staff/domain/staff-role';
import { aUser } from '../../users/application/user-repository.contract';
import type { UserRepository } from '../../users/application/ports';
import { StaffInvitation } from '../domain/staff-invitation';
import type { StaffInvitationRepository } from './ports';

interface World {
  invitations: StaffInvitationRepository;
  roles: StaffRoleRepository;
  users: UserRepository;
  unitOfWork: UnitOfWork;
}

const now = new Date('2026-03-01T12:00:00Z');

export function describeStaffInvitationRepository(world: () => World): void {
  const invited = async (at = now) => {
    const inviter = aUser();
    await world().users.add(inviter);
    const role = StaffRole.create({ name: newId(), permissions: [], refundLimitCents: null });
    await world().roles.add(role);
    const given = { userName: 'Kim', email: `${newId()}@haberdash.test`, inviterId: inviter.state.id };
    const invitation = StaffInvitation.create({ ...given, roleId: role.state.id }, at);
    await world().unitOfWork.run(() => world().invitations.add(invitation));
    return invitation.state;
  };
  const find = (id: string) => world().unitOfWork.run(() => world().invitations.findForChange(id));
  const change = (id: string, verb: (invitation: StaffInvitation) => void) =>
    world().unitOfWork.run(async () => {
      const invitation = (await world().invitations.findForChange(id))!;
      verb(invitation);
      await world().invitations.save(invitation);
    });

  it('finds an invitation as it was added, and nothing under an unknown id', async () => {
    const invitation = await invited();
    expect((await find(invitation.id))?.state).toEqual(invitation);
    expect(await find(newId())).toBeUndefined();
  });

  it('finds an invitation by its newest sending and the token of its newest link only', async () => {
    const { id, sendingId, inviterId } = await invited();
    const [first, second] = [newId(), newId()];
    await change(id, (invitation) => invitation.writeLink(first));
    await change(id, (invitation) => invitation.sendAgain(inviterId, now));
    await change(id, (invitation) => invitation.writeLink(second));
    const newest = (await find(id))!.state.sendingId;
    const { invitations, unitOfWork } = world();
    expect(await unitOfWork.run(() => invitations.findBySendingForChange(sendingId))).toBeUndefined();
    expect((await unitOfWork.run(() => invitations.findBySendingForChange(newest)))?.state.id).toBe(id);
    expect(await invitations.findByToken(first)).toBeUndefined();
    expect((await invitations.findByToken(second))?.state.id).toBe(id);
    expect((await unitOfWork.run(() => invitations.findByTokenForChange(second)))?.state.id).toBe(id);
  });

  it.each([
    ['accepted', (invitation: StaffInvitation) => invitation.accept(now)],
    ['revoked', (invitation: StaffInvitation) => invitation.revoke(now)],
  ])('knows in any case whether an address is invited, until the invitation is %s', async (_, end) => {
    const { id, email } = await invited();
    expect(await world().invitations.isInvited(email.toUpperCase())).toBe(true);
    await change(id, end);
    expect(await world().invitations.isInvited(email)).toBe(false);
  });

  it('forgets a role that was deleted', async () => {
    const { id, roleId } = await invited();
    await world().roles.delete(roleId!);
    expect((await find(id))?.state.roleId).toBeNull();
  });

  it('deletes what has been over for long, and keeps the rest', async () => {
    const accepted = await invited(new Date('2020-01-01T00:00:00Z'));
    await change(accepted.id, (invitation) => invitation.accept(new Date('2020-01-02T00:00:00Z')));
    const expired = await invited(new Date('2020-01-01T00:00:00Z'));
    const open = await invited();
    const { invitations, unitOfWork } = world();
    const deleted = (time: string) => unitOfWork.run(() => invitations.deleteOverBefore(new Date(time), 10));
    expect(await deleted('2020-01-03T00:00:00Z')).toBe(1);
    expect(await find(accepted.id)).toBeUndefined();
    expect(await deleted('2020-01-09T00:00:00Z')).toBe(1);
    expect(await find(expired.id)).toBeUndefined();
    expect(await find(open.id)).toBeDefined();
  });
}
