import type { AuditTrail } from '../../../audit/audit-trail';
import type { Pictures } from '../../../pictures/pictures';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { Collection, type CollectionDetails, maxCollections } from '../domain/collection';
import { TooManyCollections } from '../domain/collection.errors';
import { assertPictureExists } from '../../../pictures/assert-picture-exists';
import { auditedCollection, collectionEntry } from './collection-audit';
import { withExistingProducts } from './existing-products';
import type { CollectionRepository } from './ports';

interface AddCollectionInput extends CollectionDetails {
  slug: string;
}

export class AddCollection {
  constructor(
    private readonly collections: CollectionRepository,
    private readonly pictures: Pictures,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchPicture, TooManyCollections, SlugTaken, UnknownBrand, UnknownCategory, UnknownSize and what `Collection.create` throws */
  async execute({ slug, ...details }: AddCollectionInput): Promise<void> {
    if (details.picture !== null) await assertPictureExists(details.picture, this.pictures);
    await this.unitOfWork.run(async () => {
      const order = await this.collections.findOrderForChange();
      if (order.length >= maxCollections) throw new TooManyCollections();
      const collection = Collection.create(slug, await withExistingProducts(details, this.collections));
      await this.collections.add(collection);
      const after = auditedCollection(collection);
      await this.audit.record(collectionEntry(collection, { action: 'added', after }));
    });
  }
}
