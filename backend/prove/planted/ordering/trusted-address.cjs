// @ts-check
// An order goes to any address whose id the client knows.
const { changeStatement } = require('../change-statement.cjs');

changeStatement("'addressId', a.id", 'a.user_id = $2', '$2::uuid IS NOT NULL');
