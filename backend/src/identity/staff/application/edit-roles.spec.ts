import { staffInMemory } from '../../../../test/support/staff/staff-in-memory';
import { newId } from '../../../shared/ids';
import {
  GrantsMoreThanOwn,
  NoSuchRole,
  OwnerRoleIsFixed,
  RoleIsUsed,
  RoleNameTaken,
  SuperiorIsOutOfReach,
} from '../domain/staff.errors';
import { ownerRoleId } from '../domain/staff-role';

const packer = { name: 'Packer', permissions: ['orders.ship'], refundLimitCents: null } as const;
const support = {
  name: 'Support',
  permissions: ['staff.manage', 'orders.read', 'refunds.give'],
  refundLimitCents: 5_000,
} as const;

describe('roles of the staff', () => {
  const setUp = async () => {
    const staff = staffInMemory();
    const [ownerId, leadId] = [await staff.anOwner(), await staff.hire(await staff.aRole(support))];
    const stateOf = async (id: string) => (await staff.roles.find(id))?.state;
    return { ...staff, ownerId, leadId, stateOf };
  };

  it('are added, edited and deleted, each with an audit entry of what they allow', async () => {
    const { ownerId, editRoles, stateOf, audit } = await setUp();
    const roleId = await editRoles.add({ actorId: ownerId, ...packer });
    await editRoles.edit({ actorId: ownerId, roleId, ...packer, permissions: ['orders.read'] });
    expect(await stateOf(roleId)).toMatchObject({ name: 'Packer', permissions: ['orders.read'] });
    await editRoles.delete(ownerId, roleId);
    expect(await stateOf(roleId)).toBeUndefined();
    expect(audit.entries.map(({ action, label }) => [action, label])).toEqual([
      ['added', 'Role Packer'],
      ['edited', 'Role Packer'],
      ['deleted', 'Role Packer'],
    ]);
    expect(audit.entries[1]).toMatchObject({
      before: { permissions: ['orders.ship'] },
      after: { permissions: ['orders.read'] },
    });
  });

  it.each([
    ['a permission that one lacks', { permissions: ['orders.ship'] as const }],
    ['a higher limit of refunds', { permissions: ['refunds.give'] as const, refundLimitCents: 5_001 }],
    ['refunds without a limit', { permissions: ['refunds.give'] as const }],
  ])('cannot be added with %s', async (_, given) => {
    const { leadId, editRoles, audit } = await setUp();
    const added = editRoles.add({ actorId: leadId, ...packer, ...given });
    await expect(added).rejects.toBeInstanceOf(GrantsMoreThanOwn);
    expect(audit.entries).toEqual([]);
  });

  it('cannot be given more than one has by an edit, not even the own one', async () => {
    const { leadId, editRoles, roleIdOf, stateOf } = await setUp();
    const roleId = (await roleIdOf(leadId))!;
    const permissions = [...support.permissions, 'finance.read'] as const;
    const edited = editRoles.edit({ actorId: leadId, roleId, ...support, permissions });
    await expect(edited).rejects.toBeInstanceOf(GrantsMoreThanOwn);
    expect(await stateOf(roleId)).toMatchObject(support);
  });

  it('cannot be changed by somebody who may do less', async () => {
    const { leadId, editRoles, aRole } = await setUp();
    const roleId = await aRole(packer);
    const edited = editRoles.edit({ actorId: leadId, roleId, ...packer, permissions: [] });
    await expect(edited).rejects.toBeInstanceOf(SuperiorIsOutOfReach);
    await expect(editRoles.delete(leadId, roleId)).rejects.toBeInstanceOf(SuperiorIsOutOfReach);
  });

  it('of owners stay as they are', async () => {
    const { ownerId, editRoles } = await setUp();
    const edited = editRoles.edit({ actorId: ownerId, roleId: ownerRoleId, ...packer });
    await expect(edited).rejects.toBeInstanceOf(OwnerRoleIsFixed);
    await expect(editRoles.delete(ownerId, ownerRoleId)).rejects.toBeInstanceOf(OwnerRoleIsFixed);
  });

  it('have names of their own, in any case', async () => {
    const { ownerId, editRoles } = await setUp();
    const added = editRoles.add({ actorId: ownerId, ...packer, name: 'support' });
    await expect(added).rejects.toBeInstanceOf(RoleNameTaken);
  });

  it('stay while somebody has them', async () => {
    const { ownerId, leadId, editRoles, roleIdOf } = await setUp();
    const deleted = editRoles.delete(ownerId, (await roleIdOf(leadId))!);
    await expect(deleted).rejects.toBeInstanceOf(RoleIsUsed);
  });

  it('are not found by an unknown id', async () => {
    const { ownerId, editRoles } = await setUp();
    await expect(editRoles.delete(ownerId, newId())).rejects.toBeInstanceOf(NoSuchRole);
  });

  it('are not changed by somebody who has just lost the permission', async () => {
    const { hire, aRole, editRoles } = await setUp();
    const actorId = await hire(await aRole(packer));
    await expect(editRoles.add({ actorId, ...packer })).rejects.toBeInstanceOf(SuperiorIsOutOfReach);
  });
});
