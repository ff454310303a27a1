import { Money } from '../../../../shared/money';
import { ReturnRulesRepository } from '../../application/ports';
import { ReturnRules, type ReturnRulesState } from '../../domain/return-rules';

export class InMemoryReturnRulesRepository extends ReturnRulesRepository {
  private readonly kept = new Map<'rules', ReturnRulesState>([
    [
      'rules',
      {
        ...{ windowDays: 30, wayPaidBy: 'shopper', fee: Money.zero, arrivalDays: 21, holdDays: 14 },
        ...{ exclusions: [], version: 1 },
      },
    ],
  ]);

  async find(): Promise<ReturnRules> {
    return ReturnRules.restore(this.kept.get('rules')!);
  }

  findForChange(): Promise<ReturnRules> {
    return this.find();
  }

  async save({ state }: ReturnRules): Promise<void> {
    this.kept.set('rules', state);
  }
}
