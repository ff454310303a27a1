import type { AuditTrail } from '../../../audit/audit-trail';
import type { Pictures } from '../../../pictures/pictures';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { CollectionDetails } from '../domain/collection';
import { NoSuchCollection } from '../domain/collection.errors';
import { assertPictureExists } from '../../../pictures/assert-picture-exists';
import { auditedCollection, collectionEntry } from './collection-audit';
import { withExistingProducts } from './existing-products';
import type { CollectionRepository } from './ports';

interface EditCollectionInput extends CollectionDetails {
  slug: string;
  /** The version that the editor read; undefined skips the check. */
  seenVersion: number | undefined;
}

export class EditCollection {
  constructor(
    private readonly collections: CollectionRepository,
    private readonly pictures: Pictures,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchCollection, NoSuchPicture, UnknownBrand, UnknownCategory, UnknownSize and what `Collection.edit` throws */
  async execute({ slug, seenVersion, ...details }: EditCollectionInput): Promise<void> {
    if (details.picture !== null) await assertPictureExists(details.picture, this.pictures);
    await this.unitOfWork.run(async () => {
      const collection = await this.collections.findForChange(slug);
      if (!collection) throw new NoSuchCollection();
      const before = auditedCollection(collection);
      collection.edit(await withExistingProducts(details, this.collections), seenVersion);
      await this.collections.save(collection);
      const after = auditedCollection(collection);
      await this.audit.record(collectionEntry(collection, { action: 'edited', before, after }));
    });
  }
}
