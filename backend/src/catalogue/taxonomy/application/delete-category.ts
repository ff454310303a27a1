import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { CategoryRepository } from './ports';
import { auditedCategory, categoryEntry } from './taxonomy-audit';

export class DeleteCategory {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchCategory, CategoryHasChildren, CategoryInUse, CategoryInRule */
  execute(slug: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const tree = await this.categories.findForChange();
      const category = tree.find(slug);
      tree.delete(slug);
      await this.categories.save(tree);
      await this.audit.record(
        categoryEntry(category, { action: 'deleted', before: auditedCategory(category) }),
      );
    });
  }
}
