// @ts-check
// A change of products does not make the facets of their category and brand be counted again.
const { changeStatement } = require('../change-statement.cjs');

changeStatement('catalogue.category_brands AS g', 'version = g.version + 1', 'version = g.version');
