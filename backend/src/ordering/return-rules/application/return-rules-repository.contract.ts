import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { StaleReturnRules } from '../domain/return-rules.errors';
import type { ReturnRulesRepository } from './ports';

interface World {
  rules: ReturnRulesRepository;
  unitOfWork: UnitOfWork;
}

export function describeReturnRulesRepository(world: () => World): void {
  it('has the rules of a new shop, and those that were saved', async () => {
    const { rules, unitOfWork } = world();
    const first = await rules.find();
    expect(first.state).toEqual({
      ...{ windowDays: 30, wayPaidBy: 'shopper', fee: Money.zero, arrivalDays: 21, holdDays: 14 },
      ...{ exclusions: [], version: 1 },
    });
    const [socks, suit] = [newId(), newId()];
    const draft = {
      ...{
        windowDays: 60,
        wayPaidBy: 'shop' as const,
        fee: Money.ofCents(490),
        arrivalDays: 14,
        holdDays: 7,
      },
      exclusions: [
        { productId: socks, reason: 'opened' as const },
        { productId: suit, reason: 'made-to-order' as const },
      ],
    };
    await unitOfWork.run(async () => {
      const changed = await rules.findForChange();
      changed.edit(1, draft);
      await rules.save(changed);
    });
    const found = await rules.find();
    expect(found.state).toEqual({ ...draft, version: 2 });
    expect(found.exclusionsOf([suit, newId()])).toEqual([draft.exclusions[1]]);
    expect(() => found.edit(1, draft)).toThrow(StaleReturnRules);
  });
}
