import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { OrderOfOtherCollections } from '../domain/collection.errors';
import { collectionEntry } from './collection-audit';
import type { CollectionRepository } from './ports';

export class ReorderCollections {
  constructor(
    private readonly collections: CollectionRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @param slugs of all collections. @throws OrderOfOtherCollections */
  execute(slugs: readonly string[]): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.collections.findOrderForChange();
      if (slugs.toSorted().join() !== before.toSorted().join()) throw new OrderOfOtherCollections();
      await this.collections.saveOrder(slugs);
      for (const [place, slug] of slugs.entries()) {
        const collection = await this.collections.findForChange(slug);
        const move = { before: { position: before.indexOf(slug) + 1 }, after: { position: place + 1 } };
        await this.audit.record(collectionEntry(collection!, { action: 'moved', ...move }));
      }
    });
  }
}
