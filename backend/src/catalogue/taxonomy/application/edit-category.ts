import type { AuditTrail } from '../../../audit/audit-trail';
import type { Pictures } from '../../../pictures/pictures';
import type { Jobs } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Category, CategoryDetails } from '../domain/category-tree';
import { assertPictureExists } from '../../../pictures/assert-picture-exists';
import type { CategoryRepository } from './ports';
import { scheduleRefresh } from '../../refresh-products';
import { auditedCategory, categoryEntry } from './taxonomy-audit';

interface EditCategoryInput extends CategoryDetails {
  slug: string;
}

export class EditCategory {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly pictures: Pictures,
    private readonly audit: AuditTrail,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchPicture and what `CategoryTree.edit` throws */
  async execute({ slug, ...details }: EditCategoryInput): Promise<void> {
    if (details.picture !== null) await assertPictureExists(details.picture, this.pictures);
    await this.unitOfWork.run(async () => {
      const tree = await this.categories.findForChange();
      const before = tree.find(slug);
      const category = tree.edit(slug, details);
      await this.categories.save(tree);
      if (isFoundByOtherWords(before, category)) {
        for (const each of tree.subtreeOf(slug)) await scheduleRefresh(this.jobs, { category: each });
      }
      await this.audit.record(
        categoryEntry(category, {
          action: 'edited',
          before: auditedCategory(before),
          after: auditedCategory(category),
        }),
      );
    });
  }
}

/** The search finds a product by the names of its category and of those above it. */
const isFoundByOtherWords = (before: Category, after: Category): boolean =>
  before.name !== after.name || before.parent !== after.parent;
