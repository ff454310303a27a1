// @ts-check
// Changes of a cart, an order or its payment take no row lock.
const { SelectQueryBuilder } = require('typeorm');
const { replace } = require('../plant.cjs');

replace(SelectQueryBuilder.prototype, 'createLockExpression', () => () => '');
