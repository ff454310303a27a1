import { invitationsInMemory } from '../../../../test/support/staff/invitations-in-memory';
import { NoMailServer } from '../../password-resets/domain/password-reset.errors';
import { GrantsMoreThanOwn, NoSuchRole, SuperiorIsOutOfReach } from '../../staff/domain/staff.errors';
import { ownerRoleId } from '../../staff/domain/staff-role';
import { User } from '../../users/domain/user';
import { EmailTaken } from '../../users/domain/user.errors';
import {
  AlreadyInvited,
  InvitationExpired,
  InvitationRevoked,
  InvitationUnknown,
  InvitationUsed,
  InvitationVoid,
  NoSuchInvitation,
} from '../domain/staff-invitation.errors';

const email = 'kim@haberdash.test';

describe('invitations to the staff', () => {
  const setUp = async () => {
    const staff = invitationsInMemory();
    const packing = await staff.aRole({ name: 'Packer', permissions: ['orders.ship'] });
    const lead = await staff.aRole({ permissions: ['staff.manage', 'orders.ship'] });
    const [ownerId, leadId] = [await staff.anOwner(), await staff.hire(lead)];
    const joined = async () => (await staff.users.findByEmail(email))?.state;
    return { ...staff, packing, lead, ownerId, leadId, joined };
  };
  /** The lead has invited a packer. */
  const invited = async () => {
    const world = await setUp();
    await world.invite(world.leadId, world.packing, email);
    const { token, sendingId } = await world.newestLink();
    return { ...world, token, sendingId, id: await world.idOf(token) };
  };

  it('make no account until they are accepted, which gives the role and leaves audit entries', async () => {
    const { joined, token, check, accept, packing, audit } = await invited();
    expect(await joined()).toBeUndefined();
    expect(await check(token)).toEqual({ userName: 'Kim', email, roleName: 'Packer' });
    await accept(token);
    const about = { userName: 'Kim Weaver', role: 'admin', staffRoleId: packing };
    expect(await joined()).toMatchObject(about);
    expect(audit.entries.map(({ action }) => action)).toEqual([
      'invited to the staff',
      'joined the staff by an invitation',
    ]);
  });

  it('are accepted once, also by two at the same time', async () => {
    const { token, accept, check, audit } = await invited();
    const [first, second] = await Promise.allSettled([accept(token), accept(token)]);
    expect(first.status).toBe('fulfilled');
    const reason = second.status === 'rejected' ? (second.reason as unknown) : undefined;
    expect(reason).toBeInstanceOf(InvitationUsed);
    expect(audit.entries).toHaveLength(2);
    await expect(check(token)).rejects.toBeInstanceOf(InvitationUsed);
  });

  it('are not accepted with an unknown link, or after seven days', async () => {
    const { token, accept, check, joined, clock } = await invited();
    await expect(check('another')).rejects.toBeInstanceOf(InvitationUnknown);
    await expect(accept('another')).rejects.toBeInstanceOf(InvitationUnknown);
    clock.advanceMinutes(7 * 24 * 60);
    await expect(check(token)).rejects.toBeInstanceOf(InvitationExpired);
    await expect(accept(token)).rejects.toBeInstanceOf(InvitationExpired);
    expect(await joined()).toBeUndefined();
  });

  it('are sent again with another link, after which the link of before is unknown', async () => {
    const { id, token, sendingId, leadId, sendAgain, newestLink, accept, links, clock, audit } =
      await invited();
    clock.advanceMinutes(8 * 24 * 60);
    await sendAgain(leadId, id);
    await expect(accept(token)).rejects.toBeInstanceOf(InvitationUnknown);
    expect(await links.writeLink(sendingId)).toBeUndefined();
    await accept((await newestLink()).token);
    expect(audit.entries[1]).toMatchObject({ subjectId: id, action: 'invitation sent again' });
  });

  it('are revoked, and say so', async () => {
    const { id, token, leadId, revoke, sendAgain, check, accept, invite, packing, links, sendingId, audit } =
      await invited();
    await revoke(leadId, id);
    await expect(check(token)).rejects.toBeInstanceOf(InvitationRevoked);
    await expect(accept(token)).rejects.toBeInstanceOf(InvitationRevoked);
    await expect(sendAgain(leadId, id)).rejects.toBeInstanceOf(InvitationRevoked);
    expect(await links.writeLink(sendingId)).toBeUndefined();
    expect(audit.entries[1]).toMatchObject({ subjectId: id, action: 'invitation revoked' });
    await invite(leadId, packing, email);
  });

  it('are either revoked or accepted, when both happen at once', async () => {
    const { id, token, leadId, revoke, accept, joined } = await invited();
    const [accepted, revoked] = await Promise.allSettled([accept(token), revoke(leadId, id)]);
    const results = [accepted.status, revoked.status];
    expect(results.toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await joined()) !== undefined).toBe(accepted.status === 'fulfilled');
  });

  it('are into no role that allows more than its giver may do, nor into an unknown one', async () => {
    const { leadId, invite, outbox } = await setUp();
    await expect(invite(leadId, ownerRoleId)).rejects.toBeInstanceOf(GrantsMoreThanOwn);
    await expect(invite(leadId, leadId)).rejects.toBeInstanceOf(NoSuchRole);
    expect(outbox.events).toEqual([]);
  });

  it('into a role above the own one are neither sent again nor revoked', async () => {
    const { ownerId, leadId, invite, newestLink, idOf, sendAgain, revoke, accept } = await setUp();
    await invite(ownerId, ownerRoleId);
    const { token } = await newestLink();
    const id = await idOf(token);
    await expect(sendAgain(leadId, id)).rejects.toBeInstanceOf(SuperiorIsOutOfReach);
    await expect(revoke(leadId, id)).rejects.toBeInstanceOf(SuperiorIsOutOfReach);
    await expect(revoke(ownerId, leadId)).rejects.toBeInstanceOf(NoSuchInvitation);
    await accept(token);
  });

  it('go to no mailbox that has an account, or is invited already', async () => {
    const { leadId, invite, packing, users, clock } = await setUp();
    const account = { userName: 'Sam', email: 'sam@mail.test', passwordHash: '', role: 'user' } as const;
    await users.add(User.create(account, clock.now()));
    await expect(invite(leadId, packing, 'Sam@mail.test')).rejects.toBeInstanceOf(EmailTaken);
    await invite(leadId, packing, email);
    await expect(invite(leadId, packing, email.toUpperCase())).rejects.toBeInstanceOf(AlreadyInvited);
  });

  it('are not accepted for a mailbox that got an account in the meantime, and stay open', async () => {
    const { token, accept, check, users, clock, joined } = await invited();
    const account = { userName: 'Kim', email, passwordHash: '', role: 'user' } as const;
    await users.add(User.create(account, clock.now()));
    await expect(accept(token)).rejects.toBeInstanceOf(EmailTaken);
    expect(await joined()).toMatchObject({ role: 'user' });
    expect(await check(token)).toMatchObject({ email });
  });

  it('give the role as it is when they are accepted', async () => {
    const { token, ownerId, packing, editRoles, check } = await invited();
    const given = { name: 'Till', permissions: [], refundLimitCents: null };
    await editRoles.edit({ actorId: ownerId, roleId: packing, ...given });
    expect(await check(token)).toMatchObject({ roleName: 'Till' });
  });

  it.each([
    [
      'their role was deleted',
      async ({ editRoles, ownerId, packing }: Awaited<ReturnType<typeof invited>>) =>
        editRoles.delete(ownerId, packing),
    ],
    [
      'their sender left the staff',
      async ({ dismissStaff, ownerId, leadId }: Awaited<ReturnType<typeof invited>>) =>
        dismissStaff.execute({ actorId: ownerId, userId: leadId }),
    ],
    [
      'the role allows more by now than their sender may do',
      async ({ editRoles, ownerId, packing }: Awaited<ReturnType<typeof invited>>) => {
        const given = { name: 'Packer', permissions: ['finance.read'], refundLimitCents: null } as const;
        await editRoles.edit({ actorId: ownerId, roleId: packing, ...given });
      },
    ],
  ])('are void once %s', async (_, change) => {
    const world = await invited();
    await change(world);
    await expect(world.check(world.token)).rejects.toBeInstanceOf(InvitationVoid);
    await expect(world.accept(world.token)).rejects.toBeInstanceOf(InvitationVoid);
    expect(await world.joined()).toBeUndefined();
    expect((await world.newestLink()).token).toBe('no link');
  });

  it('are valid again once somebody sends them who may', async () => {
    const { id, ownerId, leadId, dismissStaff, sendAgain, newestLink, accept, joined } = await invited();
    await dismissStaff.execute({ actorId: ownerId, userId: leadId });
    await sendAgain(ownerId, id);
    await accept((await newestLink()).token);
    expect(await joined()).toMatchObject({ role: 'admin' });
  });

  it('need a mail server', async () => {
    const { invite, anOwner } = invitationsInMemory({ hasMailServer: false });
    await expect(invite(await anOwner(), ownerRoleId)).rejects.toBeInstanceOf(NoMailServer);
  });
});
