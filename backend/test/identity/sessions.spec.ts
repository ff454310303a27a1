import { newId } from '../../src/shared/ids';
import { admin, password, shopper, type Person } from '../support/shop/people';
import type { ShopClient } from '../support/shop/shop-client';
import { testShop } from '../support/shop/test-shop';

interface Listed {
  _id: string;
  device: string;
  isCurrent: boolean;
}

const shop = testShop();
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

async function signInOn(userAgent: string, email: string): Promise<ShopClient> {
  const device = shop().visitor();
  await device.post('/api/auth/login', { email, password }, { 'user-agent': userAgent });
  return device;
}

/** Someone new, signed in on two devices. */
async function onTwoDevices() {
  const email = `${newId()}@haberdash.test`;
  await shop().visitor().post('/api/auth/register', { userName: 'Sam', email, password });
  return { laptop: await signInOn(chrome, email), phone: await signInOn(firefox, email) };
}
const listOn = async (device: ShopClient): Promise<Listed[]> =>
  (await device.get('/api/account/sessions')).body.data;
const statusOn = async (device: ShopClient) => (await device.get('/api/auth/check-auth')).status;
const end = (device: ShopClient, id: string) => device.delete(`/api/account/sessions/${id}`);
const endOthers = (device: ShopClient) => device.delete('/api/account/sessions');

describe("a user's sessions", () => {
  it('are listed with device and times, without tokens', async () => {
    const { laptop, phone } = await onTwoDevices();
    const { body } = await laptop.get('/api/account/sessions');
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const listed = { _id: expect.any(String), openedAt: time, lastUsedAt: time };
    expect(body.data).toEqual([
      { ...listed, device: 'Firefox on Linux', isCurrent: false },
      { ...listed, device: 'Chrome on Windows', isCurrent: true },
    ]);
    expect((await listOn(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('are ended one by one, and the next request on that device is refused', async () => {
    const { laptop, phone } = await onTwoDevices();
    const [ofPhone] = await listOn(laptop);
    expect(await end(laptop, ofPhone!._id)).toMatchObject({ status: 200, body: { success: true } });
    expect([await statusOn(laptop), await statusOn(phone)]).toEqual([200, 401]);
    expect(await listOn(laptop)).toMatchObject([{ isCurrent: true }]);
    expect(await end(laptop, ofPhone!._id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('are ended on all other devices at once', async () => {
    const { laptop, phone } = await onTwoDevices();
    expect(await endOthers(phone)).toMatchObject({ status: 200 });
    expect([await statusOn(laptop), await statusOn(phone)]).toEqual([401, 200]);
  });

  it.each<[string, () => Promise<Person>]>([
    ['another shopper', () => shopper(shop())],
    ['an admin', () => admin(shop())],
  ])("can't be listed or ended by %s", async (_who, person) => {
    const { laptop } = await onTwoDevices();
    const [own] = await listOn(laptop);
    const { client } = await person();
    expect(await listOn(client)).toMatchObject([{ isCurrent: true }]);
    expect(await end(client, own!._id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await endOthers(client);
    expect(await statusOn(laptop)).toBe(200);
  });
});
