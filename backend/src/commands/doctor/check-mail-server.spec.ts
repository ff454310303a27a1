import { createServer } from 'node:net';
import { once } from 'node:events';
import { startMailServer } from '../../../test/support/services/mail-server';
import { Environment } from '../../platform/config/settings';
import { MailSettings } from '../../platform/mail/mail.settings';
import { checkMailServer } from './check-mail-server';

const examine = async (env: NodeJS.ProcessEnv) => {
  const { state, message } = await checkMailServer(new MailSettings(new Environment(env)));
  return `${state}: ${message}`;
};

describe("the doctor's check of the mail server", () => {
  it('reports that the shop sends no e-mails without one', async () => {
    expect(await examine({})).toBe('unset: SMTP_URL is not set: the shop sends no e-mails');
  });

  it('finds a mail server that lets the shop in, and sends nothing', async () => {
    const catcher = await startMailServer();
    const { SMTP_URL, MAIL_FROM } = catcher.settings;
    expect(await examine({ SMTP_URL, MAIL_FROM, MAIL_OWNER: 'ada@shop.test' })).toBe(
      'works: 127.0.0.1 takes e-mails from shop@haberdash.test; notices for the owner go to ada@shop.test',
    );
    expect(await examine({ SMTP_URL, MAIL_FROM })).toMatch(/MAIL_OWNER is not set: the owner gets none$/);
    expect(await examine({ SMTP_URL, MAIL_FROM, ALLOW_SMTP_WITHOUT_TLS: 'true' })).toMatch(
      /ALLOW_SMTP_WITHOUT_TLS lets others read them$/,
    );
    expect(catcher.mails).toEqual([]);
    await catcher.stop();
  });

  it('reports a mail server that is away or refuses the password, and shows no secret', async () => {
    const away = await examine({ SMTP_URL: 'smtp://shop:planted@127.0.0.1:1', MAIL_FROM: 'shop@shop.test' });
    expect(away).toMatch(/^wrong: 127\.0\.0\.1:1 does not let the shop in \(.+\)$/);
    expect(away).not.toContain('planted');
    const strict = createServer((socket) => {
      socket.on('error', () => undefined).write('220 strict\r\n');
      socket.on('data', (line) =>
        socket.write(String(line).startsWith('EHLO') ? '250-strict\r\n250 AUTH PLAIN\r\n' : '535 no\r\n'),
      );
    }).listen(0, '127.0.0.1');
    await once(strict, 'listening');
    const { port } = strict.address() as { port: number };
    const refused = await examine({
      SMTP_URL: `smtp://shop:planted@127.0.0.1:${port}`,
      MAIL_FROM: 'shop@shop.test',
    });
    expect(refused).toMatch(/^wrong: .+Invalid login: 535 no/);
    expect(refused).not.toContain('planted');
    strict.close();
  });
});
