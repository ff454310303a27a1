import type { AuditTrail } from '../../audit/audit-trail';
import type { Jobs } from '../../shared/jobs';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { NoSuchMail } from '../domain/mailing.errors';
import type { MailRepository } from './ports';
import { sendMail } from './send-mail';

/** For an e-mail that failed, or of which nobody knows whether it arrived. */
export class SendMailAgain {
  constructor(
    private readonly mails: MailRepository,
    private readonly audit: AuditTrail,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchMail, MailNotFailed */
  execute({ mailId }: { mailId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const mail = await this.mails.findForChange(mailId);
      if (!mail) throw new NoSuchMail();
      mail.retry();
      await this.mails.save(mail);
      await this.jobs.schedule(sendMail, { mailId }, 0);
      const { kind, factId, recipient } = mail.state;
      await this.audit.record({
        subject: 'order',
        subjectId: factId,
        label: `E-mail ${kind} to ${recipient}`,
        action: 'sent again',
      });
    });
  }
}
