// @ts-check
// A connection to Postgres that ends while somebody holds it ends the process.
const { Client } = require('pg');
const { replace } = require('../plant.cjs');

replace(
  Client.prototype,
  'on',
  (on) =>
    function listen(event, ...given) {
      return event === 'error' ? this : on.call(this, event, ...given);
    },
);
