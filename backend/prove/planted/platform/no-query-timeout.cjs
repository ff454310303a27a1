// @ts-check
// Writes wait for a silent Postgres as long as the kernel does.
const pool = require('../../../dist/src/platform/postgres/pool');
const { replace } = require('../plant.cjs');

replace(pool, 'connectionOptions', (connectionOptions) => (...given) => {
  const { query_timeout: _, ...options } = connectionOptions(...given);
  return options;
});
