// @ts-check
// Products are in the shop whatever their state is.
const { changeStatement } = require('../change-statement.cjs');

changeStatement('rows_now AS', "FROM all_rows WHERE state = 'published'", 'FROM all_rows');
