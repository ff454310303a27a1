import type { AuditEntry, AuditTrail } from '../../audit/audit-trail';
import type { Jobs } from '../../shared/jobs';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { type MailState, orderOf } from '../domain/mail';
import { MailIsPointless, NoSuchMail } from '../domain/mailing.errors';
import type { MailRepository, MailTemplates } from './ports';
import { sendJobOf } from './send-mail';

interface SendMailAgainInput {
  mailId: string;
  /** Undefined means the same address. */
  recipient: string | undefined;
}

/** For an e-mail that failed, or of which nobody knows whether it arrived; to another address for any that was sent. */
export class SendMailAgain {
  constructor(
    private readonly mails: MailRepository,
    private readonly templates: MailTemplates,
    private readonly audit: AuditTrail,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchMail, MailNotFailed, MailNotRepeatable, MailIsPointless */
  execute({ mailId, recipient: elsewhere }: SendMailAgainInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const mail = await this.mails.findForChange(mailId);
      if (!mail) throw new NoSuchMail();
      const before = mail.state.recipient;
      mail.retry(elsewhere);
      // A letter that went out stays known as sent, when there is nothing to write any more.
      if (!(await this.templates.write(mail.state))) throw new MailIsPointless();
      await this.mails.save(mail);
      const { kind, recipient } = mail.state;
      await this.jobs.schedule(sendJobOf(kind), { mailId }, 0);
      const label = `E-mail ${kind} to ${recipient}`;
      const moved = recipient === before ? {} : { before: { recipient: before }, after: { recipient } };
      await this.audit.record({ ...subjectOf(mail.state), label, action: 'sent again', ...moved });
    });
  }
}

function subjectOf(mail: MailState): Pick<AuditEntry, 'subject' | 'subjectId'> {
  const { id, kind, factId } = mail;
  const orderId = orderOf(mail);
  if (orderId !== null) return { subject: 'order', subjectId: orderId };
  if (kind === 'welcome') return { subject: 'customer', subjectId: factId };
  return { subject: 'setting', subjectId: `e-mail:${id}` };
}
