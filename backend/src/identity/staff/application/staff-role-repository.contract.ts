import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { ownerRoleId, StaffRole } from '../domain/staff-role';
import type { StaffRoleRepository } from './ports';

interface World {
  roles: StaffRoleRepository;
  unitOfWork: UnitOfWork;
}

export function describeStaffRoleRepository(world: () => World): void {
  const aRole = async () => {
    const given = { permissions: ['orders.read', 'refunds.give'], refundLimitCents: 2_500 } as const;
    const role = StaffRole.create({ ...given, name: `Role ${newId()}` });
    await world().roles.add(role);
    return role;
  };

  it('has the role of owners from the start', async () => {
    const owner = await world().roles.find(ownerRoleId);
    expect(owner?.state).toMatchObject({ name: 'Owner', isOwner: true });
  });

  it('finds a role that was added, and nothing by an unknown id', async () => {
    const role = await aRole();
    expect((await world().roles.find(role.state.id))?.state).toEqual(role.state);
    expect(await world().roles.find(newId())).toBeUndefined();
  });

  it('saves what was edited', async () => {
    const role = await aRole();
    role.edit({ name: `Role ${newId()}`, permissions: [], refundLimitCents: null });
    await world().unitOfWork.run(async () => {
      await world().roles.lockStaff();
      await world().roles.save(role);
    });
    expect((await world().roles.find(role.state.id))?.state).toEqual(role.state);
  });

  it('knows in any case whether another role has a name', async () => {
    const { id, name } = (await aRole()).state;
    const { roles } = world();
    expect(await roles.isNameTaken(name.toUpperCase(), newId())).toBe(true);
    expect(await roles.isNameTaken(name, id)).toBe(false);
    expect(await roles.isNameTaken(`${name}s`, newId())).toBe(false);
  });

  it('deletes a role', async () => {
    const { id } = (await aRole()).state;
    await world().roles.delete(id);
    expect(await world().roles.find(id)).toBeUndefined();
  });
}
