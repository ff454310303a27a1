import { SqlListingRows } from './catalogue/adapters/postgres/listing/sql-listing-rows';
import { SqlSearchDocuments } from './catalogue/adapters/postgres/search/sql-search-documents';
import { operatorCommand } from './operator-command';

/** Makes anew what pages of products and the search read: the flat rows and the words, while the shop goes on. */
operatorCommand(async (database, say) => {
  const made = await new SqlListingRows(database).rebuild((done) => say(`${done} products processed`));
  say(`Rebuilt the listing rows of ${made} products`);
  const read = await new SqlSearchDocuments(database).rebuild((done) => say(`${done} products indexed`));
  say(`Indexed ${read} products for the search`);
});
