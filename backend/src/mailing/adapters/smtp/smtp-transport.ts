import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { composeMessage } from './compose-message';
import { type Envelope, type Letter, MailTransport } from '../../application/ports';
import type { Delivery } from '../../domain/mail';
import type { MailSettings } from '../../../platform/mail/mail.settings';

type Smtp = NonNullable<MailSettings['smtp']>;

/** A mail server that takes longer counts as away; the e-mail is tried again later. */
const defaultTimeouts = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  dnsTimeout: 5_000,
};

/** From here on, a mail server says that trying again is of no use (RFC 5321, 4.2.1). */
const firstFinalCode = 500;

interface SmtpError {
  message: string;
  /** What the mail server answered, if it did. */
  responseCode?: number;
  code?: string;
}

/**
 * Speaks SMTP one connection at a time, which nodemailer's transports hide: the text is read only after the mail server has agreed to
 * take it, so that this moment can be recorded first.
 */
export class SmtpTransport extends MailTransport {
  constructor(
    private readonly smtp: Smtp | undefined,
    readonly ownerAddress: string | undefined,
    private readonly timeouts = defaultTimeouts,
  ) {
    super();
  }

  get isOn(): boolean {
    return this.smtp !== undefined;
  }

  async send(letter: Letter, to: Envelope, begin: () => Promise<void>): Promise<Delivery> {
    if (!this.smtp) return { kind: 'refused', isFinal: true, reason: 'No mail server is set (SMTP_URL)' };
    const message = await composeMessage(letter, to, this.smtp.from);
    let hasBegun = false;
    const text = Readable.from(
      (async function* () {
        await begin();
        hasBegun = true;
        yield message;
      })(),
    );
    try {
      await deliver({ ...this.smtp, ...this.timeouts }, to.recipient, text);
      return { kind: 'accepted' };
    } catch (error) {
      return refusal(error as SmtpError, hasBegun);
    } finally {
      text.destroy();
    }
  }
}

function refusal({ message, responseCode, code }: SmtpError, hasBegun: boolean): Delivery {
  if (responseCode === undefined && hasBegun) return { kind: 'unknown', reason: message };
  // A wrong password or a missing certificate is the owner's mistake, which a day may mend.
  const isOurs = code === 'EAUTH' || code === 'ETLS';
  const isFinal = responseCode !== undefined && responseCode >= firstFinalCode && !isOurs;
  return { kind: 'refused', isFinal, reason: message };
}

async function deliver(
  { from, auth, ...server }: Smtp & typeof defaultTimeouts,
  to: string,
  text: Readable,
): Promise<void> {
  const connection = new SMTPConnection(server);
  const failed = new Promise<never>((_, reject) => connection.once('error', reject));
  failed.catch(() => undefined);
  const step = (perform: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => perform((error) => (error ? reject(error) : resolve()))),
    ]);
  try {
    await step((done) => connection.connect(done));
    if (auth) await step((done) => connection.login({ credentials: auth }, done));
    await step((done) => connection.send({ from, to: [to] }, text, done));
    connection.quit();
  } catch (error) {
    connection.close();
    throw error;
  }
}
