import type { AuditTrail } from '../../../audit/audit-trail';
import { NoSuchProduct } from '../../../catalogue/catalogue.errors';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Collection } from '../domain/collection';
import { NoSuchCollection } from '../domain/collection.errors';
import { auditedCollection, collectionEntry } from './collection-audit';
import type { CollectionRepository } from './ports';

interface PickProductInput {
  slug: string;
  productId: string;
  /** Whether the product is to be in the collection. */
  isPicked: boolean;
}

/** Puts one product into a collection by hand, or takes it out. A repetition changes nothing. */
export class PickProduct {
  constructor(
    private readonly collections: CollectionRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchCollection, NoSuchProduct, SelectedByRule, CollectionFull */
  execute({ slug, productId, isPicked }: PickProductInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const collection = await this.collections.findForChange(slug);
      if (!collection) throw new NoSuchCollection();
      const { version } = collection.state;
      const before = auditedCollection(collection);
      if (isPicked) await this.pick(collection, productId);
      else collection.remove(productId);
      if (collection.state.version === version) return;
      await this.collections.save(collection);
      const after = auditedCollection(collection);
      await this.audit.record(collectionEntry(collection, { action: 'edited', before, after }));
    });
  }

  private async pick(collection: Collection, productId: string): Promise<void> {
    const existing = await this.collections.existingProducts([...collection.picked, productId]);
    if (!existing.includes(productId)) throw new NoSuchProduct();
    collection.pick(productId, existing);
  }
}
