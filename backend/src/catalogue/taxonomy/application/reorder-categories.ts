import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { CategoryTree } from '../domain/category-tree';
import type { CategoryRepository } from './ports';
import { categoryEntry } from './taxonomy-audit';

interface ReorderCategoriesInput {
  /** Null means those at the top. */
  parent: string | null;
  /** The slugs of all categories directly below the parent, in their new order. */
  slugs: readonly string[];
}

export class ReorderCategories {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws OrderOfOtherCategories */
  execute({ parent, slugs }: ReorderCategoriesInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const tree = await this.categories.findForChange();
      const before = orderBelow(parent, tree);
      tree.reorder(parent, slugs);
      await this.categories.save(tree);
      await this.audit.record(
        ...slugs.map((slug, place) =>
          categoryEntry(tree.find(slug), {
            action: 'moved',
            before: { position: before.indexOf(slug) + 1 },
            after: { position: place + 1 },
          }),
        ),
      );
    });
  }
}

const orderBelow = (parent: string | null, { categories }: CategoryTree): string[] =>
  categories.filter((category) => category.parent === parent).map(({ slug }) => slug);
