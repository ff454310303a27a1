import type { PasswordResets } from '../../identity/password-resets';
import type { PlacedOrders } from '../../ordering/placed-orders';
import type { Clock } from '../../shared/clock';
import type { Jobs } from '../../shared/jobs';
import { Mail } from '../domain/mail';
import { isAboutOrder, isForOwner, type MailKind } from '../domain/mail-kind';
import type { MailRepository, MailTransport } from './ports';
import { sendMail } from './send-mail';

interface WriteMailInput {
  kind: MailKind;
  /** Of an order or a password reset. */
  factId: string;
}

/** Has an e-mail about a fact sent: one of each kind, however often it is asked for. In the caller's transaction. */
export class WriteMail {
  constructor(
    private readonly mails: MailRepository,
    private readonly orders: PlacedOrders,
    private readonly resets: PasswordResets,
    private readonly transport: MailTransport,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute({ kind, factId }: WriteMailInput): Promise<void> {
    if (!this.transport.isOn) return;
    const recipient = await this.recipientOf(kind, factId);
    if (!recipient) return;
    const mail = Mail.write({ kind, factId, recipient }, this.clock.now());
    if (await this.mails.add(mail)) await this.jobs.schedule(sendMail, { mailId: mail.state.id }, 0);
  }

  private async recipientOf(kind: MailKind, factId: string): Promise<string | null | undefined> {
    if (isForOwner(kind)) return this.transport.ownerAddress;
    if (!isAboutOrder(kind)) return this.resets.recipientOf(factId);
    return (await this.orders.find(factId))?.shopperEmail;
  }
}
