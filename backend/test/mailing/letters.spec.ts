import { newId } from '../../src/shared/ids';
import { startHostedServer } from '../support/shop/hosted-server';
import { inDatabase } from '../support/shop/people';
import { checkouts } from '../support/shop/checkouts';
import { type MailServer, startMailServer } from '../support/services/mail-server';
import { until } from '../support/until';

describe('the letter of an e-mail', () => {
  let catcher: MailServer;
  const { shop, seller } = checkouts(
    {},
    {
      start: async (env) => {
        catcher = await startMailServer();
        return startHostedServer({ ...env, ...catcher.settings });
      },
    },
  );
  afterAll(() => catcher.stop());

  const admin = () => seller().client;
  const register = async () => {
    const email = `${newId()}@mail.test`;
    await shop()
      .visitor()
      .post('/api/auth/register', { userName: 'Kim', email, password: 'a-long-password' });
    return { email, mail: await sentTo(email) };
  };
  const sentTo = async (email: string) => {
    const find = async () => (await admin().get(`/api/admin/mails?q=${email}&status=sent`)).body.data[0];
    await until(async () => (await find()) !== undefined);
    return find();
  };

  it('is shown as it was sent', async () => {
    const { email, mail } = await register();
    const { body } = await admin().get(`/api/admin/mails/${mail.mailId}`);
    const [arrived] = catcher.mailsTo(email);
    expect(body.data).toMatchObject({ recipient: email, subject: arrived!.subject });
    expect(body.data.letter.trim()).toBe(arrived!.text.trim());
    expect(mail.subject).toBe(arrived!.subject);
    expect((await admin().get(`/api/admin/mails/${newId()}`)).status).toBe(404);
  });

  it('is not kept of an e-mail that holds a secret', async () => {
    const { email } = await register();
    await shop().visitor().post('/api/auth/forgot-password', { email });
    await until(async () => catcher.mailsTo(email).length === 2);
    const kept = `SELECT subject, letter FROM mailing.mails WHERE recipient = $1 AND kind = 'password-reset'`;
    expect(await inDatabase(shop(), kept, [email])).toEqual([{ subject: null, letter: null }]);
  });

  it('goes to another address when an admin says so, and leaves both addresses in the audit trail', async () => {
    const { email, mail } = await register();
    const sendTo = (other: unknown) =>
      admin().post(`/api/admin/mails/${mail.mailId}/send-again`, { email: other });
    expect((await sendTo('no address')).status).toBe(400);
    expect(await sendTo(email)).toMatchObject({ status: 409, body: { code: 'MAIL_NOT_FAILED' } });
    const elsewhere = `elsewhere-${email}`;
    expect((await sendTo(elsewhere)).status).toBe(200);
    expect(await sentTo(elsewhere)).toMatchObject({ mailId: mail.mailId, status: 'sent' });
    expect(catcher.mailsTo(elsewhere)).toHaveLength(1);
    const audited = `SELECT before, after FROM audit.entries WHERE action = 'sent again' AND label LIKE '%' || $1`;
    expect(await inDatabase(shop(), audited, [elsewhere])).toEqual([
      { before: { recipient: email }, after: { recipient: elsewhere } },
    ]);
  });
});
