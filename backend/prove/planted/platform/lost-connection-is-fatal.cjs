// @ts-check
// A connection to Postgres that ends while somebody holds it ends the process.
const pool = require('../../../dist/src/platform/postgres/pool');
const { replace } = require('../plant.cjs');

replace(pool, 'connectionOptions', (connectionOptions) => (...given) => {
  const { onConnect: _, ...options } = connectionOptions(...given);
  return options;
});
