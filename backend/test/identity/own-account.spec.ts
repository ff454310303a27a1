import { newId } from '../../src/shared/ids';
import { type MailServer, startMailServer } from '../support/services/mail-server';
import { startHostedServer } from '../support/shop/hosted-server';
import { admin, inDatabase, password, type Person, shopper, staffWith } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

describe('the own account', () => {
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

  const accountOf = async ({ client }: Person) => (await client.get('/api/auth/check-auth')).body.user;
  const address = () => `${newId()}@haberdash.test`;
  const request = ({ client }: Person, newEmail: string, given = password) =>
    client.post('/api/account/email', { newEmail, password: given });
  const confirm = ({ client }: Person, code: string) => client.post('/api/account/email/confirm', { code });
  const codeFor = async (email: string) => {
    await until(async () => mailServer.mailsTo(email).length === 1);
    return /\b\d{6}\b/.exec(mailServer.mailsTo(email)[0]!.text)![0];
  };

  it('has another e-mail address once its code is typed, and the address of before is told', async () => {
    const pat = await staffWith(shop(), {});
    const { email: before } = await accountOf(pat);
    const after = address();
    expect((await request(pat, after)).status).toBe(200);
    expect((await accountOf(pat)).email).toBe(before);
    expect((await confirm(pat, await codeFor(after))).status).toBe(200);
    expect((await accountOf(pat)).email).toBe(after);
    await until(async () => mailServer.mailsTo(before).length === 1);
    expect(mailServer.mailsTo(before)[0]!.text).toContain('another e-mail address');
    expect(mailServer.mailsTo(before)[0]!.text).not.toContain(after);
    const logIn = (email: string) => shop().visitor().post('/api/auth/login', { email, password });
    expect((await logIn(before)).body.success).toBe(false);
    expect((await logIn(after)).body.success).toBe(true);
  });

  it("is a shopper's, too: the e-mail address and the name change, and the session goes on", async () => {
    const sam = await shopper(shop());
    const after = address();
    expect((await request(sam, after)).status).toBe(200);
    expect((await confirm(sam, await codeFor(after))).status).toBe(200);
    expect((await sam.client.put('/api/account/name', { userName: 'Sam Weaver' })).status).toBe(200);
    expect(await accountOf(sam)).toMatchObject({ email: after, userName: 'Sam Weaver' });
    const owner = await admin(shop());
    const { body } = await owner.client.get(`/api/admin/audit/get?subjectId=${sam.id}`);
    expect(body.data).toMatchObject([
      { subject: 'customer', action: 'name changed' },
      { subject: 'customer', action: 'e-mail changed' },
    ]);
  });

  it('is changed by nobody who is not signed in', async () => {
    const visitor = shop().visitor();
    const { status } = await visitor.put('/api/account/name', { userName: 'Nobody' });
    expect(status).toBe(401);
  });

  it('keeps its e-mail address without the password, with a wrong code, or with one that is taken', async () => {
    const pat = await staffWith(shop(), {});
    const sam = await shopper(shop());
    const after = address();
    const refused = [
      await request(pat, after, 'not-the-password'),
      await request(pat, (await accountOf(sam)).email),
      await request(pat, 'nobody'),
      await confirm(pat, '123456'),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'WRONG_PASSWORD'],
      [409, 'EMAIL_TAKEN'],
      [400, 'MALFORMED_REQUEST'],
      [409, 'EMAIL_CHANGE_OVER'],
    ]);
    expect((await request(pat, after)).status).toBe(200);
    const right = await codeFor(after);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess++)
      expect((await confirm(pat, wrong)).body.code).toBe('INCORRECT_CODE');
    expect((await confirm(pat, right)).body.code).toBe('EMAIL_CHANGE_OVER');
    expect((await accountOf(pat)).email).not.toBe(after);
  });

  it('goes to one of two people who prove the same address at once', async () => {
    const [pat, kim] = [await staffWith(shop(), {}), await staffWith(shop(), {})];
    const wanted = address();
    for (const one of [pat, kim]) expect((await request(one, wanted)).status).toBe(200);
    await until(async () => mailServer.mailsTo(wanted).length === 2);
    const codes = mailServer.mailsTo(wanted).map(({ text }) => /\b\d{6}\b/.exec(text)![0]);
    const tried = await Promise.all([pat, kim].flatMap((one) => codes.map((code) => confirm(one, code))));
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tried.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('requests a code five times in an hour', async () => {
    const pat = await staffWith(shop(), {});
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await request(pat, address())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('keeps no code that somebody who reads the database could type', async () => {
    const pat = await staffWith(shop(), {});
    const after = address();
    await request(pat, after);
    const code = await codeFor(after);
    const kept = await inDatabase<{ row: string }>(
      shop(),
      'SELECT c::text AS row FROM identity.email_changes c WHERE new_email = $1',
      [after],
    );
    expect(kept[0]!.row).not.toContain(code);
  });

  it('has another name, which its colleagues see', async () => {
    const owner = await admin(shop());
    const pat = await staffWith(shop(), {});
    const rename = (userName: string) => pat.client.put('/api/account/name', { userName });
    expect((await rename('')).status).toBe(400);
    expect((await rename('Pat of the shelves')).status).toBe(200);
    expect((await accountOf(pat)).userName).toBe('Pat of the shelves');
    const { body } = await owner.client.get(`/api/admin/audit/get?subjectId=${pat.id}`);
    expect(body.data[0]).toMatchObject({ action: 'name changed', label: 'Pat of the shelves' });
  });
});
