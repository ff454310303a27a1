import type { Clock } from '../../../shared/time/clock';
import { job, type Jobs } from '../../../shared/jobs';
import { dayMs, hourMs, Retention } from '../../../shared/time/retention';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { LoginAttempts } from '../../passwords/application/ports';
import type { EmailChangeRepository } from '../../own-account/application/ports';
import type { PasswordResetRepository } from '../../password-resets/application/ports';
import type { StaffInvitationRepository } from '../../staff-invitations/application/ports';
import type { SessionRepository } from '../../sessions/application/ports';

export const clearOut = job<Record<string, never>>('identity:clear-out', () => 'all');

/** For so much longer than the others, a link says why it no longer works. */
const invitationsKeptMs = 29 * dayMs;

/**
 * Deletes sessions, counts of failures, password resets and changes of e-mail addresses that have been over for a day, which is more than
 * servers' clocks are apart. Invitations are kept for 30 days.
 */
export class ClearOut extends Retention {
  constructor(
    sessions: SessionRepository,
    attempts: LoginAttempts,
    resets: PasswordResetRepository,
    emailChanges: EmailChangeRepository,
    invitations: StaffInvitationRepository,
    jobs: Jobs,
    unitOfWork: UnitOfWork,
    clock: Clock,
  ) {
    const deleteBefore = async (time: Date, limit: number) =>
      Math.max(
        await sessions.deleteExpired(time, limit),
        await attempts.deleteExpired(time, limit),
        await resets.deleteRequestedBefore(time, limit),
        await emailChanges.deleteRequestedBefore(time, limit),
        await invitations.deleteOverBefore(new Date(time.getTime() - invitationsKeptMs), limit),
      );
    super(clearOut, { keptMs: dayMs, everyMs: hourMs }, deleteBefore, jobs, unitOfWork, clock);
  }
}
