import type { Clock } from '../../shared/time/clock';
import { job, type Jobs } from '../../shared/jobs';
import { dayMs, Retention } from '../../shared/time/retention';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { MailRepository } from './ports';

export const forgetMails = job<Record<string, never>>('mailing:forget-mails', () => 'all', { priority: 2 });

/** Long enough to answer a customer who asks for an e-mail. */
const kept = 400 * dayMs;

/** Which e-mails were sent to whom. */
export class ForgetMails extends Retention {
  constructor(mails: MailRepository, jobs: Jobs, unitOfWork: UnitOfWork, clock: Clock) {
    const deleteBefore = (time: Date, limit: number) => mails.deleteEndedBefore(time, limit);
    super(forgetMails, { keptMs: kept, everyMs: dayMs }, deleteBefore, jobs, unitOfWork, clock);
  }
}
