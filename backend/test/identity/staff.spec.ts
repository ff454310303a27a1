import { testShop } from '../support/shop/test-shop';
import { ownerRoleId } from '../../src/identity/staff/domain/staff-role';
import { newId } from '../../src/shared/ids';
import { admin, inDatabase, type Person, shopper, staffWith } from '../support/shop/people';

interface Role {
  _id: string;
  name: string;
  isOwner: boolean;
  mayGrant: boolean;
  members: number;
}

describe('the staff of a shop', () => {
  const shop = testShop();
  let owner: Person;
  beforeAll(async () => {
    owner = await admin(shop());
  });

  const roles = async ({ client } = owner) =>
    (await client.get('/api/admin/staff/roles')).body.data.roles as Role[];
  const roleNamed = async (name: string) => (await roles()).find((role) => role.name === name)!._id;
  const members = async ({ client } = owner) => (await client.get('/api/admin/staff')).body.data;
  const give = (userId: string, roleId: string, { client } = owner) =>
    client.put(`/api/admin/staff/${userId}/role`, { roleId });
  /** Nobody else is an owner of this shop any more. */
  const theLastTwo = async () => {
    await inDatabase(shop(), `UPDATE identity.users SET staff_role_id = NULL WHERE role = 'admin'`);
    return [await admin(shop()), await admin(shop())] as const;
  };
  const addRole = (given: object, { client } = owner) =>
    client.post('/api/admin/staff/roles', {
      name: newId(),
      permissions: ['orders.read'],
      refundLimit: null,
      ...given,
    });

  it('begins with the roles of a small shop, and admins of before are owners', async () => {
    const found = await roles();
    expect(found.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Owner', 'Bookkeeper', 'Manager', 'Packer', 'Support']),
    );
    expect(found[0]).toMatchObject({ name: 'Owner', isOwner: true, mayGrant: true });
    const self = (await members()).find(({ _id }: { _id: string }) => _id === owner.id);
    expect(self).toMatchObject({
      role: { _id: ownerRoleId, name: 'Owner', isOwner: true },
      hasSecondFactor: false,
      mayChange: true,
    });
  });

  it('gets the permissions of a new role from the next call on, in the session that is open', async () => {
    const packer = await staffWith(shop(), {});
    const statuses = async () => [
      (await packer.client.get('/api/admin/orders/get')).status,
      (await packer.client.get('/api/admin/audit/get')).status,
    ];
    expect(await statuses()).toEqual([403, 403]);
    expect((await give(packer.id, await roleNamed('Packer'))).status).toBe(200);
    expect(await statuses()).toEqual([200, 403]);
    const { user } = (await packer.client.get('/api/auth/check-auth')).body;
    expect(user).toMatchObject({
      role: 'admin',
      permissions: ['orders.read', 'orders.ship', 'catalogue.read', 'stock.read'],
    });
  });

  it('is refused in words what a role does not allow', async () => {
    const packer = await staffWith(shop(), { permissions: ['orders.read', 'orders.ship'] });
    const { status, body } = await packer.client.post(`/api/admin/orders/${newId()}/refunds`, {});
    expect([status, body]).toEqual([
      403,
      {
        success: false,
        code: 'PERMISSION_MISSING',
        message: "Your role doesn't allow you to give money back. Ask an owner of the shop",
      },
    ]);
  });

  it('leaves: the open session ends, and the account is a shopper', async () => {
    const packer = await staffWith(shop(), { permissions: ['orders.read'] });
    expect((await owner.client.delete(`/api/admin/staff/${packer.id}`)).status).toBe(200);
    expect((await packer.client.get('/api/admin/orders/get')).status).toBe(401);
    expect((await members()).map(({ _id }: { _id: string }) => _id)).not.toContain(packer.id);
  });

  it('grants nothing that it lacks, in no way', async () => {
    const lead = await staffWith(shop(), { permissions: ['staff.manage', 'orders.read'] });
    const packer = await staffWith(shop(), { permissions: ['orders.read'] });
    const [own] = (await members(lead)).filter(({ _id }: { _id: string }) => _id === lead.id);
    const more = {
      name: newId(),
      permissions: ['staff.manage', 'orders.read', 'finance.read'],
      refundLimit: null,
    };
    const refused = [
      await addRole(more, lead),
      await lead.client.put(`/api/admin/staff/roles/${own.role._id}`, more),
      await give(packer.id, await roleNamed('Packer'), lead),
      await give(lead.id, ownerRoleId, lead),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [403, 'GRANTS_MORE_THAN_OWN']),
    );
    expect((await lead.client.get('/api/admin/reports/finance/get')).status).toBe(403);
    expect((await roles(lead)).find(({ isOwner }) => isOwner)).toMatchObject({ mayGrant: false });
  });

  it('changes no superior', async () => {
    const lead = await staffWith(shop(), { permissions: ['staff.manage', 'orders.read'] });
    const bookkeeper = await staffWith(shop(), { permissions: ['finance.read'] });
    const own = (await addRole({}, lead)).body.data._id as string;
    for (const { id } of [owner, bookkeeper]) {
      const refused = [await give(id, own, lead), await lead.client.delete(`/api/admin/staff/${id}`)];
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
        [403, 'SUPERIOR'],
        [403, 'SUPERIOR'],
      ]);
    }
    expect((await owner.client.get('/api/admin/staff')).status).toBe(200);
  });

  it('refuses roles that cannot be', async () => {
    const taken = await addRole({ name: 'packer' });
    expect([taken.status, taken.body.code]).toEqual([409, 'ROLE_NAME_TAKEN']);
    for (const given of [
      { name: '' },
      { permissions: ['drones.fly'] },
      { refundLimit: -1 },
      { refundLimit: 1e9 },
    ])
      expect((await addRole(given)).status).toBe(400);
    const owners = await owner.client.delete(`/api/admin/staff/roles/${ownerRoleId}`);
    expect([owners.status, owners.body.code]).toEqual([409, 'OWNER_ROLE_IS_FIXED']);
    const nobody = await shopper(shop());
    expect((await give(nobody.id, ownerRoleId)).status).toBe(404);
    expect((await give('not-an-id', 'not-an-id')).status).toBe(404);
  });

  it('deletes a role that nobody has', async () => {
    const packer = await staffWith(shop(), {});
    const id = (await addRole({})).body.data._id as string;
    await give(packer.id, id);
    const used = await owner.client.delete(`/api/admin/staff/roles/${id}`);
    expect([used.status, used.body.code]).toEqual([409, 'ROLE_IS_USED']);
    await give(packer.id, await roleNamed('Packer'));
    expect((await owner.client.delete(`/api/admin/staff/roles/${id}`)).status).toBe(200);
    expect((await roles()).map(({ _id }) => _id)).not.toContain(id);
  });

  it('keeps an owner when the last two take the role from each other at once', async () => {
    const [one, other] = await theLastTwo();
    const { body } = await one.client.get('/api/admin/staff/roles');
    const packing = (body.data.roles as Role[]).find(({ name }) => name === 'Packer')!._id;
    const outcomes = await Promise.all([give(other.id, packing, one), give(one.id, packing, other)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 403]);
    const left = outcomes[0].status === 200 ? one : other;
    expect((await give(left.id, packing, left)).body).toMatchObject({ code: 'LAST_OWNER' });
    const found = (await members(left)).filter(
      ({ role }: { role: { isOwner: boolean } | null }) => !!role?.isOwner,
    );
    expect(found.map(({ _id }: { _id: string }) => _id)).toEqual([left.id]);
  });

  it('keeps an owner when the last two leave at once', async () => {
    const [one, other] = await theLastTwo();
    const leave = ({ id, client }: Person) => client.delete(`/api/admin/staff/${id}`);
    const outcomes = await Promise.all([leave(one), leave(other)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
