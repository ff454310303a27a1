import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../platform/mail/mail.settings';
import { type Finding, unset, whyOf, works, wrong } from './finding';

const part = 'Mail server';
const timeoutMs = 5_000;

/** Whether it lets the shop in; it sends nothing. */
export async function checkMailServer({
  smtp,
  MAIL_OWNER,
  ALLOW_SMTP_WITHOUT_TLS,
}: Pick<MailSettings, 'smtp' | 'MAIL_OWNER' | 'ALLOW_SMTP_WITHOUT_TLS'>): Promise<Finding> {
  if (!smtp) return unset(part, 'SMTP_URL is not set: the shop sends no e-mails');
  const { from, ...server } = smtp;
  const transport = createTransport({
    ...server,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
    const owner = MAIL_OWNER
      ? `notices for the owner go to ${MAIL_OWNER}`
      : 'MAIL_OWNER is not set: the owner gets none';
    const risk = ALLOW_SMTP_WITHOUT_TLS === 'true' ? '; ALLOW_SMTP_WITHOUT_TLS lets others read them' : '';
    return works(part, `${smtp.host} takes e-mails from ${from}; ${owner}${risk}`);
  } catch (error) {
    return wrong(part, `${smtp.host}:${smtp.port} does not let the shop in (${whyOf(error)})`);
  }
}
