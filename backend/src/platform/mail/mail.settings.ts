import { z } from 'zod';
import { oneOf, settingsOf } from '../config/settings';

const smtp = String.raw`smtps?:\/\/([^\s:@/]+:[^\s@/]+@)?[\w.-]+(:\d+)?`;

const address = z.email('must be an e-mail address');

/** The mail server. Without one, the shop sends no e-mails. */
export class MailSettings extends settingsOf(
  {
    SMTP_URL: z
      .string()
      .regex(new RegExp(`^${smtp}$`), 'must be like smtp://user:password@mail.example:587')
      .optional()
      .meta({
        description:
          'the mail server that sends the e-mails of the shop; `smtps://` for TLS from the start (port 465), ' +
          'otherwise STARTTLS, without which nothing is sent but to this machine; a password with special characters is percent-encoded',
        whenUnset: "the demo's mail catcher; without the demo the shop sends no e-mails",
      }),
    ALLOW_SMTP_WITHOUT_TLS: oneOf('true', 'false').default('false').meta({
      description:
        '`true` sends e-mails also to a mail server that offers no TLS, which whoever is on the way can read and, with the links in them, use',
    }),
    MAIL_FROM: address.optional().meta({
      description: 'the address that the e-mails come from; required with `SMTP_URL`',
    }),
    MAIL_OWNER: address.optional().meta({
      description: 'the address of the owner, who learns of new orders, low stock and discrepancies',
      whenUnset: 'unset: the owner gets no e-mails',
    }),
  },
  [
    ({ SMTP_URL, MAIL_FROM }) =>
      SMTP_URL !== undefined && MAIL_FROM === undefined && 'MAIL_FROM must be set where SMTP_URL is',
  ],
) {
  /** Undefined without a mail server. */
  get smtp() {
    if (!this.SMTP_URL || !this.MAIL_FROM) return undefined;
    const { protocol, hostname, port, username, password } = new URL(this.SMTP_URL);
    const secure = protocol === 'smtps:';
    return {
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !isThisMachine(hostname) && this.ALLOW_SMTP_WITHOUT_TLS !== 'true',
      auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
      from: this.MAIL_FROM,
    };
  }
}

const isThisMachine = (host: string): boolean => host === 'localhost' || /^127(\.\d+){3}$/.test(host);
