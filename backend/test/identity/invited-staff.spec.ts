import { ownerRoleId } from '../../src/identity/staff/domain/staff-role';
import { newId } from '../../src/shared/ids';
import { startHostedServer } from '../support/shop/hosted-server';
import { type MailServer, startMailServer } from '../support/services/mail-server';
import { admin, inDatabase, type Person, shopper, staffWith } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

const password = 'a-password-of-my-own';
const path = '/api/admin/staff/invitations';

describe('somebody who is invited to the staff', () => {
  let mailServer: MailServer;
  const shop = testShop(
    {},
    {
      start: async (env) => {
        mailServer = await startMailServer();
        return startHostedServer({ ...env, ...mailServer.settings });
      },
    },
  );
  afterAll(() => mailServer.stop());

  let owner: Person;
  beforeAll(async () => {
    owner = await admin(shop());
  });

  const roleNamed = async (name: string) => {
    const { body } = await owner.client.get('/api/admin/staff/roles');
    return (body.data.roles as { _id: string; name: string }[]).find((role) => role.name === name)!._id;
  };
  const newAddress = () => `${newId()}@haberdash.test`;
  const invite = (given: object, { client } = owner) =>
    client.post(path, { userName: 'Pat', email: newAddress(), ...given });
  const listed = async (email: string, { client } = owner) =>
    (await client.get(path)).body.data.find((one: { email: string }) => one.email === email);
  /** Reads the newest e-mail once the mailbox has so many. */
  const tokenFor = async (email: string, count = 1) => {
    await until(async () => mailServer.mailsTo(email).length === count);
    return /invitation#([\w-]+)/.exec(mailServer.mailsTo(email)[0]!.text)![1]!;
  };
  const check = (token: string) => shop().visitor().post('/api/auth/invitation/check', { token });
  const accept = (token: string, given: object = {}) =>
    shop()
      .visitor()
      .post('/api/auth/invitation', { token, userName: 'Pat Weaver', password, ...given });
  const logIn = async (email: string) => {
    const visitor = shop().visitor();
    return { visitor, ...(await visitor.post('/api/auth/login', { email, password })) };
  };
  const invited = async () => {
    const email = newAddress();
    expect((await invite({ email, roleId: await roleNamed('Packer') })).status).toBe(201);
    return { email, token: await tokenFor(email), ...(await listed(email)) };
  };

  it('gets an e-mail with a link, sets a name and a password, and may do what the role allows', async () => {
    const { email, token } = await invited();
    expect(await listed(email)).toMatchObject({
      ...{ userName: 'Pat', roleName: 'Packer', invitedBy: 'Ada Admin', state: 'open', mayChange: true },
    });
    expect((await logIn(email)).body.success).toBe(false);
    expect((await check(token)).body.data).toEqual({ userName: 'Pat', email, roleName: 'Packer' });
    expect((await accept(token)).status).toBe(200);
    const { visitor, body } = await logIn(email);
    expect(body.user).toMatchObject({ userName: 'Pat Weaver', role: 'admin' });
    expect((await visitor.get('/api/admin/orders/get')).status).toBe(200);
    expect((await visitor.get('/api/admin/customers/get')).status).toBe(403);
    expect(await listed(email)).toBeUndefined();
  });

  it('has a link of which only the hash is stored', async () => {
    const { _id, token } = await invited();
    const sql = 'SELECT token_hash AS hash FROM identity.staff_invitations WHERE id = $1';
    const [row] = await inDatabase<{ hash: string }>(shop(), sql, [_id]);
    expect(row!.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row!.hash).not.toContain(token);
  });

  it('gets one account by two acceptances at once', async () => {
    const { token } = await invited();
    const results = await Promise.all([accept(token), accept(token)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(results.find(({ status }) => status === 409)!.body.code).toBe('INVITATION_USED');
  });

  it('either joins or is revoked, when both happen at once', async () => {
    const { _id, email, token } = await invited();
    const [accepted, revoked] = await Promise.all([accept(token), owner.client.delete(`${path}/${_id}`)]);
    expect([accepted.status, revoked.status].toSorted()).toEqual([200, 409]);
    expect((await logIn(email)).body.success).toBe(accepted.status === 200);
  });

  it('learns why a link no longer works', async () => {
    const [revoked, expired, used] = [await invited(), await invited(), await invited()];
    await owner.client.delete(`${path}/${revoked._id}`);
    const past = `UPDATE identity.staff_invitations SET expires_at = now() - interval '1 hour' WHERE id = $1`;
    await inDatabase(shop(), past, [expired._id]);
    await accept(used.token);
    const refusals: [token: string, status: number, code: string][] = [
      ['a-token-that-never-was', 400, 'INVITATION_UNKNOWN'],
      [revoked.token, 409, 'INVITATION_REVOKED'],
      [expired.token, 409, 'INVITATION_EXPIRED'],
      [used.token, 409, 'INVITATION_USED'],
    ];
    for (const [token, status, code] of refusals)
      for (const { status: found, body } of [await check(token), await accept(token)])
        expect([found, body.code]).toEqual([status, code]);
    expect(await listed(expired.email)).toMatchObject({ state: 'expired' });
    expect(await listed(revoked.email)).toBeUndefined();
  });

  it('gets another link, after which the link of before is unknown', async () => {
    const { _id, email, token } = await invited();
    expect((await owner.client.post(`${path}/${_id}/send`, {})).status).toBe(200);
    const second = await tokenFor(email, 2);
    expect((await check(token)).body.code).toBe('INVITATION_UNKNOWN');
    expect((await accept(second)).status).toBe(200);
  });

  it('does not join when the inviter has left, or the role was deleted', async () => {
    const lead = await staffWith(shop(), { permissions: ['staff.manage'] });
    const role = { name: newId(), permissions: [], refundLimit: null };
    const roleId = (await lead.client.post('/api/admin/staff/roles', role)).body.data._id as string;
    const email = newAddress();
    await invite({ email, roleId }, lead);
    const token = await tokenFor(email);
    await owner.client.delete(`/api/admin/staff/${lead.id}`);
    expect((await accept(token)).body.code).toBe('INVITATION_VOID');
    const { _id, state } = await listed(email);
    expect(state).toBe('void');
    await owner.client.post(`${path}/${_id}/send`, {});
    await owner.client.delete(`/api/admin/staff/roles/${roleId}`);
    expect(await listed(email)).toMatchObject({ roleName: null, state: 'void' });
    expect((await owner.client.post(`${path}/${_id}/send`, {})).status).toBe(404);
  });

  it('gets no role beyond that of who invites, who does not touch the invitation of a superior either', async () => {
    const lead = await staffWith(shop(), { permissions: ['staff.manage'] });
    const email = newAddress();
    const { status, body } = await invite({ email, roleId: ownerRoleId }, lead);
    expect([status, body.code]).toEqual([403, 'GRANTS_MORE_THAN_OWN']);
    await invite({ email, roleId: ownerRoleId });
    const { _id, mayChange } = await listed(email, lead);
    expect(mayChange).toBe(false);
    for (const refused of [
      await lead.client.post(`${path}/${_id}/send`, {}),
      await lead.client.delete(`${path}/${_id}`),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'SUPERIOR']);
  });

  it('is not invited with the e-mail address of an account, which stays as it is, nor twice', async () => {
    const sam = await shopper(shop());
    const { email } = (await sam.client.get('/api/auth/check-auth')).body.user;
    const taken = await invite({ email: email.toUpperCase(), roleId: ownerRoleId });
    expect([taken.status, taken.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await sam.client.get('/api/auth/check-auth')).body.user).toMatchObject({ role: 'user' });
    expect(mailServer.mailsTo(email)).toEqual([]);
    const again = await invite({ email: (await invited()).email, roleId: ownerRoleId });
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_INVITED']);
  });

  it('needs a name, an e-mail address, a role that exists and a password that is none of the common ones', async () => {
    for (const given of [{ userName: '' }, { email: 'nobody' }])
      expect((await invite({ roleId: ownerRoleId, ...given })).status).toBe(400);
    expect((await invite({ roleId: newId() })).status).toBe(404);
    const { token } = await invited();
    for (const given of [{ userName: ' ' }, { password: 'short' }, { password: 'password1' }])
      expect((await accept(token, given)).status).toBe(400);
    expect((await accept(token)).status).toBe(200);
  });

  it('gets three e-mails an hour at most', async () => {
    const { _id } = await invited();
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await owner.client.post(`${path}/${_id}/send`, {})).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
