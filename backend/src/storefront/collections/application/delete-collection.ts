import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchCollection } from '../domain/collection.errors';
import { auditedCollection, collectionEntry } from './collection-audit';
import type { CollectionRepository } from './ports';

export class DeleteCollection {
  constructor(
    private readonly collections: CollectionRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchCollection */
  execute(slug: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const collection = await this.collections.findForChange(slug);
      if (!collection) throw new NoSuchCollection();
      await this.collections.delete(slug);
      const before = auditedCollection(collection);
      await this.audit.record(collectionEntry(collection, { action: 'deleted', before }));
    });
  }
}
