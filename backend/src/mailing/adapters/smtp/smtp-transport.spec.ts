import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { type MailServer, startMailServer } from '../../../../test/support/services/mail-server';
import { type TcpProxy, tcpProxy } from '../../../../test/support/services/tcp-proxy';
import { until } from '../../../../test/support/until';
import { Environment } from '../../../platform/config/settings';
import { MailSettings } from '../../../platform/mail/mail.settings';
import { SmtpTransport } from './smtp-transport';

const mail = {
  sender: 'Hats & “Caps”',
  subject: 'Grüße',
  html: '<p>Thank <b>you</b></p>',
  text: '.\nThank you',
};
const to = { recipient: 'sam@mail.test', messageId: 'order-confirmed.1' };

const opened: SmtpTransport[] = [];
afterEach(() => opened.splice(0).forEach((transport) => transport.onApplicationShutdown()));

const transportTo = (SMTP_URL: string, timeoutMs?: number) => {
  const { smtp } = new MailSettings(new Environment({ SMTP_URL, MAIL_FROM: 'shop@shop.test' }));
  const timeouts = timeoutMs === undefined ? undefined : allOf(timeoutMs);
  const transport = new SmtpTransport(smtp, undefined, timeouts);
  opened.push(transport);
  return transport;
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
    expect(await transportTo(catcher.settings.SMTP_URL).send(mail, to, begin)).toEqual({
      kind: 'accepted',
    });
    expect(count()).toBe(1);
    expect(catcher.mailsTo('sam@mail.test')[0]).toMatchObject({
      from: '"Hats & “Caps”" <shop@shop.test>',
      subject: 'Grüße',
      html: mail.html,
      text: mail.text,
      messageId: '<order-confirmed.1@shop.test>',
    });
  });

  it('signs in where the address names an account', async () => {
    const url = catcher.settings.SMTP_URL.replace('//', '//shop%40shop.test:p%40ss@');
    expect(await transportTo(url).send(mail, to, async () => undefined)).toEqual({ kind: 'accepted' });
  });

  it.each([
    [550, true],
    [450, false],
  ])('is refused with %i for a mailbox, for good: %s', async (code, isFinal) => {
    const { begin, count } = counted();
    catcher.refusals.set('gone@mail.test', code);
    const gone = { ...to, recipient: 'gone@mail.test' };
    expect(await transportTo(catcher.settings.SMTP_URL).send(mail, gone, begin)).toEqual({
      kind: 'refused',
      isFinal,
      reason: expect.stringContaining(String(code)) as string,
    });
    expect(count()).toBe(0);
  });

  it('may be tried again when the server is away, or refuses the password', async () => {
    const send = (url: string) => transportTo(url).send(mail, to, async () => undefined);
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
    expect(await transport.send(mail, to, begin)).toMatchObject({ kind: 'refused', isFinal: false });
    expect([count(), lines.some((line) => /^(MAIL|AUTH)/.test(line))]).toEqual([0, false]);
    const allowed = new MailSettings(new Environment({ ...env, ALLOW_SMTP_WITHOUT_TLS: 'true' }));
    expect([smtp?.requireTLS, allowed.smtp?.requireTLS]).toEqual([true, false]);
  });

  it('may be tried again when the server is too slow to take the text', async () => {
    const { begin, count } = counted();
    const silent = await scripted(() => undefined);
    const delivery = await transportTo(silent, 50).send(mail, to, begin);
    expect(delivery).toMatchObject({ kind: 'refused', isFinal: false });
    expect(count()).toBe(0);
  });

  it('is unknown when the server is too slow to say that it has the text', async () => {
    const { begin, count } = counted();
    const slow = await scripted((line) => {
      if (line.startsWith('DATA')) return '354 go on';
      return /^(EHLO|MAIL|RCPT)/.test(line) ? '250 ok' : undefined;
    });
    expect(await transportTo(slow, 200).send(mail, to, begin)).toMatchObject({ kind: 'unknown' });
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
    expect(await transportTo(fragile).send(mail, to, begin)).toMatchObject({ kind: 'unknown' });
    expect(count()).toBe(1);
  });

  it('does not leave, and may be tried again, when this cannot be recorded first', async () => {
    const before = catcher.mails.length;
    const delivery = await transportTo(catcher.settings.SMTP_URL).send(mail, to, async () => {
      throw new Error('The database is away');
    });
    expect(delivery).toMatchObject({ kind: 'refused', isFinal: false });
    expect(catcher.mails).toHaveLength(before);
  });
});

describe('sending many e-mails by SMTP', () => {
  let catcher: MailServer;
  let way: TcpProxy;
  let transport: SmtpTransport;
  beforeEach(async () => {
    catcher = await startMailServer();
    way = await tcpProxy(catcher.settings.SMTP_URL);
    transport = transportTo(way.url);
  });
  afterEach(async () => {
    transport.onApplicationShutdown();
    await way.close();
    await catcher.stop();
  });

  const begun: string[] = [];
  beforeEach(() => begun.splice(0));
  const send = (messageId: string) =>
    transport.send(mail, { ...to, messageId }, async () => void begun.push(messageId));
  const taken = () => catcher.mails.map(({ messageId }) => messageId.slice(1, messageId.indexOf('@'))).sort();
  const accepted = { kind: 'accepted' };

  it('takes two connections for two at a time', async () => {
    const ids = Array.from({ length: 20 }, (_, number) => `mail-${String(number).padStart(2, '0')}`);
    const waiting = [...ids];
    const work = async () => {
      for (let id = waiting.shift(); id; id = waiting.shift()) expect(await send(id)).toEqual(accepted);
    };
    await Promise.all([work(), work()]);
    expect([taken(), begun.toSorted(), way.opened]).toEqual([ids, ids, 2]);
  });

  it('neither loses nor repeats one when the mail server has ended the connection in between', async () => {
    expect(await send('first')).toEqual(accepted);
    way.cut();
    expect(await send('second')).toEqual(accepted);
    expect([taken(), begun, way.opened]).toEqual([['first', 'second'], ['first', 'second'], 2]);
  });

  it.each(['MAIL FROM', 'RCPT TO', 'DATA'])('nor when the connection ends at %s', async (command) => {
    expect(await send('first')).toEqual(accepted);
    way.breakAt = command;
    expect(await send('second')).toEqual(accepted);
    expect([taken(), begun, way.opened]).toEqual([['first', 'second'], ['first', 'second'], 2]);
  });

  it('is in doubt, and sends no second copy, when it ends within the text', async () => {
    expect(await send('first')).toEqual(accepted);
    way.breakAt = 'Message-ID';
    expect(await send('second')).toMatchObject({ kind: 'unknown' });
    expect([taken(), begun, way.opened]).toEqual([['first'], ['first', 'second'], 1]);
  });

  it('goes on after a mailbox that is refused, which is asked once', async () => {
    expect(await send('first')).toEqual(accepted);
    catcher.refusals.set('gone@mail.test', 550);
    const refused = transport.send(mail, { ...to, recipient: 'gone@mail.test' }, async () => undefined);
    expect(await refused).toMatchObject({ kind: 'refused', isFinal: true });
    expect(way.opened).toBe(1);
    expect(await send('second')).toEqual(accepted);
    expect(taken()).toEqual(['first', 'second']);
  });

  it('leaves no connection open at the end', async () => {
    expect(await send('first')).toEqual(accepted);
    transport.onApplicationShutdown();
    await until(async () => way.open === 0);
  });
});
