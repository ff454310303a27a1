import type { OnApplicationShutdown } from '@nestjs/common';
import { Readable } from 'node:stream';
import { composeMessage } from './compose-message';
import { IdleSessions } from './idle-sessions';
import { defaultTimeouts, SmtpSession } from './smtp-session';
import { type Envelope, type RenderedMail, MailTransport } from '../../application/ports';
import type { Delivery } from '../../domain/mail';
import type { MailSettings } from '../../../platform/mail/mail.settings';

type Smtp = NonNullable<MailSettings['smtp']>;

/** From here on, a mail server says that trying again is of no use (RFC 5321, 4.2.1). */
const firstFinalCode = 500;

interface SmtpError {
  message: string;
  /** The mail server's response, if there was one. */
  responseCode?: number;
  code?: string;
}

/** A server ends a session with this code, for instance after enough e-mails. */
const sessionEnds = 421;

/**
 * Speaks SMTP itself, because nodemailer's transports read the text too early: here it is read only after the mail server has agreed
 * to take it, so that this moment can be recorded first. A connection takes the next e-mail, too, if that comes soon.
 */
export class SmtpTransport extends MailTransport implements OnApplicationShutdown {
  private readonly idle = new IdleSessions();

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

  async send(mail: RenderedMail, to: Envelope, begin: () => Promise<void>): Promise<Delivery> {
    if (!this.smtp) return { kind: 'refused', isFinal: true, reason: 'No mail server is set (SMTP_URL)' };
    const message = await composeMessage(mail, to, this.smtp.from);
    const known = this.idle.take();
    if (known) {
      const tried = new Attempt(to.recipient, message, begin);
      const delivery = await this.try(tried, known);
      if (!tried.isToBeRepeated) return delivery;
    }
    return this.try(new Attempt(to.recipient, message, begin));
  }

  onApplicationShutdown(): void {
    this.idle.end();
  }

  private async try(attempt: Attempt, known?: SmtpSession): Promise<Delivery> {
    try {
      const session = known ?? (await SmtpSession.begin(this.smtp!, this.timeouts));
      await attempt.sendBy(session);
      this.idle.put(session);
      return { kind: 'accepted' };
    } catch (error) {
      return attempt.failed(error as SmtpError);
    }
  }
}

/** An attempt hands over one e-mail in one session. */
class Attempt {
  /** Whether the session ended before the mail server had asked for the text: it said nothing about this e-mail. */
  isToBeRepeated = false;
  private isAsked = false;
  private hasBegun = false;

  constructor(
    private readonly to: string,
    private readonly message: Buffer,
    private readonly begin: () => Promise<void>,
  ) {}

  async sendBy(session: SmtpSession): Promise<void> {
    const text = Readable.from(this.text());
    await session.send(this.to, text).finally(() => text.destroy());
  }

  failed(error: SmtpError): Delivery {
    const { responseCode = sessionEnds } = error;
    this.isToBeRepeated = !this.isAsked && responseCode === sessionEnds;
    return refusal(error, this.hasBegun);
  }

  private async *text(): AsyncGenerator<Buffer> {
    this.isAsked = true;
    await this.begin();
    this.hasBegun = true;
    yield this.message;
  }
}

function refusal({ message, responseCode, code }: SmtpError, hasBegun: boolean): Delivery {
  if (responseCode === undefined && hasBegun) return { kind: 'unknown', reason: message };
  // A wrong password or a missing certificate is the owner's mistake, which a day may mend.
  const isOurs = code === 'EAUTH' || code === 'ETLS';
  const isFinal = responseCode !== undefined && responseCode >= firstFinalCode && !isOurs;
  return { kind: 'refused', isFinal, reason: message };
}
