import { job, type Jobs } from '../../../shared/jobs';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { WithdrawalIdTaken } from '../domain/withdrawal.errors';
import { type Statement, Withdrawal } from '../domain/withdrawal';
import type { WithdrawalLimit, WithdrawalRepository } from './ports';

interface MatchWithdrawalInput extends Record<string, string> {
  withdrawalId: string;
}

export const matchWithdrawal = job<MatchWithdrawalInput>(
  'ordering:match-withdrawal',
  ({ withdrawalId }) => withdrawalId,
);

interface DeclareWithdrawalInput {
  withdrawalId: string;
  statement: Statement;
  /** Where it comes from. */
  address: string;
}

/** Records what is declared, whatever it says. Orders are looked at by a job alone: the response and its time are the same for all numbers. */
export class DeclareWithdrawal {
  constructor(
    private readonly limit: WithdrawalLimit,
    private readonly withdrawals: WithdrawalRepository,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns when it was received, which is the first time for a repeated call @throws TooManyAttempts, WithdrawalIdTaken */
  async execute({ withdrawalId, statement, address }: DeclareWithdrawalInput): Promise<Date> {
    await this.limit.record(address);
    return this.unitOfWork.run(async () => {
      const withdrawal = Withdrawal.declare(withdrawalId, statement, this.clock.now());
      if (!(await this.withdrawals.add(withdrawal))) return this.receivedBefore(withdrawalId, statement);
      await this.jobs.schedule(matchWithdrawal, { withdrawalId }, 0);
      return withdrawal.state.at;
    });
  }

  private async receivedBefore(withdrawalId: string, statement: Statement): Promise<Date> {
    const earlier = await this.withdrawals.find(withdrawalId);
    if (!earlier?.says(statement)) throw new WithdrawalIdTaken();
    return earlier.state.at;
  }
}
