import { newId } from '../../src/shared/ids';
import type { MailTextView } from '../../src/mailing/adapters/http/mail-texts.schemas';
import { type MailServer, startMailServer } from '../support/services/mail-server';
import { startHostedServer } from '../support/shop/hosted-server';
import { admin, inDatabase, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

describe('the words of e-mails', () => {
  let catcher: MailServer;
  const shop = testShop(
    {},
    {
      start: async (env) => {
        catcher = await startMailServer();
        return startHostedServer({ ...env, ...catcher.settings });
      },
    },
  );
  afterAll(() => catcher.stop());
  let ada: Person;
  beforeAll(async () => (ada = await admin(shop())));

  const textOf = async (name: string) => {
    const { body } = await ada.client.get('/api/admin/mail-texts');
    return (body.data as MailTextView[]).find((text) => text.name === name)!;
  };
  const save = (name: string, body: object) => ada.client.put(`/api/admin/mail-texts/${name}`, body);
  const preview = (name: string, body: object) =>
    ada.client.post(`/api/admin/mail-texts/${name}/preview`, body);
  const welcomeMail = async () => {
    const email = `${newId()}@mail.test`;
    const visitor = shop().visitor();
    await visitor.post('/api/auth/register', { userName: 'Kim', email, password: 'a-long-password' });
    await until(async () => catcher.mailsTo(email).length > 0);
    return catcher.mailsTo(email)[0]!;
  };

  it('are the original ones until an admin edits them', async () => {
    const text = await textOf('order-cancelled');
    expect(text).toEqual({
      ...{
        name: 'order-cancelled',
        title: 'Order cancelled',
        version: 0,
        isEdited: false,
        changedDate: null,
      },
      ...{ subject: 'Your order {order number} is cancelled', opening: null, closing: '' },
      original: { subject: 'Your order {order number} is cancelled', opening: null, closing: '' },
      placeholders: ['order number', 'shop name'],
    });
  });

  it('are in the next e-mail once they are saved, and the original ones are once these are restored', async () => {
    const { original, version } = await textOf('welcome');
    expect((await welcomeMail()).subject).toBe('Welcome to Haberdash');
    const edited = {
      subject: ' Hello from {shop name} ',
      opening: 'Nice to meet you.\r\n\r\nStay.',
      closing: 'Bye',
    };
    expect(await save('welcome', { version, ...edited })).toMatchObject({
      status: 200,
      body: { success: true, data: { version: version + 1 } },
    });
    expect(await textOf('welcome')).toMatchObject({
      ...{ isEdited: true, version: version + 1, changedDate: expect.stringMatching(/Z$/) },
      ...{
        subject: 'Hello from {shop name}',
        opening: 'Nice to meet you.\n\nStay.',
        closing: 'Bye',
        original,
      },
    });
    const mail = await welcomeMail();
    expect(mail.subject).toBe('Hello from Haberdash');
    expect(mail.text).toMatch(/Nice to meet you\.\s+Stay\./);
    expect(mail.text).not.toContain('Your account is ready');

    expect((await save('welcome', { version: version + 1, ...original })).status).toBe(200);
    expect(await textOf('welcome')).toMatchObject({ isEdited: false, version: version + 2, ...original });
    expect((await welcomeMail()).subject).toBe('Welcome to Haberdash');
    const kept = `SELECT subject, opening, closing FROM mailing.mail_texts WHERE name = 'welcome'`;
    expect(await inDatabase(shop(), kept, [])).toEqual([{ subject: null, opening: null, closing: null }]);
  });

  it('are in e-mails also when saved ones are of another version of the shop', async () => {
    const { version } = await textOf('welcome');
    await save('welcome', { version, subject: 'Hi', opening: 'Hi', closing: '' });
    await inDatabase(shop(), `UPDATE mailing.mail_texts SET subject = '{gone}' WHERE name = 'welcome'`, []);
    const mail = await welcomeMail();
    expect(mail.subject).toBe('Welcome to Haberdash');
    expect(mail.text).toContain('Hi');
  });

  it('are previewed with sample facts, and not saved', async () => {
    const before = await textOf('parcel-tracked');
    const words = { subject: 'Follow {tracking number}', opening: 'Dear {name} <b>', closing: '' };
    const { status, body } = await preview('parcel-tracked', words);
    expect(status).toBe(200);
    expect(body.data.subject).toBe('Follow QP123456785GB');
    expect(body.data.html).toContain('Dear Ada Lovelace &lt;b&gt;');
    expect(await textOf('parcel-tracked')).toEqual(before);
  });

  const ok = { version: 0, subject: 'Hello', opening: 'Hello', closing: '' };
  it.each([
    ['an empty subject', { subject: ' ' }, 'subject', 'must not be empty'],
    ['a long subject', { subject: 'x'.repeat(151) }, 'subject', 'must be at most 150 characters'],
    ['a subject of two lines', { subject: 'Hi\r\nBcc: all@mail.test' }, 'subject', 'must be on one line'],
    ['a control character', { subject: 'Hi\u0007' }, 'subject', 'must not contain control characters'],
    ['a change of direction', { closing: 'Hi\u202e' }, 'closing', 'must not contain control characters'],
    [
      'the opening left out',
      { opening: undefined },
      'opening',
      'Send the words of the opening, too, or an empty text for none',
    ],
    ['a long opening', { opening: 'x'.repeat(2_001) }, 'opening', 'must be at most 2000 characters'],
    [
      'an unknown placeholder',
      { closing: 'Hi {total}' },
      'closing',
      'This e-mail has no placeholder {total}',
    ],
  ])('are refused with %s, in the preview, too', async (_, words, path, message) => {
    const before = await textOf('parcel-lost');
    for (const refused of [
      await save('parcel-lost', { ...ok, ...words }),
      await preview('parcel-lost', { ...ok, ...words }),
    ]) {
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ success: false, errors: [{ path, message }] });
    }
    expect(await textOf('parcel-lost')).toEqual(before);
  });

  it('have no opening where the e-mail begins with facts', async () => {
    expect(await save('order-cancelled', ok)).toMatchObject({ status: 400, body: { code: 'NO_OPENING' } });
    expect((await textOf('order-cancelled')).version).toBe(0);
  });

  it('are not saved over those of a colleague', async () => {
    expect((await save('return-arrived', ok)).status).toBe(200);
    const late = await save('return-arrived', { ...ok, closing: 'Mine' });
    expect(late).toMatchObject({ status: 409, body: { code: 'STALE_MAIL_TEXT' } });
    expect((await textOf('return-arrived')).closing).toBe('');
  });

  it.each(['low-stock', 'nothing', 'constructor'])('are none of %s', async (name) => {
    expect(await save(name, ok)).toMatchObject({ status: 404, body: { code: 'MAIL_TEXT_NOT_FOUND' } });
    expect((await preview(name, ok)).status).toBe(404);
  });
});
