import type { AuditedFields, AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { EditedReturnRules, ReturnRules } from '../domain/return-rules';
import type { ReturnRulesRepository } from './ports';

interface EditReturnRulesInput extends EditedReturnRules {
  /** That the edit is based on. */
  version: number;
}

export class EditReturnRules {
  constructor(
    private readonly rules: ReturnRulesRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws StaleReturnRules */
  execute({ version, ...draft }: EditReturnRulesInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const rules = await this.rules.findForChange();
      const before = audited(rules);
      rules.edit(version, draft);
      await this.rules.save(rules);
      await this.audit.record({
        ...{ subject: 'setting', subjectId: 'return-rules', label: 'Rules of returns', action: 'edited' },
        ...{ before, after: audited(rules) },
      });
    });
  }
}

const audited = ({ state: { version: _, fee, ...fields } }: ReturnRules): AuditedFields => ({
  ...fields,
  fee: fee.toString(),
});
