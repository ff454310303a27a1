import type { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailSettings } from '../../../platform/mail/mail.settings';

type Smtp = NonNullable<MailSettings['smtp']>;

/** A mail server that takes longer counts as away; the e-mail is tried again later. */
export const defaultTimeouts = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  dnsTimeout: 5_000,
};

type Step = (done: (error?: Error | null) => void) => void;

/** A connection to the mail server, which takes one e-mail after the other. */
export class SmtpSession {
  private readonly connection: SMTPConnection;
  private readonly failed: Promise<never>;
  private open = true;

  private constructor(
    private readonly from: string,
    server: Omit<Smtp, 'from' | 'auth'> & typeof defaultTimeouts,
  ) {
    this.connection = new SMTPConnection(server);
    this.failed = new Promise<never>((_, reject) => this.connection.on('error', reject));
    this.failed.catch(() => undefined);
    this.connection.once('end', () => (this.open = false));
  }

  /** Connects, and signs in where there is an account. */
  static async begin(
    { from, auth, ...server }: Smtp,
    timeouts: typeof defaultTimeouts,
  ): Promise<SmtpSession> {
    const session = new SmtpSession(from, { ...server, ...timeouts });
    await session.step((done) => session.connection.connect(done));
    if (auth) await session.step((done) => session.connection.login({ credentials: auth }, done));
    return session;
  }

  /** The mail server may have ended it. */
  get isOpen(): boolean {
    return this.open;
  }

  /** Reads the text when the mail server has agreed to take it. After a failure, the session is closed. */
  send(to: string, text: Readable): Promise<void> {
    return this.step((done) => this.connection.send({ from: this.from, to: [to] }, text, done));
  }

  quit(): void {
    if (this.open) this.connection.quit();
  }

  close(): void {
    this.connection.close();
  }

  private async step(perform: Step): Promise<void> {
    try {
      await Promise.race([
        this.failed,
        new Promise<void>((resolve, reject) => perform((error) => (error ? reject(error) : resolve()))),
      ]);
    } catch (error) {
      this.close();
      throw error;
    }
  }
}
