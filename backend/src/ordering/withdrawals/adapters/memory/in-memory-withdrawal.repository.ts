import type { Outbox } from '../../../../shared/events/outbox';
import { WithdrawalRepository } from '../../application/ports';
import { Withdrawal, type WithdrawalOutcome, type WithdrawalState } from '../../domain/withdrawal';

export class InMemoryWithdrawalRepository extends WithdrawalRepository {
  readonly withdrawals = new Map<string, WithdrawalState>();

  constructor(private readonly outbox: Outbox) {
    super();
  }

  async add(withdrawal: Withdrawal): Promise<boolean> {
    if (this.withdrawals.has(withdrawal.id)) return false;
    await this.keep(withdrawal, { ...withdrawal.state });
    return true;
  }

  async find(id: string): Promise<Withdrawal | undefined> {
    const state = this.withdrawals.get(id);
    return state && Withdrawal.restore(state);
  }

  findForChange(id: string): Promise<Withdrawal | undefined> {
    return this.find(id);
  }

  async outcomeOf(orderId: string): Promise<WithdrawalOutcome | undefined> {
    const all = [...this.withdrawals.values()];
    const found = all.find((one) => one.orderId === orderId && one.carriedOutAt !== null);
    return found && { cancellationId: found.cancellationId, returnId: found.returnId };
  }

  async save(withdrawal: Withdrawal): Promise<void> {
    await this.keep(withdrawal, { ...withdrawal.state });
  }

  private async keep(withdrawal: Withdrawal, state: WithdrawalState): Promise<void> {
    this.withdrawals.set(withdrawal.id, state);
    await this.outbox.add(withdrawal.pullEvents());
  }
}
