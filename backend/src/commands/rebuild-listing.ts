import { SqlListingRows } from '../storefront/listing-rows/adapters/postgres/sql-listing-rows';
import { SqlSearchDocuments } from '../storefront/search/adapters/postgres/sql-search-documents';
import { operatorCommand } from './operator-command';

/** Rebuilds the listing rows and the search index while the shop is running. */
operatorCommand(async (database, say) => {
  const listed = await new SqlListingRows(database).rebuild((done) => say(`${done} products processed`));
  say(`Rebuilt the listing rows of ${listed} products`);
  const indexed = await new SqlSearchDocuments(database).rebuild((done) => say(`${done} products indexed`));
  say(`Indexed ${indexed} products for the search`);
});
