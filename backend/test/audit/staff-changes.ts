import { newId } from '../../src/shared/ids';
import { inDatabase, staffWith } from '../support/shop/people';
import type { ShopClient } from '../support/shop/shop-client';
import type { TestShop } from '../support/shop/test-shop';
import type { Change } from './delivery-changes';

/** The content does not matter: nobody signs in with it. */
const withSecondFactor = `UPDATE identity.users
  SET second_factor = '{"isOn": true, "sealedSecret": "", "lastStep": 0, "recoveryHashes": []}' WHERE id = $1`;

/** @returns each call that changes the staff or their roles, by its name in the contract */
export function staffChanges(
  shop: () => TestShop,
  client: () => ShopClient,
): Record<string, () => Promise<Change>> {
  const given = () => ({ name: newId(), permissions: ['orders.read'], refundLimit: null });
  const aRole = async () => (await client().post('/api/admin/staff/roles', given())).body.data._id as string;
  const invitation = async () => ({
    userName: 'Pat',
    email: `${newId()}@haberdash.test`,
    roleId: await aRole(),
  });
  const anInvitation = async () => {
    const body = await invitation();
    await client().post('/api/admin/staff/invitations', body);
    const { data } = (await client().get('/api/admin/staff/invitations')).body;
    return data.find(({ email }: { email: string }) => email === body.email)._id as string;
  };
  return {
    'POST /api/admin/staff/invitations': async () => {
      const body = await invitation();
      return () => client().post('/api/admin/staff/invitations', body);
    },
    'POST /api/admin/staff/invitations/{id}/send': async () => {
      const id = await anInvitation();
      return () => client().post(`/api/admin/staff/invitations/${id}/send`, {});
    },
    'DELETE /api/admin/staff/invitations/{id}': async () => {
      const id = await anInvitation();
      return () => client().delete(`/api/admin/staff/invitations/${id}`);
    },
    'POST /api/admin/staff/roles': async () => () => client().post('/api/admin/staff/roles', given()),
    'PUT /api/admin/staff/roles/{id}': async () => {
      const id = await aRole();
      return () => client().put(`/api/admin/staff/roles/${id}`, given());
    },
    'DELETE /api/admin/staff/roles/{id}': async () => {
      const id = await aRole();
      return () => client().delete(`/api/admin/staff/roles/${id}`);
    },
    'PUT /api/admin/staff/{id}/role': async () => {
      const [{ id }, roleId] = [await staffWith(shop(), {}), await aRole()];
      return () => client().put(`/api/admin/staff/${id}/role`, { roleId });
    },
    'DELETE /api/admin/staff/{id}/sessions': async () => {
      const { id } = await staffWith(shop(), {});
      return () => client().delete(`/api/admin/staff/${id}/sessions`);
    },
    'DELETE /api/admin/staff/{id}/second-factor': async () => {
      const { id } = await staffWith(shop(), {});
      await inDatabase(shop(), withSecondFactor, [id]);
      return () => client().delete(`/api/admin/staff/${id}/second-factor`);
    },
    'DELETE /api/admin/staff/{id}': async () => {
      const { id } = await staffWith(shop(), {});
      return () => client().delete(`/api/admin/staff/${id}`);
    },
  };
}
