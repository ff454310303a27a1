// @ts-check
// Each part of an amount is rounded by itself: together they may be a cent more or less.
const split = require('../../../dist/src/shared/split');
const { Money } = require('../../../dist/src/shared/money');
const { replace } = require('../plant.cjs');

replace(split, 'split', () => (amount, weights) => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Money.ofCents(Math.round((amount.cents * weight) / sum)));
});
