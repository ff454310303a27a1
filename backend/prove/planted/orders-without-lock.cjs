// @ts-check
// Whoever changes a cart, an order or its payment does not keep others from changing it at the same time.
const { SelectQueryBuilder } = require('typeorm');
const { replace } = require('./plant.cjs');

replace(SelectQueryBuilder.prototype, 'createLockExpression', () => () => '');
