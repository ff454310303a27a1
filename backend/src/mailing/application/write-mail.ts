import type { PlacedOrders } from '../../ordering/placed-orders';
import type { Clock } from '../../shared/clock';
import type { Jobs } from '../../shared/jobs';
import { Mail } from '../domain/mail';
import { isForOwner, type MailKind } from '../domain/mail-kind';
import type { MailRepository, MailTransport } from './ports';
import { sendMail } from './send-mail';

interface WriteMailInput {
  kind: MailKind;
  orderId: string;
}

/** Has an e-mail about an order sent: one of each kind, however often it is asked for. In the caller's transaction. */
export class WriteMail {
  constructor(
    private readonly mails: MailRepository,
    private readonly orders: PlacedOrders,
    private readonly transport: MailTransport,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute({ kind, orderId }: WriteMailInput): Promise<void> {
    if (!this.transport.isOn) return;
    const recipient = isForOwner(kind) ? this.transport.ownerAddress : await this.shopperOf(orderId);
    if (!recipient) return;
    const mail = Mail.write({ kind, factId: orderId, recipient }, this.clock.now());
    if (await this.mails.add(mail)) await this.jobs.schedule(sendMail, { mailId: mail.state.id }, 0);
  }

  private async shopperOf(orderId: string): Promise<string | undefined> {
    const order = await this.orders.find(orderId);
    return order?.shopperEmail ?? undefined;
  }
}
