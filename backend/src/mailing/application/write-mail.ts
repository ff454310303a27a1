import type { Clock } from '../../shared/time/clock';
import type { Jobs } from '../../shared/jobs';
import { Mail } from '../domain/mail';
import type { MailKind } from '../domain/mail-kind';
import { isOfLink } from '../domain/mail-kind';
import { hourlyLimitOf } from '../domain/unasked-mails';
import type { MailRepository, MailTransport } from './ports';
import type { Recipients } from './recipients';
import { sendJobOf } from './send-mail';

export interface WriteMailInput {
  kind: MailKind;
  /** The id of what it tells. */
  factId: string;
  /** The order of a parcel or a refund, or to which a link was requested. */
  orderId?: string;
  /** The user whose account was changed. */
  userId?: string;
}

const hourMs = 3_600_000;

/**
 * Has an e-mail about a fact sent: one of each kind, however often it is asked for, and a few unasked ones an hour to each mailbox.
 * In the caller's transaction.
 */
export class WriteMail {
  constructor(
    private readonly mails: MailRepository,
    private readonly recipients: Pick<Recipients, 'of' | 'isCustomer'>,
    private readonly transport: MailTransport,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute({ kind, factId, orderId, userId }: WriteMailInput): Promise<void> {
    if (!this.transport.isOn) return;
    const requested = isOfLink(kind) ? orderId : undefined;
    const recipient = await this.recipients.of(kind, userId ?? requested ?? factId);
    if (!recipient) return;
    const now = this.clock.now();
    const mail = Mail.write({ kind, factId, orderId: orderId ?? null, recipient }, now);
    if (await this.isTooMany(mail, now)) mail.record(tooMany, now);
    const mailId = mail.state.id;
    if ((await this.mails.add(mail)) && mail.isWaiting)
      await this.jobs.schedule(sendJobOf(kind), { mailId }, 0);
  }

  private async isTooMany({ state: { kind, factId, recipient } }: Mail, now: Date): Promise<boolean> {
    const limit = hourlyLimitOf(kind);
    if (limit === undefined || (await this.recipients.isCustomer(kind, factId))) return false;
    await this.mails.lockMailbox(recipient);
    const since = new Date(now.getTime() - hourMs);
    return (await this.mails.countOf(limit.of, recipient, since)) >= limit.atMost;
  }
}

const tooMany = { kind: 'pointless', reason: 'The mailbox had as many e-mails this hour as it may' } as const;
