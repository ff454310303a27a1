import { ProductChanges } from '../../../../shared/product-changes';
import type { SqlSearchDocuments } from '../../../search/adapters/postgres/sql-search-documents';
import type { SqlListingRows } from './sql-listing-rows';

export class SqlProductChanges extends ProductChanges {
  constructor(
    private readonly documents: SqlSearchDocuments,
    private readonly listing: SqlListingRows,
  ) {
    super();
  }

  changed(productIds: string[]): void {
    this.documents.refreshBeforeCommit(productIds);
    this.listing.refreshBeforeCommit(productIds);
  }

  figuresChanged(productIds: string[]): void {
    this.listing.refreshBeforeCommit(productIds);
  }

  categoriesMoved(slugs: string[]): Promise<void> {
    return this.listing.countAgain(slugs);
  }
}
