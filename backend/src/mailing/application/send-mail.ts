import type { Clock } from '../../shared/time/clock';
import { job, type Jobs } from '../../shared/jobs';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { Delivery, Mail } from '../domain/mail';
import { isAwaited, type MailKind } from '../domain/mail-kind';
import type { MailRepository, MailTemplates, MailTransport, RenderedMail } from './ports';

interface SendMailInput extends Record<string, string> {
  mailId: string;
}

const jobOf = (priority: number) =>
  job<SendMailInput>('mailing:send-mail', ({ mailId }) => mailId, { workers: 'mail', priority });

export const sendMail = jobOf(0);
const sendAwaitedMail = jobOf(-1);

export const sendJobOf = (kind: MailKind) => (isAwaited(kind) ? sendAwaitedMail : sendMail);

const cutOff: Delivery = { kind: 'unknown', reason: 'The server stopped while the mail server took it' };
const pointless: Delivery = { kind: 'pointless', reason: 'There is nothing to tell any more' };

/**
 * Hands an e-mail to the mail server, at most once. Before its text leaves, it is recorded that it may arrive; a run that finds this
 * record does not know whether it did, and leaves the decision to a person.
 */
export class SendMail {
  constructor(
    private readonly mails: MailRepository,
    private readonly templates: MailTemplates,
    private readonly transport: MailTransport,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ mailId }: SendMailInput): Promise<void> {
    const mail = await this.mails.find(mailId);
    if (mail?.isCutOff) await this.record(mailId, cutOff);
    if (!mail?.isWaiting) return;
    const renderedMail = await this.templates.write(mail.state);
    if (renderedMail) await this.record(mailId, await this.deliver(mail, renderedMail));
    else await this.drop(mailId);
  }

  private deliver({ state }: Mail, renderedMail: RenderedMail): Promise<Delivery> {
    const { recipient, kind, factId } = state;
    const envelope = { recipient, messageId: `${kind}.${factId}` };
    return this.transport.send(renderedMail, envelope, () => this.begin(state.id, renderedMail));
  }

  private begin(mailId: string, renderedMail: RenderedMail): Promise<void> {
    return this.change(mailId, async (mail) => mail.begin(renderedMail));
  }

  private record(mailId: string, delivery: Delivery): Promise<void> {
    return this.change(mailId, async (mail) => {
      const delayMs = mail.record(delivery, this.clock.now());
      if (delayMs !== undefined) await this.jobs.schedule(sendJobOf(mail.state.kind), { mailId }, delayMs);
    });
  }

  /** Looks again under the lock, for which the event of a newer fact waits: an e-mail that this event finds waiting is not dropped. */
  private drop(mailId: string): Promise<void> {
    return this.change(mailId, async (mail) => {
      if (await this.templates.write(mail.state))
        await this.jobs.schedule(sendJobOf(mail.state.kind), { mailId }, 0);
      else mail.record(pointless, this.clock.now());
    });
  }

  private change(mailId: string, change: (mail: Mail) => Promise<void>): Promise<void> {
    return this.unitOfWork.run(async () => {
      const mail = await this.mails.findForChange(mailId);
      if (!mail) return;
      await change(mail);
      await this.mails.save(mail);
    });
  }
}
