// @ts-check
// An order goes to any address whose id the client knows.
const { changeStatement } = require('../change-statement.cjs');

changeStatement('FROM identity.addresses a JOIN', 'a.user_id = $2', '$2::uuid IS NOT NULL');
