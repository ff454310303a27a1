import { IdentityFacade } from '../src/identity/identity.facade';
import { newId } from '../src/shared/ids';
import { answerTo, startIdentityApp } from './support/identity-app';
import { testDatabase } from './support/test-database';

const home = { address: '1 Mill Lane', city: 'Leeds', pincode: 'LS1', phone: '0113', notes: 'Ring twice' };
const office = { ...home, address: '2 Dock Street', notes: 'Reception' };

const postgres = testDatabase();
let shop: Awaited<ReturnType<typeof startIdentityApp>>;
beforeAll(async () => {
  shop = await startIdentityApp(postgres().url);
});
afterAll(() => shop.close());

interface AddressAnswer {
  data: { _id: string };
}

async function aShopper() {
  const { browser, userId } = await shop.signedIn();
  const add = (fields: object) => answerTo(browser.post('/api/shop/address/add').send({ userId, ...fields }));
  const list = () => answerTo(browser.get(`/api/shop/address/get/${userId}`));
  return {
    browser,
    userId,
    add,
    added: async (fields: object) => ((await add(fields)).body as AddressAnswer).data,
    list: async () => ((await list()).body as { data: unknown[] }).data,
  };
}

describe("a shopper's addresses", () => {
  it('are none at first', async () => {
    const { browser, userId } = await aShopper();
    const { status, body } = await answerTo(browser.get(`/api/shop/address/get/${userId}`));
    expect([status, body]).toEqual([200, { success: true, data: [] }]);
  });

  it('are added, trimmed, and listed in that order', async () => {
    const { userId, add, list } = await aShopper();
    const { status, body } = await add({ ...home, city: '  Leeds ', colour: 'red' });
    const _id = (body as AddressAnswer).data._id;
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: 'Address added successfully',
      data: { _id, userId, ...home },
    });
    await add(office);
    expect(await list()).toEqual([{ _id, userId, ...home }, expect.objectContaining(office)]);
  });

  it('are edited and deleted', async () => {
    const { browser, userId, added, list } = await aShopper();
    const { _id } = await added(home);
    const edited = await answerTo(browser.put(`/api/shop/address/update/${userId}/${_id}`).send(office));
    expect(edited.status).toBe(200);
    expect(edited.body).toEqual({
      success: true,
      message: 'Address updated successfully',
      data: { _id, userId, ...office },
    });
    expect(await list()).toEqual([{ _id, userId, ...office }]);
    const deleted = await answerTo(browser.delete(`/api/shop/address/delete/${userId}/${_id}`));
    expect([deleted.status, deleted.body]).toEqual([
      200,
      { success: true, message: 'Address deleted successfully' },
    ]);
    expect(await list()).toEqual([]);
  });

  it('are at most three, also when ten arrive at once', async () => {
    const { add, list } = await aShopper();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(home)));
    const refusals = answers.filter(({ status }) => status !== 201);
    expect(refusals.map(({ status, body }) => [status, body])).toEqual(
      Array(7).fill([409, { success: false, code: 'ADDRESS_LIMIT', message: 'You can add max 3 addresses' }]),
    );
    expect(await list()).toHaveLength(3);
  });

  it.each(Object.keys(home))('need their %s; a blank one is named and nothing is saved', async (field) => {
    const { add, list } = await aShopper();
    const { status, body } = await add({ ...home, [field]: '   ' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'MALFORMED_REQUEST', errors: [{ path: field }] });
    expect(await list()).toEqual([]);
  });

  it('tell other contexts the recipient', async () => {
    const { userId, added } = await aShopper();
    const { _id } = await added(home);
    expect(await shop.app.get(IdentityFacade).recipient(userId, _id)).toEqual({
      userName: 'Sam',
      address: { addressId: _id, ...home },
    });
  });
});

describe("someone else's addresses", () => {
  const calls = (
    browser: Awaited<ReturnType<typeof aShopper>>['browser'],
    userId: string,
    addressId: string,
  ) => [
    browser.post('/api/shop/address/add').send({ userId, ...office }),
    browser.get(`/api/shop/address/get/${userId}`),
    browser.put(`/api/shop/address/update/${userId}/${addressId}`).send(office),
    browser.delete(`/api/shop/address/delete/${userId}/${addressId}`),
  ];
  const statuses = async (...given: Parameters<typeof calls>) =>
    (await Promise.all(calls(...given).map(answerTo))).map(({ status }) => status);

  it('are refused to another shopper, to an admin and to a visitor', async () => {
    const { userId, added, list } = await aShopper();
    const { _id } = await added(home);
    const thief = await shop.signedIn();
    const admin = await shop.signedIn('admin');
    expect(await statuses(thief.browser, userId, _id)).toEqual([403, 403, 403, 403]);
    expect(await statuses(admin.browser, admin.userId, _id)).toEqual([403, 403, 403, 403]);
    expect(await statuses(shop.visitor(), userId, _id)).toEqual([401, 401, 401, 401]);
    expect(await list()).toEqual([{ _id, userId, ...home }]);
  });

  it("can't be told from addresses that don't exist", async () => {
    const { added, list } = await aShopper();
    const { _id } = await added(home);
    const { browser, userId } = await aShopper();
    for (const addressId of [_id, newId(), 'rubbish']) {
      const edited = await answerTo(
        browser.put(`/api/shop/address/update/${userId}/${addressId}`).send(office),
      );
      const deleted = await answerTo(browser.delete(`/api/shop/address/delete/${userId}/${addressId}`));
      for (const { status, body } of [edited, deleted]) {
        expect(status).toBe(404);
        expect(body).toEqual({ success: false, code: 'NOT_FOUND', message: 'There is no such address' });
      }
    }
    expect(await list()).toMatchObject([home]);
  });
});
