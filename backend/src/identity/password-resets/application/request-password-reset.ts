import { newId } from '../../../shared/ids';
import { job, type Jobs } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoMailServer } from '../domain/password-reset.errors';
import type { PasswordResetLimit } from './ports';

interface RequestedReset extends Record<string, string> {
  resetId: string;
  email: string;
}

/** One at a time for a mailbox. */
export const openPasswordReset = job<RequestedReset>('identity:open-password-reset', ({ email }) => email);

interface RequestPasswordResetInput {
  email: string;
  /** Where it is asked from. */
  address: string;
}

/** Whether there is an account is found out by a job: the response and its time are the same either way. */
export class RequestPasswordReset {
  constructor(
    private readonly limit: PasswordResetLimit,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly hasMailServer: boolean,
  ) {}

  /** @throws TooManyAttempts, NoMailServer */
  async execute({ email, address }: RequestPasswordResetInput): Promise<void> {
    if (!this.hasMailServer) throw new NoMailServer();
    await this.limit.record(email, address);
    await this.unitOfWork.run(() => this.jobs.schedule(openPasswordReset, { resetId: newId(), email }, 0));
  }
}
