import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

export interface CaughtMail {
  /** Counts up from 1. */
  number: number;
  recipients: string[];
  from: string;
  subject: string;
  messageId: string;
  html: string;
  text: string;
  caughtAt: Date;
}

const maxCaught = 200;

/**
 * - `takes`: as a mail server should
 * - `holds`: takes each text and never says so
 * - `silent`: accepts connections and says nothing
 */
type Habit = 'takes' | 'holds' | 'silent';

/** A mail server that delivers nothing and shows what it took. It keeps the newest e-mails until it stops. */
export class MailCatcher {
  /** The newest e-mail comes first. */
  readonly mails: CaughtMail[] = [];
  /** The code with which the server refuses, such as 550 for an unknown mailbox, by recipient. */
  readonly refusals = new Map<string, number>();
  habit: Habit = 'takes';
  private taken = 0;
  private readonly server = new SMTPServer({
    authOptional: true,
    // The certificate that smtp-server brings is for tests only.
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      if (this.habit !== 'silent') done();
    },
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onRcptTo: ({ address }, _session, done) => done(this.refusalOf(address)),
    onData: (stream, session, done) => {
      this.take(stream, session).then(() => this.habit === 'holds' || done(), done);
    },
  });

  private constructor() {
    // A sender that breaks off is none of its business.
    this.server.on('error', () => undefined);
  }

  /** @param port 0 takes a free one */
  static async start(port = 0, host = '127.0.0.1'): Promise<MailCatcher> {
    const catcher = new MailCatcher();
    await once(catcher.server.listen(port, host), 'listening');
    return catcher;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  /** A shop's server with these settings sends its e-mails here. */
  get settings() {
    return {
      SMTP_URL: `smtp://127.0.0.1:${this.port}`,
      MAIL_FROM: 'shop@haberdash.test',
      MAIL_OWNER: 'owner@haberdash.test',
    };
  }

  mailsTo(recipient: string): CaughtMail[] {
    return this.mails.filter(({ recipients }) => recipients.includes(recipient));
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private refusalOf(recipient: string): Error | null {
    const responseCode = this.refusals.get(recipient);
    return responseCode ? Object.assign(new Error('The mailbox refuses'), { responseCode }) : null;
  }

  private async take(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const { from, subject = '', messageId = '', html, text = '' } = await simpleParser(stream);
    this.taken += 1;
    this.mails.unshift({
      number: this.taken,
      recipients: envelope.rcptTo.map(({ address }) => address),
      from: from?.text ?? '',
      subject,
      messageId,
      html: html || '',
      text,
      caughtAt: new Date(),
    });
    this.mails.splice(maxCaught);
  }
}
