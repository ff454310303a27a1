import type { AuditTrail } from '../../../audit/audit-trail';
import type { Pictures } from '../../../pictures/pictures';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { CategoryDetails } from '../domain/category-tree';
import { assertPictureExists } from '../../../pictures/assert-picture-exists';
import type { CategoryRepository } from './ports';
import { auditedCategory, categoryEntry } from './taxonomy-audit';

interface AddCategoryInput extends CategoryDetails {
  slug: string;
}

export class AddCategory {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly pictures: Pictures,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchPicture and what `CategoryTree.add` throws */
  async execute({ slug, ...details }: AddCategoryInput): Promise<void> {
    if (details.picture !== null) await assertPictureExists(details.picture, this.pictures);
    await this.unitOfWork.run(async () => {
      const tree = await this.categories.findForChange();
      const category = tree.add(slug, details);
      await this.categories.save(tree);
      await this.audit.record(categoryEntry(category, { action: 'added', after: auditedCategory(category) }));
    });
  }
}
