import { newId } from '../../src/shared/ids';
import { home } from '../support/shop/goods';
import { admin, inDatabase, shopper } from '../support/shop/people';
import type { ShopClient } from '../support/shop/shop-client';
import { testShop } from '../support/shop/test-shop';

const office = { ...home, address: '2 Dock Street', notes: 'Reception' };
const unnamed = { recipient: null, country: null, region: '' };

const shop = testShop();

async function aShopper() {
  const { client, id: userId } = await shopper(shop());
  const add = (fields: object) => client.post('/api/shop/address/add', { userId, ...fields });
  const list = () => client.get(`/api/shop/address/get/${userId}`);
  return {
    client,
    userId,
    add,
    addedId: async (fields: object) => ((await add(fields)).body as { data: { _id: string } }).data._id,
    saved: async () => ((await list()).body as { data: unknown[] }).data,
  };
}

const calls = (client: ShopClient, userId: string, addressId: string) => [
  client.post('/api/shop/address/add', { userId, ...office }),
  client.get(`/api/shop/address/get/${userId}`),
  client.put(`/api/shop/address/update/${userId}/${addressId}`, office),
  client.delete(`/api/shop/address/delete/${userId}/${addressId}`),
];

describe("a shopper's addresses", () => {
  it('are none at first', async () => {
    const { saved } = await aShopper();
    expect(await saved()).toEqual([]);
  });

  it('are added, trimmed, and listed in that order', async () => {
    const { userId, add, addedId, saved } = await aShopper();
    const added = await add({ ...home, city: `  ${home.city} `, colour: 'red' });
    const first = { _id: expect.any(String) as string, userId, ...unnamed, ...home };
    expect(added.status).toBe(201);
    expect(added.body).toEqual({ success: true, message: 'Address added successfully', data: first });
    const second = { _id: await addedId(office), userId, ...unnamed, ...office };
    expect(await saved()).toEqual([first, second]);
  });

  it('are edited and deleted', async () => {
    const { client, userId, addedId, saved } = await aShopper();
    const _id = await addedId(home);
    const edited = await client.put(`/api/shop/address/update/${userId}/${_id}`, office);
    const data = { _id, userId, ...unnamed, ...office };
    expect(edited.status).toBe(200);
    expect(edited.body).toEqual({ success: true, message: 'Address updated successfully', data });
    expect(await saved()).toEqual([data]);
    const deleted = await client.delete(`/api/shop/address/delete/${userId}/${_id}`);
    expect(deleted.status).toBe(200);
    expect(deleted.body).toEqual({ success: true, message: 'Address deleted successfully' });
    expect(await saved()).toEqual([]);
  });

  it('are at most three, also when ten are added concurrently', async () => {
    const { add, saved } = await aShopper();
    const responses = await Promise.all(Array.from({ length: 10 }, () => add(home)));
    const refused = responses.filter(({ status }) => status !== 201);
    const body = { success: false, code: 'ADDRESS_LIMIT', message: 'You can add max 3 addresses' };
    expect(refused).toMatchObject(Array(7).fill({ status: 409, body }));
    expect(await saved()).toHaveLength(3);
  });

  it.each(Object.keys(home))('require %s; a blank one is reported and nothing is saved', async (path) => {
    const { add, saved } = await aShopper();
    expect(await add({ ...home, [path]: '   ' })).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_REQUEST', errors: [{ path }] },
    });
    expect(await saved()).toEqual([]);
  });

  it.each(['N/A', '10115!', '-', 'a_b'])('require a valid pincode: %s is refused', async (pincode) => {
    const { add, saved } = await aShopper();
    const message = 'may contain only letters, digits, spaces and hyphens';
    expect(await add({ ...home, pincode })).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_REQUEST', errors: [{ path: 'pincode', message }] },
    });
    expect(await saved()).toEqual([]);
  });

  it.each(['10115', 'SW1A 1AA', '4000-123', 'D04', 'Ä1'])('accept the pincode %s', async (pincode) => {
    const { add } = await aShopper();
    expect(await add({ ...home, pincode })).toMatchObject({ status: 201, body: { data: { pincode } } });
  });

  it('can be read with a pincode that was saved before that rule', async () => {
    const { addedId, saved } = await aShopper();
    const addressId = await addedId(home);
    await inDatabase(shop(), 'UPDATE identity.addresses SET pincode = $1 WHERE id = $2', ['N/A', addressId]);
    expect(await saved()).toMatchObject([{ pincode: 'N/A' }]);
  });

  it('are refused to another shopper, to an admin and to a visitor', async () => {
    const { userId, addedId, saved } = await aShopper();
    const addressId = await addedId(home);
    const other = await aShopper();
    const seller = await admin(shop());
    const statuses = async (client: ShopClient, ownerId: string) =>
      (await Promise.all(calls(client, ownerId, addressId))).map(({ status }) => status);
    expect(await statuses(other.client, userId)).toEqual([403, 403, 403, 403]);
    expect(await statuses(seller.client, seller.id)).toEqual([403, 403, 403, 403]);
    expect(await statuses(shop().visitor(), userId)).toEqual([401, 401, 401, 401]);
    expect(await saved()).toEqual([{ _id: addressId, userId, ...unnamed, ...home }]);
  });

  it("look to another shopper like addresses that don't exist", async () => {
    const { addedId, saved } = await aShopper();
    const { client, userId } = await aShopper();
    for (const addressId of [await addedId(home), newId(), 'rubbish']) {
      const [, , edited, deleted] = await Promise.all(calls(client, userId, addressId));
      const body = { success: false, code: 'NOT_FOUND', message: 'Address not found' };
      expect([edited, deleted]).toMatchObject([
        { status: 404, body },
        { status: 404, body },
      ]);
    }
    expect(await saved()).toMatchObject([home]);
  });
});
