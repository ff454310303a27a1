import { SqlProductCards } from './catalogue/adapters/postgres/sql-product-cards';
import { operatorCommand } from './operator-command';

/** Makes the flat rows anew that pages of products come from, while the shop goes on. */
operatorCommand(async (database, say) => {
  const made = await new SqlProductCards(database).rebuild((done) => say(`${done} products done`));
  say(`The cards of ${made} products are made anew`);
});
