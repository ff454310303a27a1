import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchWithdrawal } from '../domain/withdrawal.errors';
import type { WithdrawalRepository } from './ports';
import { labelOf } from './withdrawal-label';

interface SettleWithdrawalInput {
  withdrawalId: string;
  /** False: it waits again. */
  isDone: boolean;
}

/** An admin has dealt with a withdrawal, or has not after all. */
export class SettleWithdrawal {
  constructor(
    private readonly withdrawals: WithdrawalRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchWithdrawal */
  execute({ withdrawalId, isDone }: SettleWithdrawalInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const withdrawal = await this.withdrawals.findForChange(withdrawalId);
      if (!withdrawal) throw new NoSuchWithdrawal();
      const wasDone = withdrawal.state.settledAt !== null;
      if (isDone) withdrawal.settle(this.clock.now());
      else withdrawal.reopen();
      await this.withdrawals.save(withdrawal);
      await this.audit.record({
        subject: 'withdrawal',
        subjectId: withdrawalId,
        label: labelOf(withdrawal),
        action: isDone ? 'dealt with' : 'opened again',
        before: { done: wasDone },
        after: { done: isDone },
      });
    });
  }
}
