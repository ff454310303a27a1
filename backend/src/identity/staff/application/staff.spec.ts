import { staffInMemory } from '../../../../test/support/staff/staff-in-memory';
import { newId } from '../../../shared/ids';
import { Session, SessionLifetime } from '../../sessions/domain/session';
import {
  GrantsMoreThanOwn,
  LastOwnerStays,
  NoSecondFactor,
  NoSuchRole,
  NoSuchStaffMember,
  OwnSecondFactor,
  SuperiorIsOutOfReach,
} from '../domain/staff.errors';
import { ownerRoleId } from '../domain/staff-role';

const leading = ['staff.manage', 'orders.read', 'orders.ship'] as const;

describe('the staff', () => {
  const setUp = async () => {
    const staff = staffInMemory();
    const packing = await staff.aRole({ permissions: ['orders.ship'] });
    const lead = await staff.aRole({ permissions: leading });
    const [ownerId, leadId] = [await staff.anOwner(), await staff.hire(lead)];
    return { ...staff, packing, lead, ownerId, leadId, packerId: await staff.hire(packing) };
  };

  it('get other roles, with an audit entry', async () => {
    const { ownerId, packerId, lead, changeStaffRole, roleIdOf, audit } = await setUp();
    await changeStaffRole.execute({ actorId: ownerId, userId: packerId, roleId: lead });
    expect(await roleIdOf(packerId)).toBe(lead);
    expect(audit.entries).toMatchObject([{ subject: 'admin', subjectId: packerId, action: 'role changed' }]);
  });

  it('get no role that allows more than its giver may do, not even themselves', async () => {
    const { leadId, packerId, changeStaffRole, roleIdOf, lead, packing } = await setUp();
    for (const userId of [packerId, leadId]) {
      const changed = changeStaffRole.execute({ actorId: leadId, userId, roleId: ownerRoleId });
      await expect(changed).rejects.toBeInstanceOf(GrantsMoreThanOwn);
    }
    expect([await roleIdOf(packerId), await roleIdOf(leadId)]).toEqual([packing, lead]);
  });

  it('are not changed by those who may do less', async () => {
    const { leadId, ownerId, packing, changeStaffRole, dismissStaff, hire, aRole } = await setUp();
    const bookkeeperId = await hire(await aRole({ permissions: ['finance.read'] }));
    for (const userId of [ownerId, bookkeeperId]) {
      const given = { actorId: leadId, userId };
      const changed = changeStaffRole.execute({ ...given, roleId: packing });
      await expect(changed).rejects.toBeInstanceOf(SuperiorIsOutOfReach);
      await expect(dismissStaff.execute(given)).rejects.toBeInstanceOf(SuperiorIsOutOfReach);
    }
  });

  it('always have an owner', async () => {
    const { ownerId, packing, changeStaffRole, dismissStaff, anOwner, roleIdOf } = await setUp();
    const oneself = { actorId: ownerId, userId: ownerId };
    const changed = changeStaffRole.execute({ ...oneself, roleId: packing });
    await expect(changed).rejects.toBeInstanceOf(LastOwnerStays);
    await expect(dismissStaff.execute(oneself)).rejects.toBeInstanceOf(LastOwnerStays);
    await changeStaffRole.execute({ ...oneself, roleId: ownerRoleId });
    await anOwner();
    await changeStaffRole.execute({ ...oneself, roleId: packing });
    expect(await roleIdOf(ownerId)).toBe(packing);
  });

  it('leave with all their sessions and the second factor, and keep an account of a shopper', async () => {
    const { ownerId, packerId, dismissStaff, sessions, users, clock, audit } = await setUp();
    const hour = SessionLifetime.ofMinutes(60);
    const session = Session.open({ userId: packerId, device: 'Chrome on Windows' }, hour, clock.now());
    await sessions.save(session);
    await dismissStaff.execute({ actorId: ownerId, userId: packerId });
    expect(await sessions.findLive(packerId, clock.now())).toEqual([]);
    const left = await users.findForChange(packerId);
    expect(left?.state).toMatchObject({ role: 'user', staffRoleId: null, secondFactor: null });
    expect(audit.entries).toMatchObject([{ subjectId: packerId, action: 'removed from the staff' }]);
  });

  it('are signed out on all devices by a superior, with an audit entry', async () => {
    const { ownerId, leadId, packerId, endStaffSessions, sessions, clock, audit } = await setUp();
    const hour = SessionLifetime.ofMinutes(60);
    for (const userId of [packerId, ownerId])
      await sessions.save(Session.open({ userId, device: 'Chrome on Windows' }, hour, clock.now()));
    await endStaffSessions.execute({ actorId: leadId, userId: packerId });
    expect(await sessions.findLive(packerId, clock.now())).toEqual([]);
    expect(audit.entries).toMatchObject([{ subjectId: packerId, action: 'signed out on all devices' }]);
    const ended = endStaffSessions.execute({ actorId: leadId, userId: ownerId });
    await expect(ended).rejects.toBeInstanceOf(SuperiorIsOutOfReach);
    expect(await sessions.findLive(ownerId, clock.now())).toHaveLength(1);
  });

  it('get a lost second factor reset by a superior, not by themselves, and are told', async () => {
    const { ownerId, leadId, packerId, resetStaffSecondFactor, users, audit, outbox } = await setUp();
    const reset = (actorId: string, userId: string) => resetStaffSecondFactor.execute({ actorId, userId });
    await expect(reset(leadId, packerId)).rejects.toBeInstanceOf(NoSecondFactor);
    for (const id of [packerId, ownerId, leadId]) {
      const user = (await users.findForChange(id))!;
      user.beginSecondFactor('sealed');
      user.turnOnSecondFactor({ step: 1, recoveryHash: '' }, []);
      await users.save(user);
    }
    await reset(leadId, packerId);
    expect((await users.findForChange(packerId))!.hasSecondFactor).toBe(false);
    expect(audit.entries).toMatchObject([{ subjectId: packerId, action: 'second factor reset' }]);
    expect(outbox.events).toMatchObject([{ userId: packerId, change: 'second-factor-off' }]);
    await expect(reset(leadId, ownerId)).rejects.toBeInstanceOf(SuperiorIsOutOfReach);
    await expect(reset(leadId, leadId)).rejects.toBeInstanceOf(OwnSecondFactor);
    for (const id of [ownerId, leadId]) expect((await users.findForChange(id))!.hasSecondFactor).toBe(true);
  });

  it('are not found among shoppers, nor roles by an unknown id', async () => {
    const { ownerId, packerId, packing, changeStaffRole, dismissStaff } = await setUp();
    const given = { actorId: ownerId, userId: packerId };
    const changed = changeStaffRole.execute({ ...given, roleId: newId() });
    await expect(changed).rejects.toBeInstanceOf(NoSuchRole);
    await dismissStaff.execute(given);
    const again = changeStaffRole.execute({ ...given, roleId: packing });
    await expect(again).rejects.toBeInstanceOf(NoSuchStaffMember);
  });
});
