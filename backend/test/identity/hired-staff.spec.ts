import { ownerRoleId } from '../../src/identity/staff/domain/staff-role';
import { newId } from '../../src/shared/ids';
import { startHostedServer } from '../support/shop/hosted-server';
import { type MailServer, startMailServer } from '../support/services/mail-server';
import { admin, type Person, shopper, staffWith } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

const newPassword = 'a-password-of-my-own';

describe('somebody who joins the staff', () => {
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
  const hire = (given: object, { client } = owner) =>
    client.post('/api/admin/staff', { userName: 'Pat', email: `${newId()}@haberdash.test`, ...given });
  const members = async () => (await owner.client.get('/api/admin/staff')).body.data as { email: string }[];

  it('gets an e-mail with a link, sets the password, and may do what the role allows', async () => {
    const email = `${newId()}@haberdash.test`;
    expect((await hire({ email, roleId: await roleNamed('Packer') })).status).toBe(201);
    await until(async () => mailServer.mailsTo(email).length === 1);
    const token = /reset-password#([\w-]+)/.exec(mailServer.mailsTo(email)[0]!.text)![1]!;
    const visitor = shop().visitor();
    expect((await visitor.post('/api/auth/reset-password', { token, newPassword })).status).toBe(200);
    const { body } = await visitor.post('/api/auth/login', { email, password: newPassword });
    expect(body.user).toMatchObject({ userName: 'Pat', role: 'admin' });
    expect((await visitor.get('/api/admin/orders/get')).status).toBe(200);
    expect((await visitor.get('/api/admin/customers/get')).status).toBe(403);
  });

  it('gets no role beyond that of who adds them', async () => {
    const lead = await staffWith(shop(), { permissions: ['staff.manage'] });
    const email = `${newId()}@haberdash.test`;
    const { status, body } = await hire({ email, roleId: ownerRoleId }, lead);
    expect([status, body.code]).toEqual([403, 'GRANTS_MORE_THAN_OWN']);
    expect((await members()).map((member) => member.email)).not.toContain(email);
  });

  it('is not added with the e-mail address of an account, which stays as it is', async () => {
    const sam = await shopper(shop());
    const { email } = (await sam.client.get('/api/auth/check-auth')).body.user;
    const { status, body } = await hire({ email: email.toUpperCase(), roleId: ownerRoleId });
    expect([status, body.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await sam.client.get('/api/auth/check-auth')).body.user).toMatchObject({ role: 'user' });
    expect(mailServer.mailsTo(email)).toEqual([]);
  });

  it('needs a name, an e-mail address and a role that exists', async () => {
    for (const given of [{ userName: '' }, { email: 'nobody' }])
      expect((await hire({ roleId: ownerRoleId, ...given })).status).toBe(400);
    expect((await hire({ roleId: newId() })).status).toBe(404);
  });
});
