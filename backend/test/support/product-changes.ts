import { SqlListingRows } from '../../src/catalogue/adapters/postgres/listing/sql-listing-rows';
import { SqlProductChanges } from '../../src/catalogue/adapters/postgres/listing/sql-product-changes';
import { SqlSearchDocuments } from '../../src/catalogue/adapters/postgres/search/sql-search-documents';
import type { Database } from '../../src/platform/postgres/database';

/** As the storefront binds it. */
export const productChanges = (database: Database): SqlProductChanges =>
  new SqlProductChanges(new SqlSearchDocuments(database), new SqlListingRows(database));
