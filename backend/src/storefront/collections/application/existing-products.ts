import type { CollectionDetails } from '../domain/collection';
import type { CollectionRepository } from './ports';

/** Products may have been deleted since they were picked. */
export async function withExistingProducts(
  details: CollectionDetails,
  collections: CollectionRepository,
): Promise<CollectionDetails> {
  const { selection } = details;
  if ('rule' in selection) return details;
  return { ...details, selection: { products: await collections.existingProducts(selection.products) } };
}
