import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { type MailServer, startMailServer } from '../../../../test/support/mail-server';
import { Environment } from '../../../platform/config/settings';
import { MailSettings } from '../../../platform/mail/mail.settings';
import { SmtpTransport } from './smtp-transport';

const letter = {
  sender: 'Hats & “Caps”',
  subject: 'Grüße',
  html: '<p>Thank <b>you</b></p>',
  text: '.\nThank you',
};
const to = { recipient: 'sam@mail.test', messageId: 'order-confirmed.1' };

const transportTo = (SMTP_URL: string, timeoutMs?: number) => {
  const settings = new MailSettings(new Environment({ SMTP_URL, MAIL_FROM: 'shop@shop.test' }));
  return new SmtpTransport(settings.smtp, undefined, timeoutMs === undefined ? undefined : allOf(timeoutMs));
};

const allOf = (ms: number) => ({
  connectionTimeout: ms,
  greetingTimeout: ms,
  socketTimeout: ms,
  dnsTimeout: ms,
});

/** Counts how often the text was about to leave. */
function counted() {
  let begun = 0;
  return { begin: async () => void (begun += 1), count: () => begun };
}

describe('sending by SMTP', () => {
  let catcher: MailServer;
  const servers: Server[] = [];
  beforeAll(async () => {
    catcher = await startMailServer();
  });
  afterAll(() => catcher.stop());
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  /** A server that answers each line by `reply`. */
  async function scripted(reply: (line: string, socket: Socket) => string | undefined): Promise<string> {
    const server = createServer((socket) => {
      socket.on('error', () => undefined).write('220 scripted\r\n');
      socket.on('data', (chunk) => {
        const answer = reply(String(chunk), socket);
        if (answer) socket.write(`${answer}\r\n`);
      });
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
  }

  it('delivers the e-mail as it was written, and says when its text is about to leave', async () => {
    const { begin, count } = counted();
    expect(await transportTo(catcher.settings.SMTP_URL).send(letter, to, begin)).toEqual({
      kind: 'accepted',
    });
    expect(count()).toBe(1);
    expect(catcher.mailsTo('sam@mail.test')[0]).toMatchObject({
      from: '"Hats & “Caps”" <shop@shop.test>',
      subject: 'Grüße',
      html: letter.html,
      text: letter.text,
      messageId: '<order-confirmed.1@shop.test>',
    });
  });

  it('signs in where the address names an account', async () => {
    const url = catcher.settings.SMTP_URL.replace('//', '//shop%40shop.test:p%40ss@');
    expect(await transportTo(url).send(letter, to, async () => undefined)).toEqual({ kind: 'accepted' });
  });

  it.each([
    [550, true],
    [450, false],
  ])('is refused with %i for a mailbox, for good: %s', async (code, isFinal) => {
    const { begin, count } = counted();
    catcher.refusals.set('gone@mail.test', code);
    const gone = { ...to, recipient: 'gone@mail.test' };
    expect(await transportTo(catcher.settings.SMTP_URL).send(letter, gone, begin)).toEqual({
      kind: 'refused',
      isFinal,
      reason: expect.stringContaining(String(code)) as string,
    });
    expect(count()).toBe(0);
  });

  it('may be tried again when the server is away, or refuses the password', async () => {
    const send = (url: string) => transportTo(url).send(letter, to, async () => undefined);
    expect(await send('smtp://127.0.0.1:1')).toMatchObject({ kind: 'refused', isFinal: false });
    const strict = await scripted((line) =>
      line.startsWith('EHLO') ? '250-strict\r\n250 AUTH PLAIN' : '535 wrong password',
    );
    expect(await send(strict.replace('//', '//shop:secret@'))).toMatchObject({
      kind: 'refused',
      isFinal: false,
    });
  });

  it('does not leave without TLS, unless a setting allows it', async () => {
    const lines: string[] = [];
    const url = await scripted((line) => {
      lines.push(line);
      return line.startsWith('EHLO') ? '250 plain' : '502 not implemented';
    });
    const env = { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'shop@shop.test' };
    const { smtp } = new MailSettings(new Environment(env));
    const transport = new SmtpTransport({ ...smtp!, host: '127.0.0.1', port: Number(new URL(url).port) }, '');
    const { begin, count } = counted();
    expect(await transport.send(letter, to, begin)).toMatchObject({ kind: 'refused', isFinal: false });
    expect([count(), lines.some((line) => /^(MAIL|AUTH)/.test(line))]).toEqual([0, false]);
    const allowed = new MailSettings(new Environment({ ...env, ALLOW_SMTP_WITHOUT_TLS: 'true' }));
    expect([smtp?.requireTLS, allowed.smtp?.requireTLS]).toEqual([true, false]);
  });

  it('may be tried again when the server is too slow to take the text', async () => {
    const { begin, count } = counted();
    const silent = await scripted(() => undefined);
    const delivery = await transportTo(silent, 50).send(letter, to, begin);
    expect(delivery).toMatchObject({ kind: 'refused', isFinal: false });
    expect(count()).toBe(0);
  });

  it('is unknown when the server is too slow to say that it has the text', async () => {
    const { begin, count } = counted();
    const slow = await scripted((line) => {
      if (line.startsWith('DATA')) return '354 go on';
      return /^(EHLO|MAIL|RCPT)/.test(line) ? '250 ok' : undefined;
    });
    expect(await transportTo(slow, 200).send(letter, to, begin)).toMatchObject({ kind: 'unknown' });
    expect(count()).toBe(1);
  });

  it('is unknown when the connection ends while the server takes the text', async () => {
    const { begin, count } = counted();
    const fragile = await scripted((line, socket) => {
      if (line.startsWith('DATA')) return '354 go on';
      if (/^(EHLO|MAIL|RCPT)/.test(line)) return '250 ok';
      socket.destroy();
      return undefined;
    });
    expect(await transportTo(fragile).send(letter, to, begin)).toMatchObject({ kind: 'unknown' });
    expect(count()).toBe(1);
  });

  it('does not leave, and may be tried again, when this cannot be recorded first', async () => {
    const before = catcher.mails.length;
    const delivery = await transportTo(catcher.settings.SMTP_URL).send(letter, to, async () => {
      throw new Error('The database is away');
    });
    expect(delivery).toMatchObject({ kind: 'refused', isFinal: false });
    expect(catcher.mails).toHaveLength(before);
  });
});
