import { SqlListingRows } from '../../../src/storefront/listing-rows/adapters/postgres/sql-listing-rows';
import { SqlProductChanges } from '../../../src/storefront/listing-rows/adapters/postgres/sql-product-changes';
import { SqlSearchDocuments } from '../../../src/storefront/search/adapters/postgres/sql-search-documents';
import type { Database } from '../../../src/platform/postgres/database';

/** The port is bound as the storefront binds it. */
export const productChanges = (database: Database): SqlProductChanges =>
  new SqlProductChanges(new SqlSearchDocuments(database), new SqlListingRows(database));
