import type { Clock } from '../../shared/clock';
import type { Jobs } from '../../shared/jobs';
import { Mail } from '../domain/mail';
import type { MailKind } from '../domain/mail-kind';
import type { MailRepository, MailTransport } from './ports';
import type { Recipients } from './recipients';
import { sendJobOf } from './send-mail';

interface WriteMailInput {
  kind: MailKind;
  /** The id of what it tells. */
  factId: string;
  /** Of a parcel or a refund. */
  orderId?: string;
}

/** Has an e-mail about a fact sent: one of each kind, however often it is asked for. In the caller's transaction. */
export class WriteMail {
  constructor(
    private readonly mails: MailRepository,
    private readonly recipients: Recipients,
    private readonly transport: MailTransport,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute({ kind, factId, orderId }: WriteMailInput): Promise<void> {
    if (!this.transport.isOn) return;
    const recipient = await this.recipients.of(kind, factId);
    if (!recipient) return;
    const mail = Mail.write({ kind, factId, orderId: orderId ?? null, recipient }, this.clock.now());
    const mailId = mail.state.id;
    if (await this.mails.add(mail)) await this.jobs.schedule(sendJobOf(kind), { mailId }, 0);
  }
}
